import {
  adoptVisitorCarts,
  changePassword,
  claimGuestOrders,
  confirmOwnEmail,
  type InSession,
  listAddresses,
  makeDefaultAddress,
  readCustomer,
  removeAddress,
  requestPasswordReset,
  resetPassword,
  saveAddress,
  saveProfile,
} from '@stoa/commerce';
import type { AccountSettingsInput, Customer, CustomerAddress, SavedAddressInput } from '@stoa/contract';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { fromAddress } from '../dto/address-dto.ts';
import { toCustomer, toCustomerAddress } from '../dto/customer-dto.ts';
import { parseSent } from '../edge/input.ts';

/** What comes with a session: the guest's carts, and the orders of guests with a confirmed address. CART-503 */
export const takeOver: InSession = async (tx, { ctx, customerId, guestVisitorId }) => {
  if (guestVisitorId !== undefined) await adoptVisitorCarts(tx, ctx, guestVisitorId, customerId);
  await claimGuestOrders(tx, ctx, customerId);
};

/** Mails a link to a new password, if there is an account; the answer does not tell. ROUTE-010 */
export async function askForReset(api: ApiContext, email: string): Promise<void> {
  await requestPasswordReset(api.shop, { email, clientAddress: api.visit.clientAddress });
}

/** Gives the account a new password by the mailed link, and signs in. ROUTE-010 */
export async function useReset(api: ApiContext, token: string, password: string): Promise<string> {
  const { clientAddress } = api.visit;
  const begun = await resetPassword(api.shop, { token, password, clientAddress }, takeOver);
  api.visit.signedIn(begun.token);
  return begun.token;
}

/** Changes the password of who is signed in, whose session goes on under a new token. */
export async function replacePassword(
  api: ApiContext,
  currentPassword: string,
  password: string,
): Promise<string> {
  const begun = await changePassword(api.shop, { currentPassword, newPassword: password });
  api.visit.signedIn(begun.token);
  return begun.token;
}

const settings = z.strictObject({
  email: z.string().max(1000).nullish(),
  first_name: z.string().max(1000).nullish(),
  last_name: z.string().max(1000).nullish(),
  nick_name: z.string().max(1000).nullish(),
});

export interface SavedSettings {
  readonly user: Customer | null;
  readonly emailToConfirm: string | null;
}

/** Saves what customers say of themselves. ACC-015, API-015 */
export async function saveSettings(api: ApiContext, sent: AccountSettingsInput): Promise<SavedSettings> {
  const { email, first_name, last_name, nick_name } = parseSent(settings, sent);
  const { emailToConfirm } = await saveProfile(api.shop, {
    ...(email != null && { email }),
    ...(first_name != null && { firstName: first_name }),
    ...(last_name != null && { lastName: last_name }),
    ...(nick_name != null && { nickName: nick_name }),
    clientAddress: api.visit.clientAddress,
  });
  const record = await readCustomer(api.shop);
  return { user: record ? toCustomer(record) : null, emailToConfirm: emailToConfirm ?? null };
}

/** Mails a link that confirms the own address. */
export async function askForConfirmation(api: ApiContext): Promise<void> {
  await confirmOwnEmail(api.shop, api.visit.clientAddress);
}

/** Lists one's own addresses, the default first. ROUTE-014 */
export async function readAddressBook(api: ApiContext): Promise<CustomerAddress[]> {
  return (await listAddresses(api.shop)).map(toCustomerAddress);
}

export async function keepAddress(api: ApiContext, sent: SavedAddressInput): Promise<CustomerAddress[]> {
  const { _id: id, address, is_default: isDefault } = sent;
  await saveAddress(api.shop, {
    ...(id != null && { id }),
    address: fromAddress(address),
    isDefault: isDefault ?? false,
  });
  return readAddressBook(api);
}

export async function dropAddress(api: ApiContext, id: string): Promise<CustomerAddress[]> {
  await removeAddress(api.shop, id);
  return readAddressBook(api);
}

export async function preferAddress(api: ApiContext, id: string): Promise<CustomerAddress[]> {
  await makeDefaultAddress(api.shop, id);
  return readAddressBook(api);
}
