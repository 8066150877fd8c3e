import type { PlatformContext } from '../kernel/context.ts';
import { giveBackRate, PLATFORM, takeRate } from '../kernel/rate-limit.ts';
import { signInLimits } from '../kernel/sign-in-limits.ts';

/** Whose account is tried, and from where. */
export interface Attempt {
  readonly email: string;
  readonly clientAddress: string;
}

/**
 * Counts an attempt to prove who one is by password, code or recovery code: all of an account from a network together.
 * Returns how it is given back, for only failures count: a busy office is not locked out. ADM-010
 * @throws ShopError `rate-limited`
 */
export async function takeAttempt(
  platform: PlatformContext,
  { email, clientAddress }: Attempt,
): Promise<() => Promise<void>> {
  const rates = { ...platform, shop: PLATFORM };
  const limits = signInLimits('staff-sign-in', email, clientAddress);
  for (const limit of limits) await takeRate(rates, limit);
  return async () => {
    for (const limit of limits) await giveBackRate(rates, limit);
  };
}
