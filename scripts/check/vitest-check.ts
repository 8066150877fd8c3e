import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counts, Outcome } from './outcome.ts';
import { runProgram } from './program-check.ts';

/** What Vitest's JSON report says, as far as it is counted. */
export interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Runs Vitest with a configuration and counts its tests. */
export async function runVitest(
  config: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-report-'));
  const file = join(folder, 'report.json');
  try {
    const args = [
      'run',
      '--config',
      config,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const { code, output } = await runProgram({ package: 'vitest', command: 'vitest', args }, environment);
    return { counts: countTests(readReport(file), code), output };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts tests, and a file that could not be read as one failed test. A run that failed in any other way, in
 * its set-up or by an error outside of tests, counts as one failed test too: it never looks like success.
 */
export function countTests(report: VitestReport | undefined, exitCode: number): Counts {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const broken = report?.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = (report?.numFailedTests ?? 0) + (broken?.length ?? 0);
  const wrong = exitCode !== 0 || report?.success !== true || passed + failed + skipped === 0;
  return { passed, failed: wrong ? Math.max(failed, 1) : failed, skipped };
}
