import { normaliseEmail } from '@stoa/domain';
import { networkLimits } from './network-limits.ts';
import type { RateLimit } from './rate-limit.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * What holds for guessing passwords at a door (customers, staff); only failures are to be counted. Each limit has
 * the client's network in it: one for the account alone would let any stranger shut its owner out. An account that
 * is none is counted alike, so that nobody learns of accounts here.
 */
export function signInLimits(door: string, email: string, clientAddress: string): readonly RateLimit[] {
  return [
    ...networkLimits(door, clientAddress, [
      { limit: 20, windowSeconds: MINUTE },
      { limit: 200, windowSeconds: HOUR },
    ]),
    ...networkLimits(`${door}:account:${normaliseEmail(email)}`, clientAddress, [
      { limit: 10, windowSeconds: 5 * MINUTE },
      { limit: 30, windowSeconds: HOUR },
    ]),
  ];
}
