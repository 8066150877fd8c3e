import { emit, session } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { customerRow } from './customer-row.ts';

const ofCustomer = z.object({ customerId: recordId });

/**
 * Ends all sessions of a customer: with their next request they are a guest, wherever they were signed in. Returns how
 * many had not ended. Needs `customers:write`. ADM-305
 * @throws ShopError `not-found` on `customerId`
 */
export async function endCustomerSessions(
  ctx: ShopContext,
  input: z.input<typeof ofCustomer>,
): Promise<number> {
  const { customerId } = parseInput(ofCustomer, input);
  const change = { verb: 'customer.end-sessions', scope: 'customers:write', of: 'customer' } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    if (!(await customerRow(ctx, customerId).lock(tx)))
      throw new ShopError('not-found', { field: 'customerId' });
    const rows = await tx
      .delete(session)
      .where(and(eq(session.shopId, ctx.shop.id), eq(session.customerId, customerId)))
      .returning({ expiresAt: session.expiresAt });
    if (rows.length > 0)
      await emit(tx, { kind: 'customer.signed-out', entityId: customerId, shopId: ctx.shop.id });
    const now = ctx.clock();
    const ended = rows.filter(({ expiresAt }) => expiresAt > now).length;
    // The customer is as they were, so nobody who is changing them is in conflict with this.
    wrote({ id: customerId, before: { sessions: ended }, after: { sessions: 0 } });
    return ended;
  });
}
