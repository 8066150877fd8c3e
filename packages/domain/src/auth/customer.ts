/** The properties of a signed-in customer that decide whether prices are shown. */
export interface CustomerApproval {
  readonly isRestricted: boolean;
  /** Present while the e-mail address waits to be verified. */
  readonly verifyHash?: string | null | undefined;
}

/** Verified, waiting to be verified, or restricted by the merchant. PRICE-006 */
export const accountStatuses = ['verified', 'pending', 'restricted'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** A guest is nobody signed in; pending is signed in and not (or no longer) approved. */
export type CustomerStatus = 'guest' | 'pending' | 'verified';

/** Verified means: signed in, not restricted, no verification pending. PRICE-006, ACC-005 */
export function customerStatus(customer: CustomerApproval | null | undefined): CustomerStatus {
  if (!customer) return 'guest';
  return customer.isRestricted || customer.verifyHash ? 'pending' : 'verified';
}

export function isVerifiedCustomer(customer: CustomerApproval | null | undefined): boolean {
  return customerStatus(customer) === 'verified';
}
