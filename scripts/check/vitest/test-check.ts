import { type Failure, firstLine, type Listener, type Outcome, outcomeOfTests } from '../outcome.ts';
import { runVitest, type VitestCall, type VitestRun } from './run-vitest.ts';

/** What Vitest tells of a worker that ended before its file did. */
const DEAD_WORKER = /^Error: \[vitest-pool\]/;

/**
 * Runs tests. Files that did not come to their end, because a set-up failed, a worker died or a test held its worker
 * fast, are begun anew once; those that do not end then either have failed.
 */
export async function runTests(call: VitestCall, listener: Listener): Promise<Outcome> {
  const first = await runVitest(call, listener);
  if (cameToItsEnd(first)) return outcomeOfTests(first.tally.files(), toldOnce(faultsOf(first), listener));
  listener.broke(reasonOf(first));
  const ended = first.tally.files();
  const unfinished = ended.length > 0 ? { files: first.tally.unfinished() } : {};
  const second = await runVitest({ ...call, ...unfinished }, listener);
  const faults = [...faultsOf(first), ...faultsOf(second), ...unendedOf(second)];
  return outcomeOfTests([...ended, ...second.tally.files()], toldOnce(faults, listener));
}

/** A run whose last file has ended has nothing that could begin anew, whatever went wrong after it. */
function cameToItsEnd({ tally }: VitestRun): boolean {
  return tally.hasBegun && tally.unfinished().length === 0;
}

/** Faults outside of files. A run that went wrong in any way never looks like success. */
function faultsOf(run: VitestRun): Failure[] {
  const { tally, exitCode, silence, written } = run;
  const faults = tally.faults.filter(({ reason }) => !DEAD_WORKER.test(reason));
  if (faults.length > 0 || !cameToItsEnd(run)) return faults;
  const { passed, failed } = tally.counts();
  if (failed > 0) return [];
  const wrong = silence ?? (passed === 0 ? 'no test was run' : undefined);
  if (wrong !== undefined) return [{ reason: wrong, details: `${wrong}\n${written}` }];
  return exitCode === 0 ? [] : [{ reason: `it ended with code ${exitCode}`, details: written }];
}

/** The files that did not end, each a failure; the whole run when not even their names are known. */
function unendedOf(run: VitestRun): Failure[] {
  if (cameToItsEnd(run)) return [];
  const details = reasonOf(run);
  const failure = { reason: `did not come to its end: ${firstLine(details)}`, details };
  const files = run.tally.unfinished();
  return files.length > 0 ? files.map((file) => ({ file, ...failure })) : [failure];
}

function reasonOf({ tally, exitCode, silence, written }: VitestRun): string {
  const fault = tally.faults[0];
  return silence ?? fault?.details ?? (written || `it ended with code ${exitCode} and said nothing`);
}

/** Failures of tests are told when they happen, those of the run when it is over. */
function toldOnce(faults: readonly Failure[], listener: Listener): readonly Failure[] {
  for (const fault of faults) listener.failed(fault);
  return faults;
}
