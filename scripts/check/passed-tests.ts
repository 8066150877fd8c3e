import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../launch/project.mjs';
import type { Done, FileResult } from './outcome.ts';

const FILE = join(projectFolder, '.stoa', 'tests', 'passed.json');

/** Names of tests, with the groups around them: `group > test`. */
export interface Names {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** The last run of all tests of a suite. */
export interface SuiteRun {
  /** When it ended, in UTC. */
  readonly at: string;
  /** What the project was at when it began: its commit, where it has one, and the digest of its files. */
  readonly commit?: string | undefined;
  readonly tree: string;
  /** By test file, relative to the project. */
  readonly files: Readonly<Record<string, Names>>;
}

/** Runs by the name of the suite. */
export type SuiteRuns = Readonly<Record<string, SuiteRun>>;

/**
 * Keeps which tests passed in each suite that was run whole, until it is run whole again: `npm run spec` counts by it
 * what the requirements are shown by.
 */
export function keepPassed(
  done: readonly Done[],
  began: Pick<SuiteRun, 'commit' | 'tree'>,
  kept = FILE,
): void {
  const at = new Date().toISOString();
  const now = done.flatMap(({ name, outcome: { files } }) =>
    files === undefined ? [] : [[name, { at, ...began, files: namesOf(files) }] as const],
  );
  if (now.length === 0) return;
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, JSON.stringify({ ...readPassed(kept), ...Object.fromEntries(now) }, undefined, 1));
}

/** Returns the last whole run of each suite that had one. */
export function readPassed(kept = FILE): SuiteRuns {
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

function namesOf(files: readonly FileResult[]): Record<string, Names> {
  const named = files.map(({ file, passed, failures }) => [
    file,
    { passed, failed: failures.flatMap(({ test }) => test ?? []) },
  ]);
  return Object.fromEntries(named);
}
