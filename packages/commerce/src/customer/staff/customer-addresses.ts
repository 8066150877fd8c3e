import { msg, ShopError } from '@stoa/domain';
import { z } from 'zod';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import {
  type AddressBook,
  addAddress,
  addressesIn,
  checkedAddress,
  MAX_ADDRESSES,
  postalAddress,
  setAddress,
  takeAddress,
} from '../address-book.ts';
import { customerRow } from './customer-row.ts';

const written = { customerId: recordId, address: postalAddress, isDefault: z.boolean().optional() };
const addressToAdd = z.object(written);
const addressToChange = z.object({
  ...written,
  id: recordId,
  /** The revision of the customer that the change was made from. */
  revision: z.int().min(1).optional(),
});
const addressToRemove = z.object({ customerId: recordId, id: recordId });

/**
 * Adds an address to a customer's. The first becomes the default; there is one default. Needs `customers:write`. ADM-304
 * @throws ShopError `invalid-input` naming every field at fault, `not-found` on `customerId`, `conflict` beyond 50
 */
export async function addCustomerAddress(
  ctx: ShopContext,
  input: z.input<typeof addressToAdd>,
): Promise<{ addressId: string }> {
  requireScope(ctx, 'customers:write');
  const { customerId, isDefault = false, ...given } = parseInput(addressToAdd, input);
  const address = await checkedAddress(ctx, given.address);
  const tooMany = msg('customer.too_many_addresses', { n: MAX_ADDRESSES });
  return inBook(ctx, { verb: 'customer.add-address', customerId }, async (book) => ({
    addressId: await addAddress(book, { address, isDefault, at: ctx.clock(), tooMany }),
  }));
}

/**
 * Changes an address of a customer and makes it the default where that is asked. Needs `customers:write`. ADM-304
 * @throws ShopError `invalid-input` naming every field at fault, `not-found` on `customerId` and on `id`, `conflict` on
 * `revision` when anything of the customer was changed meanwhile
 */
export async function changeCustomerAddress(
  ctx: ShopContext,
  input: z.input<typeof addressToChange>,
): Promise<void> {
  requireScope(ctx, 'customers:write');
  const { customerId, id, revision, isDefault = false, ...given } = parseInput(addressToChange, input);
  const address = await checkedAddress(ctx, given.address);
  await inBook(ctx, { verb: 'customer.change-address', customerId, version: revision }, async (book) => {
    if (!(await setAddress(book, id, { address, isDefault }))) throw noAddress();
  });
}

/**
 * Removes an address of a customer. Needs `customers:write`. ADM-304
 * @throws ShopError `not-found` on `customerId` and on `id`
 */
export async function removeCustomerAddress(
  ctx: ShopContext,
  input: z.input<typeof addressToRemove>,
): Promise<void> {
  const { customerId, id } = parseInput(addressToRemove, input);
  await inBook(ctx, { verb: 'customer.remove-address', customerId }, async (book) => {
    if (!(await takeAddress(book, id))) throw noAddress();
  });
}

interface AddressAct {
  readonly verb: 'customer.add-address' | 'customer.change-address' | 'customer.remove-address';
  readonly customerId: string;
  /** The revision of the customer that was seen. */
  readonly version?: number | undefined;
}

/** Changes the addresses of a customer as one change of the customer. */
function inBook<T>(
  ctx: ShopContext,
  { verb, customerId, version }: AddressAct,
  work: (book: AddressBook) => Promise<T>,
): Promise<T> {
  const of = customerRow(ctx, customerId);
  return changing(ctx, { verb, scope: 'customers:write', of, version }, async ({ tx, note }) => {
    const book = { tx, shopId: ctx.shop.id, customerId };
    const before = await toldOf(book);
    const result = await work(book);
    note(before, await toldOf(book));
    return result;
  });
}

/** As the audit log is told of them: which one is the default, and what of each is another now, with no value of it. */
async function toldOf(book: AddressBook) {
  const rows = await addressesIn(book);
  return {
    addresses: Object.fromEntries(rows.map(({ id, address }) => [id, address])),
    defaultAddress: rows.find(({ isDefault }) => isDefault)?.id ?? null,
  };
}

const noAddress = () => new ShopError('not-found', { field: 'id' });
