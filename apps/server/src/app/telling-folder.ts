import { relative, resolve, sep } from 'node:path';
import { reasonOf } from '@stoa/domain';
import { ExitError } from '../postgres/index.ts';

/** A folder that is not ours, read-only, or a file. A file that is missing in it is a fault of ours. */
const UNUSABLE = /^(EACCES|EPERM|EROFS|ENOTDIR)$/;

/**
 * Does work that reads and writes files of the data folder. That these can't be used becomes a sentence.
 * @throws ExitError with the sentence; whatever else `work` throws
 */
export async function tellingFolder<T>(dataFolder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAbout(error, dataFolder)) throw error;
    throw new ExitError(
      `The data folder ${dataFolder} can't be used: ${reasonOf(error)}. Give it to the user who runs Stoa, or point STOA_DATA to a folder where that user may read and write.`,
      { cause: error },
    );
  }
}

/** Of a file in the folder, the folder itself, or one above it that was to be made as well. */
function isAbout(error: unknown, dataFolder: string): boolean {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return false;
  if (!UNUSABLE.test(String(error.code))) return false;
  const [path, folder] = [resolve(String(error.path)), resolve(dataFolder)];
  return isWithin(path, folder) || isWithin(folder, path);
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}
