import { customer } from '@stoa/database';
import { accountStatuses } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { nickNameText, parseInput, personText, recordId } from '../../kernel/input.ts';
import { groupCode, statusColumns, statusOf } from '../create-customer.ts';
import { changedNickName } from '../nick-name-columns.ts';
import { orRefused } from '../or-refused.ts';
import { customerRow } from './customer-row.ts';
import { statusTeller } from './tell-status.ts';

const customerChange = z.object({
  customerId: recordId,
  firstName: personText().optional(),
  lastName: personText().optional(),
  /** Shown beside what they write in public; none and an empty one take it away. */
  nickName: nickNameText()
    .nullish()
    .transform((name) => (name === '' ? null : name)),
  status: z.enum(accountStatuses).optional(),
  group: groupCode.optional(),
  /** Mails the customer where they are approved or restricted by it. */
  tell: z.boolean().optional(),
  /** The revision the change was made from. */
  revision: z.int().min(1).optional(),
});
export type CustomerChange = z.input<typeof customerChange>;

/**
 * Changes what is known of a customer, approves or restricts them, or moves them to another group; it holds from their
 * next request on. What is left out stays. Needs `customers:write`. ADM-302, ADM-304, PRICE-006
 * @throws ShopError `not-found` on `customerId`; `invalid-input`, also on a `group` that the shop has not; `conflict` on
 * `nickName` when somebody has it, and on `revision` when the same was changed meanwhile
 */
export async function changeCustomer(ctx: ShopContext, input: CustomerChange): Promise<void> {
  const { customerId, revision: version, tell = false, ...given } = parseInput(customerChange, input);
  const of = customerRow(ctx, customerId);
  const change = { verb: 'customer.change', scope: 'customers:write', of, version, fields: given } as const;
  const told = await statusTeller(ctx, tell);
  await orRefused(() =>
    changing(ctx, change, async ({ tx, row, fields, revision }) => {
      const { status, group, nickName, ...names } = fields;
      // Who waits already goes on waiting for the link that was mailed to them.
      const changed = status !== undefined && status !== statusOf(row) ? status : undefined;
      await tx
        .update(customer)
        .set({
          ...names,
          ...(nickName !== undefined && changedNickName(nickName)),
          ...(changed && statusColumns(changed)),
          ...(group !== undefined && { groupCode: group }),
          updatedAt: ctx.clock(),
        })
        .where(and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId)));
      if (changed) await told(tx, changed, [{ ...row, revision }]);
    }),
  );
}
