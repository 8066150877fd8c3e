import { customer, emit, hashToken, inShop } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/**
 * Verifies a customer who followed the link of the verification mail. PRICE-006
 * @throws ShopError `not-found` for a token that is wrong or was used.
 */
export async function verifyEmail(ctx: ShopContext, token: string): Promise<void> {
  const [, customerId] = /^([\da-f-]{36})\.[\w-]{43}$/.exec(token) ?? [];
  if (customerId === undefined) throw new ShopError('not-found', { field: 'token' });
  await inShop(ctx, async (tx) => {
    const { rowCount } = await tx
      .update(customer)
      .set({ verifyHash: null, updatedAt: ctx.clock() })
      .where(
        and(
          eq(customer.shopId, ctx.shop.id),
          eq(customer.id, customerId),
          eq(customer.verifyHash, hashToken(token)),
        ),
      );
    if (!rowCount) throw new ShopError('not-found', { field: 'token' });
    await emit(tx, { kind: 'customer.changed', entityId: customerId, shopId: ctx.shop.id });
  });
}
