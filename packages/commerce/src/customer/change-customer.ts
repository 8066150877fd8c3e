import { customer } from '@stoa/database';
import { accountStatuses } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, storedRow } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireGroup, statusColumns, statusOf } from './create-customer.ts';

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
  const { customerId, revision: version, ...fields } = parseInput(customerChange, input);
  const of = customerRow(ctx, customerId);
  const change = { verb: 'customer.change', scope: 'customers:write', of, version, fields } as const;
  await requireGroup(() =>
    changing(ctx, change, ({ tx, fields: { status, group } }) =>
      tx
        .update(customer)
        .set({
          ...(status && statusColumns(status)),
          ...(group !== undefined && { groupCode: group }),
          updatedAt: ctx.clock(),
        })
        .where(and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId))),
    ),
  );
}

/** A customer as staff change them. What tells of the person stays out of the audit log, which is kept for good. */
const customerRow = ({ shop }: Pick<ShopContext, 'shop'>, customerId: string) =>
  storedRow({
    shop,
    entity: 'customer',
    id: customerId,
    field: 'customerId',
    table: customer,
    where: eq(customer.id, customerId),
    view: (row) => ({ status: statusOf(row), group: row.groupCode }),
  });
