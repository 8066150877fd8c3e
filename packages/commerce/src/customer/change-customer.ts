import { customer, emit, inShop } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';
import { accountStatuses, requireGroup, statusColumns } from './create-customer.ts';

const change = z.object({
  customerId: z.uuid(),
  status: z.enum(accountStatuses).optional(),
  group: z.string().optional(),
});
export type CustomerChange = z.input<typeof change>;

/**
 * Verifies or restricts a customer, or moves them to another group; it holds from their next request on. Needs
 * `customers:write`. PRICE-006
 * @throws ShopError `not-found` for customer or group.
 * @awaits back office
 */
export async function changeCustomer(ctx: ShopContext, input: CustomerChange): Promise<void> {
  requireScope(ctx, 'customers:write');
  const { customerId, status, group } = parseInput(change, input);
  await requireGroup(() =>
    inShop(ctx, async (tx) => {
      const { rowCount } = await tx
        .update(customer)
        .set({
          ...(status && statusColumns(status)),
          ...(group !== undefined && { groupCode: group }),
          updatedAt: ctx.clock(),
        })
        .where(and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId)));
      if (!rowCount) throw new ShopError('not-found', { field: 'customerId' });
      await emit(tx, { kind: 'customer.changed', entityId: customerId, shopId: ctx.shop.id });
    }),
  );
}
