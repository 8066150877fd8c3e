import { customer, type Queries, salesOrder } from '@stoa/database';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/**
 * Gives a customer the orders that were placed with their address without signing in, once the mailbox is confirmed:
 * an address that anybody could enter owns nothing. Of everybody else it changes nothing.
 */
export async function claimGuestOrders(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  customerId: string,
): Promise<void> {
  const [owner] = await tx
    .select({ emailKey: customer.emailKey })
    .from(customer)
    .where(
      and(eq(customer.shopId, shop.id), eq(customer.id, customerId), isNotNull(customer.emailConfirmedAt)),
    );
  if (!owner) return;
  await tx
    .update(salesOrder)
    .set({ customerId })
    .where(
      and(
        eq(salesOrder.shopId, shop.id),
        isNull(salesOrder.customerId),
        eq(salesOrder.emailKey, owner.emailKey),
      ),
    );
}
