import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeyRing, type KeyRing } from '@stoa/commerce';
import { reasonOf } from '@stoa/domain';
import { writeWhole } from '../files/write-whole.ts';
import { ExitError } from '../postgres/index.ts';

/** As `STOA_SECRET`: keys of 32 characters or more that can be seen, separated by commas. */
const KEYS = /^[\x21-\x2b\x2d-\x7e]{32,}(,[\x21-\x2b\x2d-\x7e]{32,})*$/;

/**
 * Opens the keys that seal secrets: as given, or made once and kept in the data folder, readable by us alone.
 * @throws ExitError when the file that holds them can't be read or written, or holds no keys
 */
export const openSecret = (given: string | undefined, dataFolder: string): KeyRing =>
  createKeyRing(readSecret(given, dataFolder));

/**
 * Reads those keys as `STOA_SECRET` names them.
 * @throws ExitError as `openSecret` does
 */
export function readSecret(given: string | undefined, dataFolder: string): string {
  if (given !== undefined) return given;
  const path = join(dataFolder, 'secret');
  try {
    if (!existsSync(path)) makeSecret(path);
    const kept = readFileSync(path, 'utf8').trim();
    if (KEYS.test(kept)) return kept;
  } catch (cause) {
    throw broken(path, `can't be used (${reasonOf(cause)})`, cause);
  }
  throw broken(path, 'holds none of at least 32 characters');
}

const broken = (path: string, what: string, cause?: unknown) =>
  new ExitError(
    `${path} should hold the key that seals the shops' secrets and ${what}: restore it from a backup. Without one, delete it, and every secret that was sealed with it has to be entered anew.`,
    { cause },
  );

/** A key cut short would seal secrets that can't be opened later. */
const makeSecret = (path: string) => writeWhole(path, randomBytes(48).toString('base64url'), 0o600);
