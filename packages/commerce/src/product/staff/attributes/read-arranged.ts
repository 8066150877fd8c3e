import { product, type Queries, stock } from '@stoa/database';
import { type ArrangedVariation, msg, ShopError } from '@stoa/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { FoundProduct } from '../find-product.ts';

/** A variation as the rule of attributes sees it, with its stock. */
export interface StoredArranged extends ArrangedVariation {
  /** Pieces on the shelf; null without stock keeping. */
  readonly onHand: number | null;
  readonly revision: number;
}

/** Reads all variations of a product, archived ones too, in their order. One statement. */
export async function readArranged(
  tx: Queries,
  { sellerId, id }: Pick<FoundProduct['row'], 'sellerId' | 'id'>,
): Promise<StoredArranged[]> {
  const rows = await tx
    .select({
      id: product.id,
      sku: product.sku,
      values: product.variationValues,
      archived: product.archived,
      position: product.position,
      revision: product.revision,
      changedAt: product.updatedAt,
      onHand: stock.onHand,
    })
    .from(product)
    .leftJoin(stock, and(eq(stock.sellerId, product.sellerId), eq(stock.productId, product.id)))
    .where(and(eq(product.sellerId, sellerId), eq(product.parentId, id)))
    .orderBy(asc(product.position), asc(product.id));
  return rows.map((row) => ({ ...row, values: row.values ?? {} }));
}

/** @throws ShopError `invalid-input` on `productId` of a product of another kind, which has no variations */
export function requireVariable({ classCode }: Pick<FoundProduct['row'], 'classCode'>): void {
  if (classCode === 'variable_product') return;
  throw new ShopError('invalid-input', { field: 'productId', reason: msg('catalogue.not_variable') });
}
