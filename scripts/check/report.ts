import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ExitError } from '../launch/failure.mjs';
import { projectFolder } from '../launch/project.mjs';
import type { Result } from './gate.ts';
import type { FileResult } from './outcome.ts';

const FILE = join(projectFolder, '.stoa', 'tests', 'report.json');

interface Report extends Result {
  /** When it ended, in UTC. */
  readonly at: string;
}

/** Keeps what the checks came to, with the duration of each test file, until the next run. */
export function writeReport(result: Result): void {
  const report: Report = { at: new Date().toISOString(), ...result };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(report, undefined, 1));
}

/**
 * Returns the test files of the last run with what they took.
 * @throws ExitError when there was none.
 */
export function reportedFiles(): FileResult[] {
  return filesOf(readReport());
}

/** Returns the test files of a run. */
export function filesOf({ done }: Pick<Result, 'done'>): FileResult[] {
  return done.flatMap(({ outcome }) => outcome.files ?? []);
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch (cause) {
    throw new ExitError('No report of a run was found: run npm test first.', { cause });
  }
}
