import { customer, hashToken, newId, newToken, orConflict, violatedConstraint } from '@stoa/database';
import { type AccountStatus, accountStatuses, emailKey, ShopError } from '@stoa/domain';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { emailAddress, nickNameText, parseInput, personText } from '../kernel/input.ts';
import { newPassword, withPasswords } from '../kernel/password.ts';
import { requireScope } from '../kernel/require-scope.ts';
import { nickNameColumns } from './nick-name-columns.ts';

/** The group of customers who register themselves. */
export const FIRST_GROUP = 'retail';

const newCustomer = z.object({
  email: emailAddress,
  /** Without one the customer can't sign in yet. */
  password: newPassword.optional(),
  firstName: personText().default(''),
  lastName: personText().default(''),
  nickName: nickNameText().pipe(z.string().min(1)).optional(),
  group: z.string().default(FIRST_GROUP),
  status: z.enum(accountStatuses).default('verified'),
});
export type NewCustomer = z.input<typeof newCustomer>;

/**
 * Adds a customer on the merchant's behalf. Needs `customers:write`.
 * @throws ShopError `conflict` on `email` or `nickName` when taken in this shop, `not-found` for the group.
 */
export async function createCustomer(ctx: ShopContext, input: NewCustomer): Promise<{ customerId: string }> {
  requireScope(ctx, 'customers:write');
  const { password, group, status, nickName, ...person } = parseInput(newCustomer, input);
  const customerId = newId();
  const now = ctx.clock();
  const row = {
    shopId: ctx.shop.id,
    id: customerId,
    ...person,
    emailKey: emailKey(person.email),
    ...nickNameColumns(nickName),
    groupCode: group,
    createdAt: now,
    updatedAt: now,
    ...statusColumns(status),
    passwordHash: password === undefined ? null : await withPasswords(ctx.shop, ({ hash }) => hash(password)),
  };
  const change = { verb: 'customer.create', scope: 'customers:write', of: 'customer' } as const;
  await requireGroup(() =>
    orConflict({ customer_email_key: 'email', customer_nick_name_key: 'nickName' }, () =>
      changing(ctx, change, async ({ tx, wrote }) => {
        await tx.insert(customer).values(row);
        wrote({ id: customerId, after: { status, group }, revision: 1 });
      }),
    ),
  );
  return { customerId };
}

/**
 * Returns the columns for a status. A pending customer gets a hash that no token has, so only the merchant can verify
 * them.
 */
export function statusColumns(status: AccountStatus) {
  return {
    isRestricted: status === 'restricted',
    verifyHash: status === 'pending' ? hashToken(newToken()) : null,
  };
}

/** Returns the status that the columns of a customer come to. */
export function statusOf(
  row: Pick<typeof customer.$inferSelect, 'isRestricted' | 'verifyHash'>,
): AccountStatus {
  if (row.isRestricted) return 'restricted';
  return row.verifyHash === null ? 'verified' : 'pending';
}

/** @throws ShopError `not-found` when the write named a group the shop hasn't. */
export async function requireGroup<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (violatedConstraint(cause) !== 'customer_shop_id_group_code_customer_group_shop_id_code_fk')
      throw cause;
    throw new ShopError('not-found', { field: 'group', cause });
  }
}
