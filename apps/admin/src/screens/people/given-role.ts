import type { shopRoles } from '@stoa/domain';

/** A role as forms hold it: the seller is empty where none is chosen. */
export interface GivenRole {
  readonly role: (typeof shopRoles)[number];
  readonly sellerId: string;
}

/** Whether the seller is named where the role needs one: the role `seller` is limited to one. */
export const namesSeller = ({ role, sellerId }: GivenRole): boolean => role !== 'seller' || sellerId !== '';

/** Returns the role as the contract takes it: no other role has a seller, though one was chosen before. */
export const toldRole = ({ role, sellerId }: GivenRole) => ({
  role,
  ...(role === 'seller' && { sellerId }),
});
