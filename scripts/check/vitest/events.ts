/** An error of a test, for people. */
export interface TestError {
  /** The first line. */
  readonly reason: string;
  readonly details: string;
}

/** What happens in a run of Vitest, told while it happens. Files are absolute paths. */
export type TestEvent =
  | { readonly kind: 'begin'; readonly files: readonly string[] }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'skipped'; readonly file: string; readonly test: string }
  /** `isInverse`: it passed because what it expects is not so (`it.fails`). */
  | { readonly kind: 'passed'; readonly file: string; readonly test: string; readonly isInverse?: true }
  | { readonly kind: 'failed'; readonly file: string; readonly test?: string; readonly error: TestError }
  | { readonly kind: 'file-end'; readonly file: string }
  /** An error outside of any file. */
  | { readonly kind: 'fault'; readonly error: TestError };

/** Begins an event in the output of Vitest, among what others write there. Nothing else writes this character. */
const MARK = '\u001e';

/** Returns the line that tells an event. */
export function eventLine(event: TestEvent): string {
  return `${MARK}${JSON.stringify(event)}\n`;
}

/** Takes a line of output apart: what somebody wrote, and the event that stands behind it. */
export function readLine(line: string): { readonly text: string; readonly event?: TestEvent } {
  const at = line.indexOf(MARK);
  if (at < 0) return { text: line };
  return { text: line.slice(0, at), event: JSON.parse(line.slice(at + MARK.length)) };
}
