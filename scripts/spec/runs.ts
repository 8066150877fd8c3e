import type { SuiteRun } from '../check/passed-tests.ts';

/** What the project is at now. */
export interface Present {
  readonly commit: string | undefined;
  readonly tree: string;
}

/** Says why a run says nothing of the present sources; undefined when it does. */
export function whyStale(run: SuiteRun | undefined, present: Present): string | undefined {
  if (run === undefined) return 'there is no report of a whole run';
  if (run.tree === present.tree) return undefined;
  if (run.commit === present.commit) return `the sources changed since the run of ${run.at}`;
  return `the last run was of commit ${shortened(run.commit)} (${run.at}), and this is ${shortened(present.commit)}`;
}

const shortened = (commit: string | undefined) => commit?.slice(0, 8) ?? 'unknown';
