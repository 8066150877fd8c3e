import { type Failure, type Outcome, outcomeOfTests } from './outcome.ts';

/** With more failures than these in all checks, nothing is tried a second time. */
export const TRIED_AGAIN_AT_MOST = 5;

/** Returns the files of a check with failures, which can be run once more. */
export function filesToTryAgain({ files = [] }: Outcome): string[] {
  return files.filter(({ failures }) => failures.length > 0).map(({ file }) => file);
}

/** An outcome after its second try. */
export interface Retried {
  readonly outcome: Outcome;
  /** The failures that did not happen again. */
  readonly unsteady: readonly Failure[];
}

/**
 * Puts what a second run of the files with failures came to in the place of their first. A failure happened again when
 * its test, or the file as a whole, failed again.
 */
export function afterSecondTry(first: Outcome, second: Outcome): Retried {
  const again = second.files ?? [];
  const kept = (first.files ?? []).filter(({ file }) => !again.some((one) => one.file === file));
  const retried = (first.files ?? []).filter((file) => !kept.includes(file));
  return {
    outcome: {
      ...first,
      ...outcomeOfTests([...kept, ...again], [...outsideOf(first), ...outsideOf(second)]),
    },
    unsteady: retried
      .flatMap(({ failures }) => failures)
      .filter((failure) => !second.failures.some((other) => isSame(failure, other))),
  };
}

/** The failures that no file tells of: what happened outside of files, and files that did not come to their end. */
function outsideOf({ failures, files = [] }: Outcome): Failure[] {
  return failures.filter((failure) => !files.some((file) => file.failures.includes(failure)));
}

function isSame(failure: Failure, other: Failure): boolean {
  if (failure.file !== other.file) return false;
  return failure.test === undefined || other.test === undefined || failure.test === other.test;
}
