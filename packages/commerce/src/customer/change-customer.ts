import { customer } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, storedRow } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { accountStatuses, requireGroup, statusColumns } from './create-customer.ts';

const customerChange = z.object({
  customerId: z.uuid(),
  status: z.enum(accountStatuses).optional(),
  group: z.string().optional(),
  /** The revision the change was made from. */
  revision: z.int().min(1).optional(),
});
export type CustomerChange = z.input<typeof customerChange>;

/**
 * Verifies or restricts a customer, or moves them to another group; it holds from their next request on. Needs
 * `customers:write`. PRICE-006
 * @throws ShopError `not-found` for customer or group, `conflict` on `revision` when the same was changed meanwhile
 * @awaits back office
 */
export async function changeCustomer(ctx: ShopContext, input: CustomerChange): Promise<void> {
  const { customerId, status, group, revision: version } = parseInput(customerChange, input);
  const where = and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId));
  const of = storedRow({ entity: 'customer', id: customerId, field: 'customerId', table: customer, where });
  const fields = { ...(status && statusColumns(status)), ...(group !== undefined && { groupCode: group }) };
  const change = { verb: 'customer.change', scope: 'customers:write', of, version, fields } as const;
  await requireGroup(() =>
    changing(ctx, change, ({ tx, fields: wanted }) =>
      tx
        .update(customer)
        .set({ ...wanted, updatedAt: ctx.clock() })
        .where(where),
    ),
  );
}
