import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ExitError } from '../launch/failure.mjs';

/** A file by its path from the project's folder. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Writes files below `root`, all of them or none.
 * @throws ExitError when one of them is there already
 */
export function writeNew(root: string, files: readonly NewFile[]): void {
  const there = files.find(({ path }) => existsSync(join(root, path)));
  if (there) throw new ExitError(`${there.path} is there already; nothing was written.`);
  for (const { path, text } of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
}
