import { createReadStream, existsSync, realpathSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { type DatabaseDump, dumpDatabase, isDatabaseAway } from '@stoa/commerce';
import { reasonOf } from '@stoa/domain';
import { readSecret } from '../app/secret.ts';
import { clusterFolder, ExitError } from '../postgres/index.ts';
import { FILES, filesToKeep } from './kept-files.ts';
import { keyIdsOf, SECRET } from './kept-secret.ts';
import { MANIFEST, writeManifest } from './manifest.ts';
import { flushFolder, flushFolders, type Sums, writeSummed, writeSums } from './sums.ts';

/** What is backed up, or restored to. */
export interface BackupPlace {
  /** The database's address, as the owner of its tables. */
  readonly url: string;
  readonly dataFolder: string;
  /** `STOA_SECRET`; undefined: kept in the data folder. */
  readonly secret: string | undefined;
}

/** Told of a part that is done; `bytes` as they are in the backup. */
export type Tell = (
  part: string,
  counts: { readonly count: number; readonly of: 'row' | 'file'; readonly bytes?: number },
) => void;

export const tableFile = (name: string): string => `tables/${name}.copy.gz`;

/**
 * Writes database, files and secret to a new folder, which has its name once it is whole. Servers may go on meanwhile.
 * Returns whether the secret is in it.
 * @throws ExitError or BackupError when it can't be made; nothing is left then
 */
export async function writeBackup(place: BackupPlace, target: string, tell: Tell): Promise<boolean> {
  const folder = resolve(target);
  refuseAmongFiles(folder, place.dataFolder);
  if (existsSync(folder)) {
    throw new ExitError(`${folder} is there already, and a backup replaces nothing: name a new folder.`);
  }
  const unfinished = `${folder}.part`;
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(unfinished, { mode: 0o700 });
  } catch (error) {
    throw unmade(unfinished, error);
  }
  try {
    const hasSecret = await fill(unfinished, place, tell);
    await rename(unfinished, folder);
    await flushFolder(dirname(folder));
    return hasSecret;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw isMendable(error)
      ? new ExitError(`The backup was not made: ${reasonOf(error)}. Nothing is left of it.`, { cause: error })
      : error;
  }
}

/** @throws ExitError for a folder in the one of the files, or in that of the embedded server, by whatever name */
function refuseAmongFiles(folder: string, dataFolder: string): void {
  const target = realPathOf(folder);
  for (const taken of [join(dataFolder, FILES), clusterFolder(dataFolder)]) {
    if (!`${target}${sep}`.startsWith(`${realPathOf(taken)}${sep}`)) continue;
    throw new ExitError(`${folder} lies among the files of Stoa itself: name a folder elsewhere.`);
  }
}

/** Of what may not be there yet, by the nearest folder that is. */
function realPathOf(path: string): string {
  const absolute = resolve(path);
  return existsSync(absolute)
    ? realpathSync(absolute)
    : join(realPathOf(dirname(absolute)), basename(absolute));
}

function unmade(folder: string, error: unknown): ExitError {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
  return new ExitError(
    isThere
      ? `${folder} is there: another backup to the same folder is running, or one was cut short. In the latter case remove it.`
      : `The backup can't be written there: ${reasonOf(error)}.`,
    { cause: error },
  );
}

/**
 * SQLSTATEs that tell of the place and of the backup rather than of a fault of ours: refused logins and rights, no such
 * database, no more space or memory, locks that others hold, a server that stops, and rows that no version of Stoa
 * wrote. `Z_` begins the codes of packed files that are cut or damaged.
 */
const MENDABLE = /^(22|23|28|3D000|42501|53|55P03|57|Z_)/;

/** Tells whether a person can mend what went wrong, such as a disk that is full or a database that went away. */
export function isMendable(error: unknown): boolean {
  if (isDatabaseAway(error)) return true;
  if (!(error instanceof Error)) return false;
  return 'syscall' in error || ('code' in error && MENDABLE.test(String(error.code)));
}

async function fill(folder: string, place: BackupPlace, tell: Tell): Promise<boolean> {
  const sums: Sums = new Map();
  const keep = async (path: string, bytes: Readable) => {
    const written = await writeSummed(join(folder, path), bytes);
    sums.set(path, written.sha256);
    return written.bytes;
  };
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  const dump = await keepTables(place.url, keep, tell);
  // After the rows: whatever picture a row names was there before it.
  await keepFiles(folder, { ...place, fileStore: dump.fileStore }, keep, tell);
  const keys = readSecret(place.secret, place.dataFolder);
  const hasSecret = place.secret === undefined;
  if (hasSecret) await keep(SECRET, Readable.from([Buffer.from(keys)]));
  const manifest = writeManifest({
    schema: dump.schema,
    takenAt: dump.takenAt.toISOString(),
    tables: dump.tables.map((table) => ({ ...table, columns: [...table.columns] })),
    sequences: dump.sequences,
    keys: keyIdsOf(keys),
    hasSecret,
  });
  await keep(MANIFEST, Readable.from([Buffer.from(manifest)]));
  await writeSums(folder, sums);
  await flushFolders(folder, [...sums.keys()]);
  return hasSecret;
}

type Keep = (path: string, bytes: Readable) => Promise<number>;

async function keepTables(url: string, keep: Keep, tell: Tell): Promise<DatabaseDump> {
  const sizes = new Map<string, number>();
  const dump = await dumpDatabase(url, async (name, rows) => {
    const packed = createGzip();
    rows.once('error', (error) => packed.destroy(error)).pipe(packed);
    sizes.set(name, await keep(tableFile(name), packed));
  });
  for (const { name, rows } of dump.tables) {
    tell(name, { count: rows, of: 'row', bytes: sizes.get(name) ?? 0 });
  }
  return dump;
}

async function keepFiles(
  folder: string,
  { dataFolder, fileStore }: { readonly dataFolder: string; readonly fileStore: string | undefined },
  keep: Keep,
  tell: Tell,
): Promise<void> {
  const paths = await filesToKeep(dataFolder, fileStore);
  let bytes = 0;
  for (const path of paths) {
    const kept = `${FILES}/${path}`;
    await mkdir(dirname(join(folder, kept)), { recursive: true, mode: 0o700 });
    bytes += await keep(kept, createReadStream(join(dataFolder, FILES, path)));
  }
  tell(FILES, { count: paths.length, of: 'file', bytes });
}
