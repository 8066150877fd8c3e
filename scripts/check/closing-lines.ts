import { addCounts, type Failure, type FileResult, type Outcome } from './outcome.ts';

/** Failures that are listed at the end. */
const LISTED = 50;
const SLOWEST_LISTED = 10;

/**
 * Returns the last line of `npm test`, such as `812 passed, 0 failed, 1 skipped (browser tests: STOA_BROWSER=skip)`.
 */
export function closingLine(outcomes: readonly Outcome[]): string {
  const { passed, failed, skipped } = addCounts(outcomes.map(({ counts }) => counts));
  const notes = outcomes.flatMap((outcome) => outcome.note ?? []);
  return [
    `${passed} passed, ${failed} failed`,
    skipped > 0 ? `, ${skipped} skipped` : '',
    notes.length > 0 ? ` (${notes.join('; ')})` : '',
  ].join('');
}

/** Names what failed, with the first line of the error and the command that runs it alone: lines for the end. */
export function failureLines(
  checks: readonly { readonly name: string; readonly outcome: Outcome }[],
): string[] {
  const all = checks.flatMap(({ name, outcome }) => outcome.failures.map((failure) => ({ name, failure })));
  if (all.length === 0) return [];
  return [
    'Failed:',
    ...all
      .slice(0, LISTED)
      .flatMap(({ name, failure }) => [
        `  ${failure.file === undefined ? `${name}: ${failure.reason}` : describeFailure(failure)}`,
        `    npm test -- ${failure.file === undefined ? `--only ${quoted(name)}` : aloneArguments(failure)}`,
      ]),
    ...(all.length > LISTED ? [`  and ${all.length - LISTED} more`] : []),
  ];
}

/** Tells a failure in one line. */
export function describeFailure({ file, test, reason }: Failure): string {
  return `${[file, test].filter(Boolean).join(' > ')}: ${reason}`;
}

/** Tells a failure whole, when it happens. */
export function failureText({ file, test, reason, details = reason }: Failure): string {
  const name = [file, test].filter(Boolean).join(' > ');
  const indented = details
    .trimEnd()
    .split('\n')
    .map((line) => (line ? `  ${line}` : ''));
  return [...(name ? [`FAIL ${name}`] : []), ...(name ? indented : [details.trimEnd()])].join('\n');
}

/** Returns lines that name the files that took longest. */
export function slowestLines(files: readonly FileResult[], count = SLOWEST_LISTED): string[] {
  const slowest = [...files].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
  return slowest.map(
    ({ file, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`,
  );
}

function aloneArguments({ file = '', test }: Failure): string {
  return test === undefined ? file : `${file} -t ${quoted(test)}`;
}

/** For a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
