import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build makes or never reads. */
const IGNORED = new Set(['node_modules', 'build', '.react-router']);
const TEST = /\.test\.tsx?$/;

/** Returns a digest of names and contents of files and folders, tests left out; paths are relative to `root`. */
export function digestSources(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, root, path);
  return hash.digest('hex');
}

function addPath(hash: Hash, root: string, path: string): void {
  const full = join(root, path);
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) {
      if (!IGNORED.has(name) && !TEST.test(name)) addPath(hash, root, `${path}/${name}`);
    }
    return;
  }
  const content = readFileSync(full);
  hash.update(`${path}\0${content.length}\0`).update(content);
}
