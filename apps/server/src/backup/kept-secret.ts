import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeyRing } from '@stoa/commerce';
import { readSecret } from '../app/secret.ts';
import { writeWhole } from '../files/write-whole.ts';
import { ExitError } from '../postgres/index.ts';
import type { Manifest } from './manifest.ts';

/** The file of the keys, by the same name in the data folder and in a backup. */
export const SECRET = 'secret';

/** Returns the ids of keys as `STOA_SECRET` names them, the newest first. */
export const keyIdsOf = (keys: string): string[] =>
  keys.split(',').map((key) => createKeyRing(key).currentKeyId);

/**
 * Returns how the secret of a backup comes to where it is restored: nothing to do where the keys are there already, a
 * file to write where none are.
 * @throws ExitError when secrets could not be opened afterwards
 */
export function secretToRestore(
  { keys, hasSecret }: Manifest,
  folder: string,
  { given, dataFolder }: { readonly given: string | undefined; readonly dataFolder: string },
): () => Promise<void> {
  const file = join(dataFolder, SECRET);
  if (given === undefined && !existsSync(file)) {
    if (hasSecret) return () => putSecret(join(folder, SECRET), file);
    throw new ExitError(
      'The backup was made with a STOA_SECRET, which is not in it: set STOA_SECRET to the same, without which no secret in it can be opened.',
    );
  }
  const known = keyIdsOf(readSecret(given, dataFolder));
  if (keys.every((key) => known.includes(key))) return async () => undefined;
  const right = hasSecret ? `what ${join(folder, SECRET)} holds` : 'the one the backup was made with';
  throw new ExitError(
    given === undefined
      ? `${file} holds another secret than the backup was sealed with: move that file away${hasSecret ? '' : ` and set STOA_SECRET to ${right}`}.`
      : `STOA_SECRET is another one than the backup was sealed with: set it to ${right}; a new key may stand before it, with a comma between.`,
  );
}

/** A key cut short would seal secrets that can't be opened later. */
const putSecret = async (from: string, to: string) => writeWhole(to, await readFile(from, 'utf8'), 0o600);
