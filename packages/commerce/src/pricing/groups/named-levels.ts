import { priceLevel, shopSeller } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/**
 * The price levels that a group of the shop has: those that name its code, of the sellers that the shop carries. A group
 * of another shop may have the same code, and where that one carries the same seller, the level is for both.
 */
export const namesGroup = ({ shop }: Pick<ShopContext, 'shop'>, code: SQL): SQL => sql`
  ${priceLevel.customerGroups} @> array[${code}]::text[] and ${priceLevel.sellerId} = any (array(
    select ${shopSeller.sellerId} from ${shopSeller} where ${shopSeller.shopId} = ${shop.id}::uuid))`;
