import { customerAddress, newId, type Queries } from '@stoa/database';
import {
  addressIssues,
  type MessageDescriptor,
  normaliseAddress,
  type PostalAddress,
  ShopError,
} from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { shortText } from '../kernel/input.ts';
import { addressRules, readShopSettings } from '../shop/index.ts';

/** How many a customer can keep. */
export const MAX_ADDRESSES = 50;

const text = shortText(1000);
const optionalText = text.nullish();

/** An address as it is typed. */
export const postalAddress = z.object({
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

/**
 * Returns the address normalised, by the rules of the shop and of its country.
 * @throws ShopError `invalid-input` naming every field at fault, e.g. `address.postcode`
 */
export async function checkedAddress(ctx: ShopContext, given: PostalAddress): Promise<PostalAddress> {
  const address = normaliseAddress(given);
  const { settings } = await readShopSettings(ctx);
  const issues = addressIssues(address, addressRules(settings));
  if (issues.length === 0) return address;
  throw new ShopError('invalid-input', {
    issues: issues.map(({ field, message }) => ({ field: `address.${field}`, message })),
  });
}

/** The addresses of one customer, whose row is locked: so the first of two that are added at once is the default. */
export interface AddressBook {
  readonly tx: Queries;
  readonly shopId: string;
  readonly customerId: string;
}

type Row = typeof customerAddress.$inferSelect;

/** Reads all of them. */
export const addressesIn = (book: AddressBook): Promise<Row[]> =>
  book.tx.select().from(customerAddress).where(isIn(book));

/** What is written of an address. `isDefault: false` leaves the default as it is. */
export interface NewAddress {
  readonly address: PostalAddress;
  readonly isDefault: boolean;
}

/**
 * Adds an address; the first becomes the default. Returns its id.
 * @throws ShopError `conflict` beyond `MAX_ADDRESSES`, with the message for whoever asked
 */
export async function addAddress(
  book: AddressBook,
  {
    address,
    isDefault,
    at,
    tooMany,
  }: NewAddress & { readonly at: Date; readonly tooMany: MessageDescriptor },
): Promise<string> {
  const others = await book.tx.$count(customerAddress, isIn(book));
  if (others >= MAX_ADDRESSES) throw new ShopError('conflict', { reason: tooMany });
  const [id, { shopId, customerId }] = [newId(), book];
  const becomesDefault = isDefault || others === 0;
  if (becomesDefault) await endDefault(book);
  const row = { shopId, id, customerId, address, isDefault: becomesDefault, createdAt: at };
  await book.tx.insert(customerAddress).values(row);
  return id;
}

/** Changes one of them; tells whether it is there. */
export async function setAddress(
  book: AddressBook,
  id: string,
  { address, isDefault }: NewAddress,
): Promise<boolean> {
  if (isDefault) await endDefault(book);
  const { rowCount } = await book.tx
    .update(customerAddress)
    .set({ address, ...(isDefault && { isDefault }) })
    .where(isOne(book, id));
  return rowCount === 1;
}

/** Makes one of them the default; tells whether it is there. */
export async function setDefault(book: AddressBook, id: string): Promise<boolean> {
  await endDefault(book);
  const { rowCount } = await book.tx.update(customerAddress).set({ isDefault: true }).where(isOne(book, id));
  return rowCount === 1;
}

/** Removes one of them; tells whether it was there. */
export async function takeAddress(book: AddressBook, id: string): Promise<boolean> {
  const { rowCount } = await book.tx.delete(customerAddress).where(isOne(book, id));
  return rowCount === 1;
}

const endDefault = (book: AddressBook) =>
  book.tx.update(customerAddress).set({ isDefault: false }).where(isIn(book));

const isIn = ({ shopId, customerId }: AddressBook) =>
  and(eq(customerAddress.shopId, shopId), eq(customerAddress.customerId, customerId));

const isOne = (book: AddressBook, id: string) => and(isIn(book), eq(customerAddress.id, id));
