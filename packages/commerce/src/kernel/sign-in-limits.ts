import { normaliseEmail } from '@stoa/domain';
import { clientKey } from './client-key.ts';
import type { RateLimit } from './rate-limit.ts';

const MINUTE = 60;
const HOUR = 3600;

/**
 * What holds for guessing passwords at a door (customers, staff); only failures are to be counted. Each limit has
 * the client's network in it: one for the account alone would let any stranger shut its owner out. An account that
 * is none is counted alike, so that nobody learns of accounts here.
 */
export function signInLimits(door: string, email: string, clientAddress: string): readonly RateLimit[] {
  const from = `${door}:from:${clientKey(clientAddress)}`;
  const account = `${from}:account:${normaliseEmail(email)}`;
  return [
    { key: from, limit: 20, windowSeconds: MINUTE },
    { key: from, limit: 200, windowSeconds: HOUR },
    { key: account, limit: 10, windowSeconds: 5 * MINUTE },
    { key: account, limit: 30, windowSeconds: HOUR },
  ];
}
