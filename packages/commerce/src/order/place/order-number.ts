import { type Queries, shopCounter } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

const FIRST_NUMBER = 100_001;

/**
 * Takes the shop's next order number, in the transaction of the order: what is refused takes none. The shop's other
 * orders wait at the counter until the transaction ends, so it is taken last, when no other lock is waited for.
 */
export async function takeOrderNumber(tx: Queries, ctx: Pick<ShopContext, 'shop'>): Promise<string> {
  const [row] = await tx
    .insert(shopCounter)
    .values({ shopId: ctx.shop.id, name: 'order', value: FIRST_NUMBER })
    .onConflictDoUpdate({
      target: [shopCounter.shopId, shopCounter.name],
      set: { value: sql`${shopCounter.value} + 1` },
    })
    .returning({ value: shopCounter.value });
  return String(row?.value ?? FIRST_NUMBER);
}
