import { secondKey } from '@stoa/database';
import { emailKey } from '@stoa/domain';

/**
 * Returns the keys under which an account with this address may be stored. There is a second one where accounts of an
 * earlier version had spellings of one address: each of them is found by its own (`accountOf`).
 */
export const accountKeys = (email: string): string[] => [emailKey(email), secondKey(email)];

/** Of the accounts found by `accountKeys`, the one that was opened with this very spelling, else the only one. */
export function accountOf<Row extends { readonly emailKey: string }>(
  email: string,
  found: readonly Row[],
): Row | undefined {
  return found.find((row) => row.emailKey === secondKey(email)) ?? found[0];
}
