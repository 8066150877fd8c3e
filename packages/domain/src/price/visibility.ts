import type { CustomerStatus } from '../auth/index.ts';

/** Whether prices are visible and, if not, what the buyer must do: sign in, or wait for approval. */
export type PriceVisibility = 'visible' | 'sign-in' | 'pending-approval';

/**
 * Decides who sees prices. With `hide_price_for_anonymous` only verified customers do; otherwise everybody. What is
 * not visible must not leave the server, neither as amount nor as filter, facet or order. PRICE-007, PRICE-008,
 * PERM-502, PERM-504
 */
export function priceVisibility(hideForAnonymous: boolean, status: CustomerStatus): PriceVisibility {
  if (!hideForAnonymous || status === 'verified') return 'visible';
  return status === 'guest' ? 'sign-in' : 'pending-approval';
}
