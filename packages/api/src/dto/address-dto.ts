import type { Address, AddressInput } from '@stoa/contract';
import type { PostalAddress } from '@stoa/domain';

/** Returns a postal address with the contract's names; what is missing is empty. */
export function toAddress(address: PostalAddress): Address {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company ?? '',
    street: address.line1,
    street2: address.line2 ?? '',
    city: address.city,
    state: address.state ?? '',
    postcode: address.postcode ?? '',
    country: address.country,
    phone: address.phone ?? '',
  };
}

export function toAddressOrNull(address: PostalAddress | null | undefined): Address | null {
  return address ? toAddress(address) : null;
}

/** Converts an address of the contract, with what is missing empty. The use case validates it by the shop's rules. */
export function fromAddress(sent: AddressInput) {
  return {
    firstName: sent.first_name ?? '',
    lastName: sent.last_name ?? '',
    company: sent.company ?? null,
    line1: sent.street ?? '',
    line2: sent.street2 ?? null,
    city: sent.city ?? '',
    state: sent.state ?? null,
    postcode: sent.postcode ?? '',
    country: sent.country ?? '',
    phone: sent.phone ?? null,
  } satisfies PostalAddress;
}
