/** What a check counted. A check that is no set of tests counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test that failed, a file that could not be loaded (no `test`), or a fault outside of any file (no `file`). */
export interface Failure {
  /** Relative to the project. */
  readonly file?: string;
  /** With the groups around it: `group > test`. */
  readonly test?: string;
  /** The first line of the error. */
  readonly reason: string;
  /** The whole error, for people. */
  readonly details?: string;
}

/** What a test file came to. */
export interface FileResult {
  /** Relative to the project. */
  readonly file: string;
  readonly milliseconds: number;
  readonly counts: Counts;
  readonly failures: readonly Failure[];
  /** Names of the tests that passed because what they expect is so, with the groups around them: `group > test`. */
  readonly passed: readonly string[];
}

export interface Outcome {
  readonly counts: Counts;
  /** What failed, in the order in which it did. */
  readonly failures: readonly Failure[];
  /** The test files that were run; none for a check that is one program. */
  readonly files?: readonly FileResult[];
  /** Why something was left out, for the closing line. */
  readonly note?: string;
}

/** What a check tells while it runs. */
export interface Listener {
  /** A failure, when it happens. */
  failed(failure: Failure): void;
  /** How far the check has come, such as `312 passed, 1 failed`. */
  progressed(progress: string): void;
  /** The check, or a part of it, could not be run to its end and begins anew. */
  broke(reason: string): void;
}

/** A check with what it came to. */
export interface Done {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

export interface Check {
  readonly name: string;
  /**
   * Whether it judges what the others came to: it is run after their second try, and told of it.
   */
  readonly isClosing?: boolean;
  /** @throws Error when the check could not begin. */
  run(listener: Listener, others: readonly Done[]): Promise<Outcome>;
  /** Runs test files of this check once more, one after the other. */
  readonly runAgain?: (files: readonly string[], listener: Listener) => Promise<Outcome>;
}

export const PASSED: Outcome = { counts: { passed: 1, failed: 0, skipped: 0 }, failures: [] };

/** The outcome of a check that is one thing, from all that it said. */
export function failed(output: string): Outcome {
  const failure = { reason: firstLine(output), details: output.trim() };
  return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [failure] };
}

/** Returns the first line of a text that says something. */
export function firstLine(text: string): string {
  return text.split('\n').find((line) => /\w/.test(line)) ?? 'it said nothing';
}

export function addCounts(all: readonly Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((sum, counts) => sum + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/** Makes the outcome of a check out of what its test files came to and of faults outside of any file. */
export function outcomeOfTests(files: readonly FileResult[], outside: readonly Failure[]): Outcome {
  const counts = addCounts(files.map((file) => file.counts));
  return {
    counts: { ...counts, failed: counts.failed + outside.length },
    failures: [...files.flatMap(({ failures }) => failures), ...outside],
    files,
  };
}

export function isGood(outcome: Outcome): boolean {
  return outcome.counts.failed === 0;
}
