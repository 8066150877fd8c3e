import fc from 'fast-check';

/** Operators of query languages, and characters of every encoded length. */
const PIECES = [
  ...['\0', "'", '"', '\\', ':*', '&', '|', '!', '(', '<->', '-', ' or ', '%', 'the'],
  ...['é', '日', '\ud800', '😀'],
];

/** Always included. */
export const hostileExamples: readonly string[] = [
  ...['', ' ', 'x'.repeat(10_000), '"'.repeat(199), 'or or or', '-a -b', 'the of and', 'the'],
  ...['!!! &&& |||', "' or 1=1 --", '\0'],
];

/** Keywords meant to break parsers. */
export const hostileKeyword: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 30 })
    .map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
