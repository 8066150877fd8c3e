import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeyRing, type KeyRing } from '@stoa/commerce';

/** The keys that seal secrets: as given, or made once and kept in the data folder, readable by us alone. */
export function openSecret(given: string | undefined, dataFolder: string): KeyRing {
  if (given !== undefined) return createKeyRing(given);
  const path = join(dataFolder, 'secret');
  if (!existsSync(path))
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return createKeyRing(readFileSync(path, 'utf8').trim());
}
