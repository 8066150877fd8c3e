import type { CustomerAddress } from '@stoa/admin-contract';
import type { PostalAddress } from '@stoa/domain';

/** Tells an address as the contract has it: what is not there is null. */
export function toldAddress(address: PostalAddress): CustomerAddress['address'] {
  const { firstName, lastName, company, line1, line2, city, state, postcode, country, phone } = address;
  return {
    firstName,
    lastName,
    company: company ?? null,
    line1,
    line2: line2 ?? null,
    city,
    state: state ?? null,
    postcode: postcode ?? null,
    country,
    phone: phone ?? null,
  };
}
