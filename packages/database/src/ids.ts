import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** Returns a new identifier: UUIDv7, so that rows made later sort later. */
export const newId = (): string => v7();

/** Returns a secret nobody can guess: 256 random bits, safe in addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hashes a token for storage, so that a stolen table opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
