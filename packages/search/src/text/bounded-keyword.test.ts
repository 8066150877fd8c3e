import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileExamples, hostileKeyword } from '../testing/hostile-keyword.ts';
import { boundedKeyword } from './bounded-keyword.ts';

const wordsOf = (keyword: string) => keyword.match(/[\p{L}\p{N}]+/gu) ?? [];

it('leaves a keyword that people type as it is', () => {
  for (const keyword of ['oak table', '"floor lamp" -red or t-shirt', '24" x 36" mirror', '日本の陶器', '']) {
    expect(boundedKeyword(keyword)).toBe(keyword);
  }
});

it('cuts words and leaves out those that are too many, with the signs between them', () => {
  expect(boundedKeyword(`oak ${'y'.repeat(1000)} -${'z'.repeat(41)}`)).toBe(
    `oak ${'y'.repeat(40)} -${'z'.repeat(40)}`,
  );
  expect(boundedKeyword('a-b or '.repeat(50))).toBe(`${'a-b or '.repeat(10)}a-b`);
  expect(boundedKeyword('\u{20000}'.repeat(50))).toBe('\u{20000}'.repeat(40));
});

it('has 32 words of 40 letters at most, whatever is typed', () => {
  fc.assert(
    fc.property(fc.array(hostileKeyword, { maxLength: 20 }), (pieces) => {
      const words = wordsOf(boundedKeyword(pieces.join(' ')));
      expect(words.length).toBeLessThanOrEqual(32);
      for (const word of words) expect([...word].length).toBeLessThanOrEqual(40);
    }),
    { examples: [[[...hostileExamples]]] },
  );
});
