import { product, type Queries, uuids } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context.ts';
import { lockWithHolders } from '../../../pricing/index.ts';
import { requireCarried } from '../../../shop/index.ts';
import type { RecordVariation } from '../../write/product-record.ts';
import { readPicturesOf, recordMedia } from '../parts/pictures.ts';
import type { MatrixKey } from './matrix-rows.ts';
import type { RowChange } from './row-change.ts';

/** The columns of a variation that its row in the matrix changes. */
export type RowFields = Pick<
  typeof product.$inferSelect,
  'sku' | 'price' | 'msrp' | 'weightGrams' | 'unavailableForSale' | 'discontinued' | 'archived'
>;

/** A variation under lock, with what is to be changed of it. */
export interface LockedRow {
  /** The path by which the input names it, e.g. `changes.3`. */
  readonly at: string;
  readonly change: RowChange;
  readonly revision: number;
  readonly values: Readonly<Record<string, string>>;
  readonly fields: RowFields;
  /** Its own pictures and films; read where a picture is to be changed. */
  readonly media: RecordVariation['media'];
}

const { id, revision, variationValues, sku, price, msrp, weightGrams } = product;
const { unavailableForSale, discontinued, archived } = product;
const fields = { sku, price, msrp, weightGrams, unavailableForSale, discontinued, archived };

/**
 * Locks the variations that are named and their product, in the one order in which everybody locks products, and reads
 * them; others are neither locked nor read. Four statements at most, in the order of the changes.
 * @throws ShopError `not-found` on `changes.N.id` that is no variation of the product
 */
export async function lockRows(
  tx: Queries,
  ctx: ShopContext,
  { sellerId, productId }: MatrixKey,
  changes: readonly RowChange[],
): Promise<LockedRow[]> {
  const ids = changes.map((one) => one.id);
  await requireCarried(tx, ctx, [sellerId], 'productId');
  await lockWithHolders(tx, sellerId, [productId, ...ids]);
  const rows = await tx
    .select({ id, revision, values: variationValues, fields })
    .from(product)
    .where(
      and(
        eq(product.sellerId, sellerId),
        sql`${product.id} = any (${uuids(ids)})`,
        eq(product.parentId, productId),
      ),
    );
  const pictured = changes.filter(({ picture }) => picture !== undefined).map((one) => one.id);
  const media = pictured.length === 0 ? undefined : await readPicturesOf(tx, sellerId, pictured);
  const found = new Map(rows.map((row) => [row.id, row]));
  return changes.map((change, at) => {
    const row = found.get(change.id);
    if (!row) throw new ShopError('not-found', { field: `changes.${at}.id` });
    return {
      ...row,
      at: `changes.${at}`,
      change,
      values: row.values ?? {},
      media: recordMedia(media?.get(change.id) ?? []),
    };
  });
}
