import { customer, customerAddress, inShop, newId, type Queries, readInShop } from '@stoa/database';
import { addressIssues, msg, normaliseAddress, type PostalAddress, ShopError } from '@stoa/domain';
import { and, count, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, shortText } from '../kernel/input.ts';
import { addressRules, readShopSettings } from '../shop/index.ts';
import { requireCustomer } from './visitor.ts';

const MAX_ADDRESSES = 50;

export interface SavedAddress {
  readonly id: string;
  readonly address: PostalAddress;
  readonly isDefault: boolean;
}

const text = shortText(1000);
const optionalText = text.nullish();
const postalAddress = z.object({
  firstName: text,
  lastName: text,
  line1: text,
  city: text,
  country: text,
  company: optionalText,
  line2: optionalText,
  state: optionalText,
  postcode: optionalText,
  phone: optionalText,
});

const savedAddress = z.object({
  /** The address to change; a new one when left out. */
  id: z.uuid().optional(),
  address: postalAddress,
  isDefault: z.boolean().default(false),
});
const ownAddress = z.object({ id: z.uuid() });
export type AddressToSave = z.input<typeof savedAddress>;

/**
 * Adds an address to the customer's own, or changes one of them. The first becomes the default; there is one
 * default.
 * @throws ShopError `invalid-input` naming every field at fault, `not-found` for an address that isn't theirs, `conflict`
 * beyond 50 addresses, which says so.
 */
export async function saveAddress(ctx: ShopContext, input: AddressToSave): Promise<{ addressId: string }> {
  const { customerId } = requireCustomer(ctx);
  const given = parseInput(savedAddress, input);
  const address = await checkedAddress(ctx, given.address);
  return inShop(ctx, async (tx) => {
    const others = await lockAddresses(tx, ctx, customerId);
    if (given.id === undefined && others >= MAX_ADDRESSES)
      throw new ShopError('conflict', { reason: msg('account.too_many_addresses', { n: MAX_ADDRESSES }) });
    const isDefault = given.isDefault || others === 0;
    if (isDefault)
      await tx.update(customerAddress).set({ isDefault: false }).where(ownAddresses(ctx, customerId));
    if (given.id !== undefined) return changeAddress(tx, ctx, given.id, { address, isDefault });
    const addressId = newId();
    const row = { shopId: ctx.shop.id, id: addressId, customerId, address, isDefault };
    await tx.insert(customerAddress).values({ ...row, createdAt: ctx.clock() });
    return { addressId };
  });
}

/** Lists the customer's own addresses, the default first, then the newest. */
export async function listAddresses(ctx: ShopContext): Promise<SavedAddress[]> {
  const { customerId } = requireCustomer(ctx);
  const rows = await readInShop(ctx, (tx) =>
    tx
      .select()
      .from(customerAddress)
      .where(ownAddresses(ctx, customerId))
      .orderBy(...usualOrder),
  );
  return rows.map(toSavedAddress);
}

/** @throws ShopError `not-found` for an address that isn't the customer's own. */
export async function removeAddress(ctx: ShopContext, addressId: string): Promise<void> {
  const { customerId } = requireCustomer(ctx);
  const { id } = parseInput(ownAddress, { id: addressId });
  const { rowCount } = await inShop(ctx, (tx) =>
    tx.delete(customerAddress).where(and(ownAddresses(ctx, customerId), eq(customerAddress.id, id))),
  );
  if (!rowCount) throw new ShopError('not-found', { field: 'id' });
}

/**
 * Makes one of the customer's addresses the default, in place of the one that was.
 * @throws ShopError `not-found` for an address that isn't the customer's own.
 */
export async function makeDefaultAddress(ctx: ShopContext, addressId: string): Promise<void> {
  const { customerId } = requireCustomer(ctx);
  const { id } = parseInput(ownAddress, { id: addressId });
  await inShop(ctx, async (tx) => {
    await lockAddresses(tx, ctx, customerId);
    const own = ownAddresses(ctx, customerId);
    await tx.update(customerAddress).set({ isDefault: false }).where(own);
    const { rowCount } = await tx
      .update(customerAddress)
      .set({ isDefault: true })
      .where(and(own, eq(customerAddress.id, id)));
    if (!rowCount) throw new ShopError('not-found', { field: 'id' });
  });
}

export const usualOrder = [desc(customerAddress.isDefault), desc(customerAddress.id)];

export function toSavedAddress(row: typeof customerAddress.$inferSelect): SavedAddress {
  return { id: row.id, address: row.address, isDefault: row.isDefault };
}

async function checkedAddress(ctx: ShopContext, given: PostalAddress): Promise<PostalAddress> {
  const address = normaliseAddress(given);
  const { settings } = await readShopSettings(ctx);
  const issues = addressIssues(address, addressRules(settings));
  if (issues.length === 0) return address;
  throw new ShopError('invalid-input', {
    issues: issues.map(({ field, message }) => ({ field: `address.${field}`, message })),
  });
}

/**
 * Locks the customer, so that of two addresses saved at once only one becomes the default; counts the existing ones.
 */
async function lockAddresses(tx: Queries, ctx: ShopContext, customerId: string): Promise<number> {
  const own = and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId));
  await tx.select({ id: customer.id }).from(customer).where(own).for('update');
  const [row] = await tx
    .select({ addresses: count() })
    .from(customerAddress)
    .where(ownAddresses(ctx, customerId));
  return row?.addresses ?? 0;
}

async function changeAddress(
  tx: Queries,
  ctx: ShopContext,
  id: string,
  changes: { readonly address: PostalAddress; readonly isDefault: boolean },
): Promise<{ addressId: string }> {
  const { customerId } = requireCustomer(ctx);
  const { address, isDefault } = changes;
  const { rowCount } = await tx
    .update(customerAddress)
    .set({ address, ...(isDefault && { isDefault }) })
    .where(and(ownAddresses(ctx, customerId), eq(customerAddress.id, id)));
  if (!rowCount) throw new ShopError('not-found', { field: 'id' });
  return { addressId: id };
}

function ownAddresses(ctx: Pick<ShopContext, 'shop'>, customerId: string) {
  return and(eq(customerAddress.shopId, ctx.shop.id), eq(customerAddress.customerId, customerId));
}
