import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';
import { richTextOf } from './rich-text.ts';

it('cuts a longer text between words, and leaves a shorter one alone [LIST-015]', () => {
  const text = richTextOf('Mugs for slow mornings.\n\nFired twice.');
  expect(excerpt(text, 14)).toBe('Mugs for slow');
  expect(excerpt(text, 13)).toBe('Mugs for slow');
  expect(excerpt(text, 12)).toBe('Mugs for');
  expect(excerpt(text, 23)).toBe('Mugs for slow mornings.');
  expect(excerpt(text, 36)).toBeUndefined();
  expect(excerpt(text, 35)).toBe('Mugs for slow mornings. Fired');
  expect(excerpt(text, 0)).toBeUndefined();
});

it('cuts a word only when it is the first, and never a character', () => {
  expect(excerpt(richTextOf('Handgeschirr'), 4)).toBe('Hand');
  expect(excerpt(richTextOf('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'), 2)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦');
  expect(excerpt(richTextOf('👩‍👩‍👧‍👦👩‍👩‍👧‍👦'), 2)).toBeUndefined();
});
