import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { loadDatabase } from '@stoa/commerce';
import { reasonOf } from '@stoa/domain';
import { reachDatabase } from '../app/reach-database.ts';
import { ExitError } from '../postgres/index.ts';
import { FILES, putFiles, refuseOtherFiles } from './kept-files.ts';
import { secretToRestore } from './kept-secret.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type Sums, verifySums } from './sums.ts';
import { type BackupPlace, isMendable, type Tell, tableFile } from './write-backup.ts';

/** A backup that is as it was written. */
export interface SoundBackup {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly sums: Sums;
}

/**
 * Looks whether a backup is whole and of a kind that this version can read, before anything is begun.
 * @throws ExitError
 */
export async function openBackup(target: string): Promise<SoundBackup> {
  const folder = resolve(target);
  try {
    const sums = await verifySums(folder);
    const manifest = await readManifest(folder);
    return { folder, manifest, sums };
  } catch (error) {
    throw isMendable(error)
      ? new ExitError(`The backup can't be read: ${reasonOf(error)}.`, { cause: error })
      : error;
  }
}

/**
 * Restores a backup into an empty database and a data folder without files, and brings it to this version. The
 * database is filled last and at once, so a restore that was cut short is begun again as if it had not been.
 * @throws ExitError or BackupError when it can't be done; the database is as empty as before then, unless it says
 * something else
 */
export async function restoreBackup(
  { folder, manifest, sums }: SoundBackup,
  place: BackupPlace,
  tell: Tell,
): Promise<void> {
  const { url, dataFolder, secret } = place;
  try {
    const putSecret = secretToRestore(manifest, folder, { given: secret, dataFolder });
    await refuseOtherFiles(dataFolder, folder);
    await loadDatabase(url, manifest, {
      rowsOf: (name) => {
        const rows = createGunzip();
        const packed = createReadStream(join(folder, tableFile(name)));
        packed.once('error', (error) => rows.destroy(error)).pipe(rows);
        return rows;
      },
      loaded: ({ name, rows }) => tell(name, { count: rows, of: 'row' }),
      complete: async () => {
        await mkdir(dataFolder, { recursive: true });
        await putFiles(folder, dataFolder, sums);
        await putSecret();
        tell(FILES, { count: countFiles(sums), of: 'file' });
      },
    });
  } catch (error) {
    throw isMendable(error)
      ? new ExitError(`Nothing was restored: ${reasonOf(error)}. Mend that and begin again.`, {
          cause: error,
        })
      : error;
  }
  await bringToThisVersion(url);
}

async function bringToThisVersion(url: string): Promise<void> {
  try {
    await reachDatabase(url);
  } catch (error) {
    throw new ExitError(
      `The backup was restored, but not brought to this version: ${reasonOf(error).replace(/\.?$/, '.')} Start the server, which does that first.`,
      { cause: error },
    );
  }
}

const countFiles = (sums: Sums) => [...sums.keys()].filter((path) => path.startsWith(`${FILES}/`)).length;
