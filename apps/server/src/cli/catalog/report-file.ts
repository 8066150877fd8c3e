import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { reasonOf } from '@stoa/domain';
import type { ReportEntry } from '@stoa/import-export';
import { ExitError } from '../../postgres/index.ts';

/** The report of an import: a JSON object a line, written as it happens. */
export interface ReportFile {
  readonly path: string;
  add(entry: ReportEntry): void;
  /** Closes the report; removes an empty one. */
  close(): { readonly entries: number };
}

/**
 * Opens the report, in place of one from an earlier run.
 * @throws ExitError when it can't be written there.
 */
export function openReport(path: string): ReportFile {
  const file = openFile(path);
  let entries = 0;
  return {
    path,
    add(entry) {
      entries += 1;
      writeSync(file, `${JSON.stringify(entry)}\n`);
    },
    close() {
      closeSync(file);
      if (entries === 0) rmSync(path, { force: true });
      return { entries };
    },
  };
}

function openFile(path: string): number {
  try {
    return openSync(path, 'w');
  } catch (error) {
    throw new ExitError(`The report ${path} can't be written: ${reasonOf(error)}.`);
  }
}
