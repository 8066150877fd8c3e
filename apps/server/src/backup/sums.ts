import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExitError } from '../postgres/index.ts';

const SUMS = 'SHA256SUMS';

/** As `sha256sum` writes it: two spaces, and paths with slashes. */
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** Paths within the backup, and the SHA-256 of each file in hexadecimal digits. */
export type Sums = Map<string, string>;

/** Writes a new file that survives a power failure, readable by us alone; returns its size and sum. */
export async function writeSummed(
  path: string,
  bytes: Readable,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let count = 0;
  const counting = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      count += chunk.byteLength;
      done(null, chunk);
    },
  });
  await pipeline(bytes, counting, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { bytes: count, sha256: hash.digest('hex') };
}

/** Writes the list by which `sha256sum -c SHA256SUMS` verifies the folder, too. */
export async function writeSums(folder: string, sums: Sums): Promise<void> {
  const lines = [...sums].map(([path, sum]) => `${sum}  ${path}\n`).sort();
  await writeFile(join(folder, SUMS), lines.join(''), { flag: 'wx', mode: 0o600, flush: true });
}

/**
 * Reads every file of a backup and compares it with the list.
 * @throws ExitError naming what is missing, changed or was added
 */
export async function verifySums(folder: string): Promise<Sums> {
  const sums = await readSums(folder);
  const found = new Set(await filesIn(folder));
  found.delete(SUMS);
  const faults: string[] = [];
  for (const [path, sum] of sums) {
    if (!found.delete(path)) faults.push(`${path} is missing`);
    else if ((await sumOf(join(folder, path))) !== sum) faults.push(`${path} was changed`);
  }
  for (const path of found) faults.push(`${path} is not in its list`);
  if (faults.length === 0) return sums;
  const more = faults.length > 5 ? `, and ${faults.length - 5} more` : '';
  throw new ExitError(
    `The backup ${folder} is not as it was written: ${faults.slice(0, 5).join(', ')}${more}. Copy it again, or use another one.`,
  );
}

async function readSums(folder: string): Promise<Sums> {
  const text = await readFile(join(folder, SUMS), 'utf8').catch((cause: unknown) => {
    throw new ExitError(`${folder} is no backup: it has no readable ${SUMS}.`, { cause });
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, sum, path] = LINE.exec(line) ?? [];
      if (sum === undefined || path === undefined) {
        throw new ExitError(`The file ${SUMS} of the backup ${folder} is damaged: use another backup.`);
      }
      return [path, sum];
    }),
  );
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Returns the files below a folder, as paths from there with slashes.
 * @throws ExitError for a link, a pipe and the like, which could lead anywhere or never end
 */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isDirectory() && !entry.isFile());
  if (odd !== undefined) {
    throw new ExitError(
      `${join(odd.parentPath, odd.name)} is neither a file nor a folder: put there what it leads to, or move it away.`,
    );
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Flushes every folder on the way from `root` to the files, `root` as well. */
export async function flushFolders(root: string, paths: readonly string[]): Promise<void> {
  const folders = new Set(['.']);
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of folders) await flushFolder(join(root, folder));
}

/** Lets what a folder holds by name survive a power failure. */
export async function flushFolder(path: string): Promise<void> {
  // Windows opens no folders, and keeps their entries by itself.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
