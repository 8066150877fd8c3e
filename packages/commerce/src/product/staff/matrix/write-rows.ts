import { product, type Queries, uuids } from '@stoa/database';
import { getTableColumns, sql } from 'drizzle-orm';
import type { WrittenRecord } from '../../../kernel/change/index.ts';
import { replaceMedia } from '../../write/change-rows.ts';
import { mediaRows } from '../../write/new-rows.ts';
import type { RecordVariation } from '../../write/product-record.ts';
import type { RowFields } from './locked-rows.ts';
import type { PlannedRow } from './planned-rows.ts';

const columns = getTableColumns(product);

type Media = ReadonlyMap<string, RecordVariation['media']>;

/**
 * Writes the rows and counts a revision of each: their own columns in one statement, so that they may exchange their skus,
 * and their pictures in two.
 */
export async function writeRows(
  tx: Queries,
  sellerId: string,
  { rows, media, now }: { readonly rows: readonly PlannedRow[]; readonly media: Media; readonly now: Date },
): Promise<void> {
  // Only what differs somewhere: another sku has what is searched for made anew.
  const names = [...new Set(rows.flatMap(({ differing }) => Object.keys(differing)))] as (keyof RowFields)[];
  const set = names.map((name) => `"${columns[name].name}" = d."${columns[name].name}", `).join('');
  const values = rows.map(({ change: { id }, fields, differing }) => {
    const wanted = { ...fields, ...differing };
    return { id, ...Object.fromEntries(names.map((name) => [columns[name].name, wanted[name]])) };
  });
  await tx.execute(sql`
    update product p set ${sql.raw(set)}revision = p.revision + 1, updated_at = ${now.toISOString()}::timestamptz
    from json_populate_recordset(null::product, ${JSON.stringify(values)}::json) d
    where p.seller_id = ${sellerId}::uuid and p.id = d.id
      and p.id = any (${uuids(rows.map(({ change }) => change.id))})`);
  const ids = [...media.keys()];
  await replaceMedia(tx, sellerId, {
    ids,
    rows: [...media].flatMap(([id, own]) => mediaRows(sellerId, id, own)),
  });
}

/** Returns the entries of the rows for the audit log: what differs of each. */
export const writtenRows = (sellerId: string, rows: readonly PlannedRow[], media: Media): WrittenRecord[] =>
  rows.map(({ change: { id }, revision, fields, differing, media: had }) => {
    const own = media.get(id);
    const before = Object.keys(differing).map((name) => [name, fields[name as keyof RowFields]]);
    return {
      id,
      before: { ...Object.fromEntries(before), ...(own && { media: had }) },
      after: { ...differing, ...(own && { media: own }) },
      revision: revision + 1,
      sellerId,
    };
  });
