import { customer, customerAddress, readInShop } from '@stoa/database';
import { isVerifiedCustomer } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { type SavedAddress, toSavedAddress, usualOrder } from './addresses.ts';
import { type CustomerScope, customerScopes } from './customer-scopes.ts';

/** The user record. ENT-013, ENT-058, AUTH-511 */
export interface CustomerRecord {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly nickName: string | undefined;
  readonly group: string;
  readonly isRestricted: boolean;
  /** The customer waits to be verified. The hash itself stays on the server. */
  readonly verificationPending: boolean;
  readonly verified: boolean;
  /** A link that only their mailbox got was followed. */
  readonly emailConfirmed: boolean;
  readonly scope: readonly CustomerScope[];
  readonly addresses: readonly SavedAddress[];
}

/** Reads the signed-in customer's own record with their addresses; `undefined` for a guest. AUTH-503, AUTH-511 */
export async function readCustomer(ctx: ShopContext): Promise<CustomerRecord | undefined> {
  if (ctx.actor.kind !== 'customer') return undefined;
  const { customerId } = ctx.actor;
  const rows = await readInShop(ctx, (tx) =>
    tx
      .select({ customer, address: customerAddress })
      .from(customer)
      .leftJoin(customerAddress, isAddressOfCustomer)
      .where(and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId)))
      .orderBy(...usualOrder),
  );
  return toCustomerRecord(rows);
}

const isAddressOfCustomer = and(
  eq(customerAddress.shopId, customer.shopId),
  eq(customerAddress.customerId, customer.id),
);

interface CustomerRow {
  readonly customer: typeof customer.$inferSelect | null;
  readonly address: typeof customerAddress.$inferSelect | null;
}

/** Rows of one customer, one for each address. */
function toCustomerRecord(rows: readonly CustomerRow[]): CustomerRecord | undefined {
  const row = rows[0]?.customer;
  if (!row) return undefined;
  const verified = isVerifiedCustomer(row);
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    nickName: row.nickName ?? undefined,
    group: row.groupCode,
    isRestricted: row.isRestricted,
    verificationPending: row.verifyHash !== null,
    verified,
    emailConfirmed: row.emailConfirmedAt !== null,
    scope: customerScopes(verified),
    addresses: rows.flatMap(({ address }) => (address ? [toSavedAddress(address)] : [])),
  };
}
