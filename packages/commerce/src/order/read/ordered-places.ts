import { readInShop } from '@stoa/database';
import type { ProductAddress } from '@stoa/domain';
import { readProductPlaces } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';

/** Finds where the products of orders stand today, by id; none for what the shop shows no more. One statement. */
export async function orderedPlaces(
  ctx: ShopContext,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductAddress>> {
  if (productIds.length === 0) return new Map();
  return readInShop(ctx, (tx) => readProductPlaces(tx, ctx, productIds));
}
