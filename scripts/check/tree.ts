import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What is installed, built, generated or kept by runs, at any depth. */
const MADE = new Set([
  ...['.git', 'node_modules', 'build', '.react-router', '.stoa', '.cache', 'test-results'],
]);
/** No test reads the requirements: to defer one says nothing about a run. */
const NOT_RUN = 'docs/requirements';

/**
 * Returns a digest of names and contents of all files of a project that a run of its tests may depend on, and so tells
 * whether a run was one of these sources.
 */
export function digestTree(root: string): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    for (const name of readdirSync(join(root, path)).sort()) {
      const inner = path === '' ? name : `${path}/${name}`;
      if (MADE.has(name) || inner === NOT_RUN || name.endsWith('.tsbuildinfo')) continue;
      if (statSync(join(root, inner)).isDirectory()) add(inner);
      else {
        const content = readFileSync(join(root, inner));
        hash.update(`${inner}\0${content.length}\0`).update(content);
      }
    }
  };
  add('');
  return hash.digest('hex');
}

/** Returns the commit that a project's folder is at; undefined where Git cannot tell. */
export function commitOf(root: string): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: [...stdio],
    }).trim();
  } catch {
    return undefined;
  }
}
