import { type Queries, uuids } from '@stoa/database';
import { MOST_VARIATIONS, type Money } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  type ToldVariation,
  toldVariation,
  type VariationRow,
  variationColumns,
  variationsWithStock,
} from '../list/variation-rows.ts';

/** A variation in the matrix of its product. Amounts are minor units. ADM-113 */
export interface VariationOfMatrix extends ToldVariation {
  readonly revision: number;
  readonly archived: boolean;
  readonly msrp: Money | null;
  readonly weightGrams: number;
}

/** The product whose variations are read. */
export interface MatrixKey {
  readonly sellerId: string;
  readonly productId: string;
}

/**
 * Reads the variations of a product in their order: the active ones, or of the archived ones those that were changed
 * last, at most as many as a product has. One statement.
 */
export function readMatrixRows(
  tx: Queries,
  key: MatrixKey,
  { archived }: { readonly archived: boolean },
): Promise<VariationOfMatrix[]> {
  if (!archived) return readRows(tx, key, sql`and not v.archived`);
  const last = sql`select a.id from product a
    where a.seller_id = ${key.sellerId}::uuid and a.parent_id = ${key.productId}::uuid and a.archived
    order by a.updated_at desc, a.id limit ${MOST_VARIATIONS}`;
  return readRows(tx, key, sql`and v.id = any (array(${last}))`);
}

/** Reads variations of a product, archived ones too, in their order. One statement. */
export const readNamedRows = (
  tx: Queries,
  key: MatrixKey,
  ids: readonly string[],
): Promise<VariationOfMatrix[]> => readRows(tx, key, sql`and v.id = any (${uuids(ids)})`);

/** Pictures are found for all of these at once, which takes half the time of one after another. */
async function readRows(
  tx: Queries,
  { sellerId, productId }: MatrixKey,
  which: SQL,
): Promise<VariationOfMatrix[]> {
  const isWanted = sql`v.seller_id = ${sellerId}::uuid and v.parent_id = ${productId}::uuid ${which}`;
  const { rows } = await tx.execute<MatrixRow>(sql`
    select ${variationColumns}, v.revision, v.archived, v.msrp::text, v.weight_grams, picture.file, picture.alt
    from ${variationsWithStock}
    left join (
      select distinct on (m.product_id) m.product_id, m.file, m.alt from product_media m
      where m.seller_id = ${sellerId}::uuid
        and m.product_id = any (array(select v.id from product v where ${isWanted}))
      order by m.product_id, m.kind = 'video', m.position
    ) picture on picture.product_id = v.id
    where ${isWanted}
    order by v.position, v.id limit ${MOST_VARIATIONS}`);
  return rows.map((row) => ({
    ...toldVariation(row, row.file === null ? null : { file: row.file, alt: row.alt ?? '' }),
    revision: row.revision,
    archived: row.archived,
    msrp: row.msrp === null ? null : Number(row.msrp),
    weightGrams: row.weight_grams,
  }));
}

interface MatrixRow extends VariationRow {
  readonly revision: number;
  readonly archived: boolean;
  readonly msrp: string | null;
  readonly weight_grams: number;
  /** Of the first picture of its own; of a film only where there is no picture. */
  readonly file: string | null;
  readonly alt: string | null;
}
