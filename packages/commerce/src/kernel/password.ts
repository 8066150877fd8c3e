import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { fieldRules, msg, PASSWORD_LENGTH } from '@stoa/domain';
import { z } from 'zod';
import { stepAside } from './aside.ts';
import type { Shop } from './context.ts';
import { createFairQueue } from './fair-queue.ts';
import { obeys } from './input.ts';

/** Argon2id as OWASP asks for: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody knows, made with the same cost. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$GdKgJ4EL/AjpcuKfLdPZxQ$az8FPVGwTLRPtjO5D8Cf1DIb1b6+98EQoW2x9wd4GTU';

/** One core stays free for whoever signs in nowhere. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** On two cores the last of them waits for about a second. */
const WAITING_OF_A_SHOP = 24;

const queue = createFairQueue({ atOnce: AT_ONCE, places: AT_ONCE + WAITING_OF_A_SHOP, retryAfter: 2 });

/** A password somebody chooses: any characters. */
export const newPassword = z
  .string()
  .check(obeys(longEnough), obeys(fieldRules.maxLength('password', PASSWORD_LENGTH.max)));

function longEnough(password: string) {
  const { min: length } = PASSWORD_LENGTH;
  return password.length >= length ? undefined : msg('field.min_length', { length });
}

/** A password somebody types to sign in: bounded only, so that old ones keep working. */
export const typedPassword = z.string().min(1).max(PASSWORD_LENGTH.max);

/** What takes tens of milliseconds of a core each time, on purpose. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Tells whether the password is the hashed one. Without a hash (no such account) it takes just as long, so that
   * nobody learns from the clock who has an account.
   */
  check(stored: string | null | undefined, password: string): Promise<boolean>;
}

/**
 * Does work for which passwords are hashed or checked, no more at once than leaves the server a core; shops come to
 * their turn one after the other. To be entered before anything is looked up or counted, so that a refusal costs
 * nothing and tells nothing.
 * @param shop of which somebody signs in; the platform (`PLATFORM`) for its staff
 * @param argon2 hashes and checks, by threads of its own
 * @throws ShopError `rate-limited` when so many of the shop wait that another would wait for long
 */
export async function withPasswords<T>(
  { id }: Pick<Shop, 'id'>,
  work: (passwords: Passwords) => Promise<T>,
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Promise<T> {
  const matches = async (stored: string | null | undefined, password: string) =>
    (await verify(stored ?? NOBODYS_HASH, password)) && typeof stored === 'string';
  const place = queue.enter(id);
  try {
    return await work({
      hash: (password) => stepAside(() => place.run(() => hash(password, COST))),
      check: (stored, password) => stepAside(() => place.run(() => matches(stored, password))),
    });
  } finally {
    place.leave();
  }
}
