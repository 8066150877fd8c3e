/** What a check counted. A check that is no set of tests counts as one. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Outcome {
  readonly counts: Counts;
  /** Shown when something failed. */
  readonly output: string;
  /** Why something was left out, for the closing line. */
  readonly note?: string;
}

export interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

export const PASSED: Outcome = { counts: { passed: 1, failed: 0, skipped: 0 }, output: '' };

export function failed(output: string): Outcome {
  return { counts: { passed: 0, failed: 1, skipped: 0 }, output };
}

/**
 * Returns the last line of `npm test`, such as `812 passed, 0 failed, 1 skipped (browser tests: STOA_BROWSER=skip)`.
 */
export function closingLine(outcomes: readonly Outcome[]): string {
  const total = (key: keyof Counts) => outcomes.reduce((sum, outcome) => sum + outcome.counts[key], 0);
  const skipped = total('skipped');
  const notes = outcomes.flatMap((outcome) => outcome.note ?? []);
  return [
    `${total('passed')} passed, ${total('failed')} failed`,
    skipped > 0 ? `, ${skipped} skipped` : '',
    notes.length > 0 ? ` (${notes.join('; ')})` : '',
  ].join('');
}
