import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH } from '@stoa/domain';
import { z } from 'zod';

/** Argon2id as OWASP asks for: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody knows, made with the same cost. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$GdKgJ4EL/AjpcuKfLdPZxQ$az8FPVGwTLRPtjO5D8Cf1DIb1b6+98EQoW2x9wd4GTU';

/** A password somebody chooses: any characters. */
export const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);

/** A password somebody types to sign in: bounded only, so that old ones keep working. */
export const typedPassword = z.string().min(1).max(PASSWORD_LENGTH.max);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Whether the password is the hashed one. Without a hash (no such account) it takes just as long, so that
 * nobody learns from the clock who has an account.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? NOBODYS_HASH, password);
  return matches && typeof stored === 'string';
}
