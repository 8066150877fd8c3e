import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ExitError } from '../postgres/index.ts';
import { filesIn, flushFolders, type Sums, writeSummed } from './sums.ts';

/** The folder of pictures, by the same name in the data folder and in a backup. */
export const FILES = 'files';

/** The name of the store of files, which the database knows as well. */
const STORE_ID = 'store-id';

/** Sizes of pictures, which are made anew when they are asked for. */
const MADE_AGAIN = /^[^/]+\/variants\//;

/** What a process has begun to write (`Pictures`, `holdsFilesOf`). */
const UNFINISHED = /\.(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|new)$/;

/**
 * Returns the files that a backup takes: masters of pictures, which never change under their name.
 * @throws ExitError when the folder is not the one that belongs to the database
 */
export async function filesToKeep(dataFolder: string, fileStore: string | undefined): Promise<string[]> {
  const folder = join(dataFolder, FILES);
  if (fileStore !== undefined && (await readStoreId(folder)) !== fileStore) {
    throw new ExitError(
      `The pictures of this database are not in ${dataFolder}: point STOA_DATA to the folder that the servers use, or, where its files are lost for good, empty the table file_store.`,
    );
  }
  if (!existsSync(folder)) return [];
  const kept = (await filesIn(folder)).filter((path) => !MADE_AGAIN.test(path) && !UNFINISHED.test(path));
  const odd = kept.find((path) => /[\\\n\r]/.test(path));
  if (odd === undefined) return kept;
  throw new ExitError(
    `The file ${JSON.stringify(odd)} in ${folder} is none of Stoa's and has a name that a list of sums can't hold: move it away.`,
  );
}

async function readStoreId(folder: string): Promise<string | undefined> {
  const path = join(folder, STORE_ID);
  return existsSync(path) ? (await readFile(path, 'utf8')).trim() : undefined;
}

/**
 * Refuses a data folder with the pictures of another database; one that an empty database has claimed holds none.
 * @throws ExitError
 */
export async function refuseOtherFiles(dataFolder: string, backup: string): Promise<void> {
  const folder = join(dataFolder, FILES);
  if (!existsSync(folder) || (await readStoreId(folder)) === (await readStoreId(join(backup, FILES)))) return;
  const others = (await filesIn(folder)).filter((path) => path !== STORE_ID && !UNFINISHED.test(path));
  if (others.length === 0) return;
  throw new ExitError(
    `${folder} holds files of another database: point STOA_DATA to a folder without any, or move these away.`,
  );
}

/**
 * Puts the files of a backup into the data folder, each whole or not at all. Those that a restore before this one put
 * there are put again, which is known by the store's id: it is on the disk before any other.
 */
export async function putFiles(backup: string, dataFolder: string, sums: Sums): Promise<void> {
  const first = `${FILES}/${STORE_ID}`;
  const paths = [...sums.keys()].filter((path) => path.startsWith(`${FILES}/`));
  if (paths.includes(first)) {
    await putFile(first, { backup, dataFolder, sums });
    await flushFolders(dataFolder, [first]);
  }
  const others = paths.filter((path) => path !== first);
  for (const path of others) await putFile(path, { backup, dataFolder, sums });
  await flushFolders(dataFolder, others);
}

async function putFile(
  path: string,
  { backup, dataFolder, sums }: { readonly backup: string; readonly dataFolder: string; readonly sums: Sums },
): Promise<void> {
  const target = join(dataFolder, path);
  const unfinished = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    const { sha256 } = await writeSummed(unfinished, createReadStream(join(backup, path)));
    if (sha256 !== sums.get(path))
      throw new ExitError(`${path} of the backup changed while it was restored.`);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}
