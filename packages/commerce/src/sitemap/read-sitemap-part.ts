import { readRows } from '@stoa/database';
import { sql } from 'drizzle-orm';
import {
  type SitemapKind,
  type SitemapReader,
  sitemapDependencies,
  sitemapIds,
  sitemapRows,
} from './sitemap-rows.ts';

/** An address of a shop that guests may see and crawlers may list. */
export interface SitemapEntry {
  /** Begins with a slash. */
  readonly path: string;
  readonly updatedAt: Date;
  /** Masters of its pictures, `PICTURES_PER_ENTRY` at most. */
  readonly pictures: readonly string[];
}

interface PartKey {
  readonly kind: SitemapKind;
  /** From 1. */
  readonly number: number;
  /** Addresses in each part. */
  readonly size: number;
}

/** Read at one go. */
const BATCH = 1000;

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly updated_at: Date;
  readonly path: string;
  readonly pictures: readonly string[];
}

/**
 * Reads the addresses of one part in batches; none for a part there is not. Each batch is a statement of its own that
 * begins where the last one ended, so neither memory nor a connection is held while a slow reader takes them.
 */
export async function* readSitemapPart(
  reader: SitemapReader,
  { kind, number, size }: PartKey,
): AsyncGenerator<readonly SitemapEntry[]> {
  let after = number > 1 ? await lastBefore(reader, kind, (number - 1) * size) : undefined;
  if (number > 1 && after === undefined) return;
  for (let left = size; left > 0; ) {
    const limit = Math.min(BATCH, left);
    const rows = await readRows<Row>(reader, sitemapDependencies, sitemapRows(reader, kind, after, limit));
    if (rows.length > 0) yield rows.map(toEntry);
    if (rows.length < limit) return;
    after = rows.at(-1)?.id;
    left -= rows.length;
  }
}

/** Returns the id of the last of the first `count`; undefined where there are fewer. */
async function lastBefore(reader: SitemapReader, kind: SitemapKind, count: number) {
  const rows = await readRows<{ id: string }>(
    reader,
    sitemapDependencies,
    sql`select id from (${sitemapIds(reader, kind)}) ids order by id offset ${count - 1} limit 1`,
  );
  return rows[0]?.id;
}

const toEntry = ({ path, updated_at, pictures }: Row): SitemapEntry => ({
  path: `/${path}`,
  updatedAt: updated_at,
  pictures,
});
