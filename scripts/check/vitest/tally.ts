import { relative } from 'node:path';
import { projectFolder } from '../../launch/project.mjs';
import { addCounts, type Counts, type Failure, type FileResult } from '../outcome.ts';
import type { TestEvent } from './events.ts';

interface FileSoFar {
  readonly counts: { passed: number; failed: number; skipped: number };
  readonly failures: Failure[];
  readonly passed: string[];
  /** Of `performance.now()`. */
  readonly began: number;
  ended: number | undefined;
}

/** What is known of a run of Vitest, from the events it told so far. */
export interface Tally {
  /** Takes an event; returns the failure it tells of. `now` is of `performance.now()`. */
  take(event: TestEvent, now: number): Failure | undefined;
  /** The files that came to their end. */
  files(): FileResult[];
  /** The files that did not, those that had not begun included; relative to the project. */
  unfinished(): string[];
  /** The files that are being run. */
  running(): string[];
  readonly faults: readonly Failure[];
  /** Whether Vitest told what it is going to run. */
  readonly hasBegun: boolean;
  counts(): Counts;
}

export function startTally(): Tally {
  const expected = new Set<string>();
  const files = new Map<string, FileSoFar>();
  const faults: Failure[] = [];
  let hasBegun = false;

  function fileAt(path: string, now: number): FileSoFar {
    const found = files.get(path);
    if (found) return found;
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const file: FileSoFar = { counts, failures: [], passed: [], began: now, ended: undefined };
    files.set(path, file);
    return file;
  }

  function take(event: TestEvent, now: number): Failure | undefined {
    switch (event.kind) {
      case 'begin':
        hasBegun = true;
        for (const file of event.files) expected.add(file);
        return undefined;
      case 'file':
        fileAt(event.file, now);
        return undefined;
      case 'passed': {
        const file = fileAt(event.file, now);
        file.counts.passed++;
        if (!event.isInverse) file.passed.push(event.test);
        return undefined;
      }
      case 'skipped':
        fileAt(event.file, now).counts.skipped++;
        return undefined;
      case 'failed': {
        const file = fileAt(event.file, now);
        const test = event.test === undefined ? {} : { test: event.test };
        const failure = { file: inProject(event.file), ...test, ...event.error };
        file.counts.failed++;
        file.failures.push(failure);
        return failure;
      }
      case 'file-end':
        fileAt(event.file, now).ended = now;
        return undefined;
      case 'fault':
        faults.push(event.error);
        return undefined;
    }
  }

  return {
    take,
    faults,
    files: () =>
      [...files].flatMap(([path, { counts, failures, passed, began, ended }]) =>
        ended === undefined
          ? []
          : [{ file: inProject(path), milliseconds: Math.round(ended - began), counts, failures, passed }],
      ),
    unfinished: () => [...expected].filter((path) => files.get(path)?.ended === undefined).map(inProject),
    running: () => [...files].filter(([, { ended }]) => ended === undefined).map(([path]) => inProject(path)),
    get hasBegun() {
      return hasBegun;
    },
    counts: () => addCounts([...files.values()].map(({ counts }) => counts)),
  };
}

const inProject = (path: string) => relative(projectFolder, path);
