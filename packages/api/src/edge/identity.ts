/**
 * Returns an identity for what is named by a code that others share: the identity of what it belongs to, and the code.
 * Clients keep what they were told by type and `_id`, so no two things of one type may have the same.
 */
export const identityWithin = (owner: string, code: string): string => `${owner}:${code}`;

/**
 * Returns an identity for what is told of one attempt at something: with a key of idempotency the same for each time it
 * is sent, else of its own.
 */
export const identityOfAttempt = (of: string, key: string | null | undefined): string =>
  identityWithin(of, key ?? crypto.randomUUID());
