import { accountLink, customer, customerAddress, customerGroup, readInShop, session } from '@stoa/database';
import { type AccountStatus, emailKey, type Money, ShopError } from '@stoa/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { type SavedAddress, toSavedAddress, usualOrder } from '../addresses.ts';

/** A customer as staff see them. Nothing of it lets anybody in: no password, not even sealed, and no token. */
export interface StaffCustomer {
  readonly id: string;
  /** Counts changes, also the customer’s own: what a change of staff names as what was seen. */
  readonly revision: number;
  readonly email: string;
  /** When a link that only their mailbox got was followed. */
  readonly emailConfirmedAt: Date | null;
  /** An address that waits to be confirmed by its mailbox. */
  readonly newEmail: { readonly email: string; readonly expiresAt: Date } | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickName: string | null;
  readonly status: AccountStatus;
  readonly group: { readonly code: string; readonly name: string };
  readonly hasPassword: boolean;
  /** Browsers and apps in which they are signed in. */
  readonly sessions: number;
  readonly joinedAt: Date;
  /** Orders that were placed, cancelled ones included. */
  readonly orders: number;
  /** What was taken for all orders and not given back, in minor units of `currency`. */
  readonly spent: Money;
  /** The shop's. */
  readonly currency: string;
  /** Null for who never ordered. */
  readonly lastOrderAt: Date | null;
  /** The default first, then the newest. */
  readonly addresses: readonly SavedAddress[];
}

/**
 * Reads a customer as staff see them, in two statements. Needs `customers:read`. ADM-304, ADM-305
 * @throws ShopError `not-found` on `customerId`, `unauthenticated`, `forbidden`
 */
export async function readCustomerForStaff(ctx: ShopContext, customerId: string): Promise<StaffCustomer> {
  requireScope(ctx, 'customers:read');
  const id = parseInput(recordId, customerId);
  const { row, addresses } = await readInShop(ctx, async (tx) => {
    const [found] = await tx
      .select({ ...told, sessions: sessionsAt(ctx.clock()) })
      .from(customer)
      .innerJoin(
        customerGroup,
        and(eq(customerGroup.shopId, customer.shopId), eq(customerGroup.code, customer.groupCode)),
      )
      .leftJoin(accountLink, isOpenLink(ctx.clock()))
      .where(and(eq(customer.shopId, ctx.shop.id), eq(customer.id, id)));
    if (!found) throw new ShopError('not-found', { field: 'customerId' });
    const kept = await tx
      .select()
      .from(customerAddress)
      .where(and(eq(customerAddress.shopId, ctx.shop.id), eq(customerAddress.customerId, id)))
      .orderBy(...usualOrder);
    return { row: found, addresses: kept.map(toSavedAddress) };
  });
  const { waiting, ...known } = row;
  // A link to the present address confirms it, and changes nothing.
  const isOther = waiting && emailKey(waiting.email) !== emailKey(known.email);
  return { ...known, newEmail: isOther ? waiting : null, currency: ctx.shop.currency, addresses };
}

const told = {
  id: customer.id,
  revision: customer.revision,
  email: customer.email,
  emailConfirmedAt: customer.emailConfirmedAt,
  waiting: { email: accountLink.email, expiresAt: accountLink.expiresAt },
  firstName: customer.firstName,
  lastName: customer.lastName,
  nickName: customer.nickName,
  status: customer.status,
  group: { code: customerGroup.code, name: customerGroup.name },
  hasPassword: sql<boolean>`${customer.passwordHash} is not null`,
  joinedAt: customer.createdAt,
  orders: customer.orderCount,
  spent: customer.spent,
  lastOrderAt: customer.lastOrderAt,
};

const sessionsAt = (now: Date) =>
  sql`(select count(*) from ${session} where ${and(
    eq(session.shopId, customer.shopId),
    eq(session.customerId, customer.id),
    gt(session.expiresAt, now),
  )})`.mapWith(Number);

const isOpenLink = (now: Date) =>
  and(
    eq(accountLink.shopId, customer.shopId),
    eq(accountLink.customerId, customer.id),
    eq(accountLink.kind, 'email'),
    gt(accountLink.expiresAt, now),
  );
