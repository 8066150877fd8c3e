import { readRows } from '@stoa/database';
import { sql } from 'drizzle-orm';
import { type SitemapKind, type SitemapReader, sitemapDependencies, sitemapIds } from './sitemap-rows.ts';

/** A part of a shop's sitemap: at most `size` addresses of one kind. */
export interface SitemapPart {
  readonly kind: SitemapKind;
  /** From 1. */
  readonly number: number;
  /** The last time anything in it changed. */
  readonly updatedAt: Date;
}

const kinds: readonly SitemapKind[] = ['pages', 'categories', 'products'];

/**
 * Lists the parts a shop's sitemap has, of `size` addresses each, in one statement; none of a kind it has nothing of.
 */
export async function listSitemapParts(reader: SitemapReader, size: number): Promise<SitemapPart[]> {
  const selects = kinds.map(
    (kind, at) => sql`
      select ${at}::int as kind, number::int, max(updated_at) as updated_at
      from (
        select (row_number() over (order by id) - 1) / ${size}::int + 1 as number, updated_at
        from (${sitemapIds(reader, kind)}) ids
      ) numbered group by number`,
  );
  const rows = await readRows<{ kind: number; number: number; updated_at: Date }>(
    reader,
    sitemapDependencies,
    sql`${sql.join(selects, sql` union all `)} order by kind, number`,
  );
  return rows.flatMap(({ kind: at, number, updated_at }) => {
    const kind = kinds[at];
    return kind ? [{ kind, number, updatedAt: updated_at }] : [];
  });
}
