import type { AdminOutputs } from '@stoa/admin-contract';
import type { StaffCustomer } from '@stoa/commerce';
import { toldAddress } from '../parts/told-address.ts';

type Told = AdminOutputs['customers']['read'];

/** Tells a customer as the contract has it. */
export function toldCustomer({ revision, newEmail, ...customer }: StaffCustomer): Told {
  return {
    id: customer.id,
    version: revision,
    email: customer.email,
    emailConfirmedAt: customer.emailConfirmedAt?.toISOString() ?? null,
    newEmail: newEmail && { email: newEmail.email, expiresAt: newEmail.expiresAt.toISOString() },
    firstName: customer.firstName,
    lastName: customer.lastName,
    nickName: customer.nickName,
    status: customer.status,
    group: customer.group,
    hasPassword: customer.hasPassword,
    sessions: customer.sessions,
    joinedAt: customer.joinedAt.toISOString(),
    orders: customer.orders,
    spent: customer.spent,
    currency: customer.currency,
    lastOrderAt: customer.lastOrderAt?.toISOString() ?? null,
    addresses: customer.addresses.map(({ id, isDefault, address }) => ({
      id,
      isDefault,
      address: toldAddress(address),
    })),
  };
}
