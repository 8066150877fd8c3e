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
import { readFirstPictures } from '../parts/pictures.ts';

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
 * last, at most as many as a product has. Two statements.
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

/** Reads variations of a product, archived ones too, in their order. Two statements. */
export const readNamedRows = (
  tx: Queries,
  key: MatrixKey,
  ids: readonly string[],
): Promise<VariationOfMatrix[]> => readRows(tx, key, sql`and v.id = any (${uuids(ids)})`);

/**
 * Pictures are found for all rows at once, by a statement of their own: joined, PostgreSQL may look for those of all again
 * for each row while it has no statistics of them.
 */
async function readRows(
  tx: Queries,
  { sellerId, productId }: MatrixKey,
  which: SQL,
): Promise<VariationOfMatrix[]> {
  const { rows } = await tx.execute<MatrixRow>(sql`
    select ${variationColumns}, v.revision, v.archived, v.msrp::text, v.weight_grams
    from ${variationsWithStock}
    where v.seller_id = ${sellerId}::uuid and v.parent_id = ${productId}::uuid ${which}
    order by v.position, v.id limit ${MOST_VARIATIONS}`);
  const ids = rows.map(({ id }) => id);
  const pictures = await readFirstPictures(tx, sellerId, ids);
  return rows.map((row) => ({
    ...toldVariation(row, pictures.get(row.id) ?? null),
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
}
