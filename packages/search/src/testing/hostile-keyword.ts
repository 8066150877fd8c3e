import fc from 'fast-check';

/** What the languages of queries make something of, and letters of every width. */
const PIECES = [
  ...['\0', "'", '"', '\\', ':*', '&', '|', '!', '(', '<->', '-', ' or ', '%', 'the'],
  ...['é', '日', '\ud800', '😀'],
];

/** Those that are always tried. */
export const hostileExamples: readonly string[] = [
  ...['', ' ', 'x'.repeat(10_000), '"'.repeat(199), 'or or or', '-a -b', 'the of and', 'the'],
  ...['!!! &&& |||', "' or 1=1 --", '\0'],
];

/** Keywords meant to break what reads them. */
export const hostileKeyword: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })), { maxLength: 30 })
    .map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
