import { priceLevel, shopSeller } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** The ids of the sellers that a shop carries, its own among them, as an array. */
export const sellersOf = (shopId: string): SQL => sql`array(
  select ${shopSeller.sellerId} from ${shopSeller} where ${shopSeller.shopId} = ${shopId}::uuid)`;

/**
 * The price levels that a group of the shop has: those that name its code, of the sellers that the shop carries. A group
 * of another shop may have the same code, and where that one carries the same seller, the level is for both.
 */
export const namesGroup = ({ shop }: Pick<ShopContext, 'shop'>, code: string): SQL => sql`
  ${priceLevel.customerGroups} @> array[${code}]::text[] and ${priceLevel.sellerId} = any (${sellersOf(shop.id)})`;
