import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimFileStore, type Database, newId } from '@stoa/commerce';
import { writeWhole } from './write-whole.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tells whether the data folder is the one that holds the pictures of the database. The folder and the database each
 * remember the name of the store: several processes over one database have to share their files, else each answers
 * the pictures of the others with 404.
 */
export async function holdsFilesOf(db: Pick<Database, 'queries'>, dataFolder: string): Promise<boolean> {
  const folder = join(dataFolder, 'files');
  const path = join(folder, 'store-id');
  const known = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
  const own = known !== undefined && UUID.test(known) ? known : newId();
  // First the folder: a process that is killed in between leaves a database that knows no store, and not one that is lost.
  if (own !== known) {
    mkdirSync(folder, { recursive: true });
    // A name cut short would be another name.
    writeWhole(path, own);
  }
  return (await claimFileStore(db, own)) === own;
}

/** Returns the warning at the start when the folder is another. */
export const filesElsewhere = (dataFolder: string): string =>
  `The pictures of this database are not in ${dataFolder}: this process answers them with 404. Let all processes over one database share one STOA_DATA; where its files are lost for good, empty the table file_store.`;
