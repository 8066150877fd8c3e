import { customer, type Queries } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/**
 * Locks the customer as staff do who change them: first of all rows that are theirs, so that neither waits forever.
 * Returns their e-mail address as it is then; `undefined` where they are gone.
 */
export async function lockOwn(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  customerId: string,
): Promise<string | undefined> {
  const own = and(eq(customer.shopId, shop.id), eq(customer.id, customerId));
  const [row] = await tx.select({ email: customer.email }).from(customer).where(own).for('no key update');
  return row?.email;
}

/** Returns the columns by which a customer's own change is seen by staff who read them before it. ADM-907 */
export const counted = ({ clock }: Pick<ShopContext, 'clock'>) => ({
  revision: sql`${customer.revision} + 1`,
  updatedAt: clock(),
});

/** Counts a customer's own change of what is kept beside their row, such as an address. */
export async function countOwn(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  customerId: string,
): Promise<void> {
  const own = and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId));
  await tx.update(customer).set(counted(ctx)).where(own);
}
