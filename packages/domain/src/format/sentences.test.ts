import { expect, it } from 'vitest';
import { sentences } from './sentences.ts';

it.each([
  [['On Backorder', 'Expected to ship Dec 09 2026'], 'On Backorder. Expected to ship Dec 09 2026'],
  [
    ['In the next firing.', 'Expected to ship Dec 09 2026'],
    'In the next firing. Expected to ship Dec 09 2026',
  ],
  [['“Soon!”', 'Wait', ''], '“Soon!” Wait'],
  [['  ', 'Alone.'], 'Alone.'],
  [[], ''],
])('makes %j one text', (texts, text) => {
  expect(sentences(texts)).toBe(text);
});
