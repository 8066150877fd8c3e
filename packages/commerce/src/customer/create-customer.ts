import { customer, hashToken, newId, newToken } from '@stoa/database';
import { type AccountStatus, accountStatuses, emailKey } from '@stoa/domain';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { emailAddress, nickNameText, parseInput, personText, shortText } from '../kernel/input.ts';
import { newPassword, withPasswords } from '../kernel/password.ts';
import { requireScope } from '../kernel/require-scope.ts';
import { nickNameColumns } from './nick-name-columns.ts';
import { orRefused } from './or-refused.ts';

/** The group of customers who register themselves. */
export const FIRST_GROUP = 'retail';

/** The code of a group of customers, as it is given. */
export const groupCode = shortText(63);

const newCustomer = z.object({
  email: emailAddress,
  /** Without one the customer can't sign in yet. */
  password: newPassword.optional(),
  firstName: personText().default(''),
  lastName: personText().default(''),
  nickName: nickNameText().pipe(z.string().min(1)).optional(),
  group: groupCode.default(FIRST_GROUP),
  status: z.enum(accountStatuses).default('verified'),
});
export type NewCustomer = z.input<typeof newCustomer>;

/**
 * Adds a customer on the merchant's behalf. Needs `customers:write`.
 * @throws ShopError `conflict` on `email` or `nickName` when taken in this shop; `invalid-input`, also on a `group` that the
 * shop has not
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
  await orRefused(() =>
    changing(ctx, change, async ({ tx, wrote }) => {
      await tx.insert(customer).values(row);
      wrote({ id: customerId, after: { ...person, nickName, status, group }, revision: 1 });
    }),
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
