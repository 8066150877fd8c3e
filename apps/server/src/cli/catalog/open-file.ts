import { createReadStream } from 'node:fs';
import { reasonOf } from '@stoa/domain';
import { ExitError } from '../../postgres/index.ts';

/** Reads a file that somebody named. @throws ExitError where it can't be read */
export async function* openFile(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    throw new ExitError(unreadable(path, error), { cause: error });
  }
}

function unreadable(path: string, error: unknown): string {
  const isFolder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
  return isFolder ? `${path} is a folder: name a file in it.` : `${path} can't be read: ${reasonOf(error)}.`;
}
