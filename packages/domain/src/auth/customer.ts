/** What of a signed-in customer decides whether prices are shown. */
export interface CustomerStatus {
  readonly isRestricted: boolean;
  /** Present while the e-mail address waits to be verified. */
  readonly verifyHash?: string | null | undefined;
}

/** A guest is nobody signed in; pending is signed in and not (or no longer) approved. */
export type CustomerStanding = 'guest' | 'pending' | 'verified';

/** Verified means: signed in, not restricted, no verification pending. PRICE-006, ACC-005 */
export function customerStanding(customer: CustomerStatus | null | undefined): CustomerStanding {
  if (!customer) return 'guest';
  return customer.isRestricted || customer.verifyHash ? 'pending' : 'verified';
}

export function isVerifiedCustomer(customer: CustomerStatus | null | undefined): boolean {
  return customerStanding(customer) === 'verified';
}
