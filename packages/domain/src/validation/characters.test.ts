import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, firstCharacters } from './characters.ts';

describe('characters', () => {
  it('are counted as people see them', () => {
    expect(['', 'abc', 'e\u0301', '👨‍👩‍👧‍👦', '🇵🇹🇮🇪', '\r\n'].map(countCharacters)).toEqual([
      0, 3, 1, 1, 2, 1,
    ]);
  });

  it('are never cut in two', () => {
    expect(firstCharacters('a👨‍👩‍👧‍👦b', 2)).toBe('a👨‍👩‍👧‍👦');
    expect(firstCharacters('a👨‍👩‍👧‍👦b', 1)).toBe('a');
    expect(firstCharacters('👍🏽', 0)).toBe('');
  });

  it('of a cut text are those it began with, as many as there is room for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, limit) => {
        const first = firstCharacters(text, limit);
        expect(text.startsWith(first)).toBe(true);
        expect(countCharacters(first)).toBe(Math.min(limit, countCharacters(text)));
      }),
    );
  });
});
