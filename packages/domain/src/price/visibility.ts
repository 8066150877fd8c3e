import type { CustomerStatus } from '../auth/index.ts';

/** Why prices are kept from somebody: they have to sign in, or to be approved. */
export type PriceVisibility = 'visible' | 'sign-in' | 'pending-approval';

/**
 * Who sees prices. With `hide_price_for_anonymous` only verified customers do; without it everybody. What is
 * not visible must not leave the server, neither as amount nor as filter, facet or order. PRICE-007, PRICE-008,
 * PERM-502, PERM-504
 */
export function priceVisibility(hideForAnonymous: boolean, status: CustomerStatus): PriceVisibility {
  if (!hideForAnonymous || status === 'verified') return 'visible';
  return status === 'guest' ? 'sign-in' : 'pending-approval';
}
