import { emailKey } from '@stoa/domain';
import { networkLimits } from './network-limits.ts';
import type { RateLimit } from './rate-limit.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * Returns the rate limits against guessing passwords (of customers or staff); only failures count. Each limit
 * includes the client's network: a limit per account alone would let any stranger lock its owner out. Unknown
 * accounts are counted alike, so that the limits do not reveal accounts.
 */
export function signInLimits(door: string, email: string, clientAddress: string): readonly RateLimit[] {
  return [
    ...networkLimits(door, clientAddress, [
      { limit: 20, windowSeconds: MINUTE },
      { limit: 200, windowSeconds: HOUR },
    ]),
    ...networkLimits(`${door}:account:${emailKey(email)}`, clientAddress, [
      { limit: 10, windowSeconds: 5 * MINUTE },
      { limit: 30, windowSeconds: HOUR },
    ]),
  ];
}
