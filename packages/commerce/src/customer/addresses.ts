import { customerAddress, inShop, readInShop } from '@stoa/database';
import { msg, type PostalAddress, ShopError } from '@stoa/domain';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import {
  type AddressBook,
  addAddress,
  checkedAddress,
  MAX_ADDRESSES,
  postalAddress,
  setAddress,
  setDefault,
  takeAddress,
} from './address-book.ts';
import { countOwn } from './own-change.ts';
import { requireCustomer } from './visitor.ts';

export interface SavedAddress {
  readonly id: string;
  readonly address: PostalAddress;
  readonly isDefault: boolean;
}

const savedAddress = z.object({
  /** The address to change; a new one when left out. */
  id: recordId.optional(),
  address: postalAddress,
  isDefault: z.boolean().default(false),
});
const ownAddress = z.object({ id: recordId });
export type AddressToSave = z.input<typeof savedAddress>;

/**
 * Adds an address to the customer's own, or changes one of them. The first becomes the default; there is one
 * default.
 * @throws ShopError `invalid-input` naming every field at fault, `not-found` for an address that isn't theirs, `conflict`
 * beyond 50 addresses, which says so.
 */
export async function saveAddress(ctx: ShopContext, input: AddressToSave): Promise<{ addressId: string }> {
  requireCustomer(ctx);
  const { id, isDefault, ...given } = parseInput(savedAddress, input);
  const address = await checkedAddress(ctx, given.address);
  return inOwnBook(ctx, async (book) => {
    if (id !== undefined) {
      if (!(await setAddress(book, id, { address, isDefault }))) throw noAddress();
      return { addressId: id };
    }
    const tooMany = msg('account.too_many_addresses', { n: MAX_ADDRESSES });
    return { addressId: await addAddress(book, { address, isDefault, at: ctx.clock(), tooMany }) };
  });
}

/** Lists the customer's own addresses, the default first, then the newest. */
export async function listAddresses(ctx: ShopContext): Promise<SavedAddress[]> {
  const { customerId } = requireCustomer(ctx);
  const rows = await readInShop(ctx, (tx) =>
    tx
      .select()
      .from(customerAddress)
      .where(and(eq(customerAddress.shopId, ctx.shop.id), eq(customerAddress.customerId, customerId)))
      .orderBy(...usualOrder),
  );
  return rows.map(toSavedAddress);
}

/** @throws ShopError `not-found` for an address that isn't the customer's own. */
export async function removeAddress(ctx: ShopContext, addressId: string): Promise<void> {
  requireCustomer(ctx);
  const { id } = parseInput(ownAddress, { id: addressId });
  await inOwnBook(ctx, async (book) => {
    if (!(await takeAddress(book, id))) throw noAddress();
  });
}

/**
 * Makes one of the customer's addresses the default, in place of the one that was.
 * @throws ShopError `not-found` for an address that isn't the customer's own.
 */
export async function makeDefaultAddress(ctx: ShopContext, addressId: string): Promise<void> {
  requireCustomer(ctx);
  const { id } = parseInput(ownAddress, { id: addressId });
  await inOwnBook(ctx, async (book) => {
    if (!(await setDefault(book, id))) throw noAddress();
  });
}

export const usualOrder = [desc(customerAddress.isDefault), desc(customerAddress.id)];

export function toSavedAddress(row: typeof customerAddress.$inferSelect): SavedAddress {
  return { id: row.id, address: row.address, isDefault: row.isDefault };
}

/** Counting the change first locks the customer. */
function inOwnBook<T>(ctx: ShopContext, work: (book: AddressBook) => Promise<T>): Promise<T> {
  const { customerId } = requireCustomer(ctx);
  return inShop(ctx, async (tx) => {
    await countOwn(tx, ctx, customerId);
    return work({ tx, shopId: ctx.shop.id, customerId });
  });
}

const noAddress = () => new ShopError('not-found', { field: 'id' });
