import type { CustomerRecord, SavedAddress } from '@stoa/commerce';
import type { Customer, CustomerAddress } from '@stoa/contract';
import { toAddress } from './address-dto.ts';

/** Returns the user record; nothing of how the account is kept. ENT-013, ENT-058, ENT-570 */
export function toCustomer(record: CustomerRecord): Customer {
  return {
    _id: record.id,
    email: record.email,
    first_name: record.firstName,
    last_name: record.lastName,
    nick_name: record.nickName ?? null,
    // Of marketplaces, where a seller and a place can be chosen.
    preferred_seller: null,
    visitor_location: null,
    group: record.group,
    is_restricted: record.isRestricted,
    is_verified: record.verified,
    is_email_confirmed: record.emailConfirmed,
    // Clients ask whether there is one; the hash itself opens the account.
    verifyHash: record.verificationPending ? 'pending' : null,
    scope: [...record.scope],
    addresses: record.addresses.map(toCustomerAddress),
  };
}

export function toCustomerAddress({ id, address, isDefault }: SavedAddress): CustomerAddress {
  return { _id: id, address: toAddress(address), is_default: isDefault };
}
