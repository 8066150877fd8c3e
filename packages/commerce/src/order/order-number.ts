import { sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { shopCounter } from '../shop/tables.ts';

const FIRST_NUMBER = 100_001;

/**
 * The shop's next order number. Taken by itself, before the transaction of the order, so that orders placed at
 * once don't wait for each other at the counter; a checkout that fails leaves a gap.
 */
export async function takeOrderNumber(ctx: Pick<ShopContext, 'db' | 'shop'>): Promise<string> {
  const [row] = await ctx.db.queries
    .insert(shopCounter)
    .values({ shopId: ctx.shop.id, name: 'order', value: FIRST_NUMBER })
    .onConflictDoUpdate({
      target: [shopCounter.shopId, shopCounter.name],
      set: { value: sql`${shopCounter.value} + 1` },
    })
    .returning({ value: shopCounter.value });
  return String(row?.value ?? FIRST_NUMBER);
}
