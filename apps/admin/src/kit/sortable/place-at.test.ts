import { expect, it } from 'vitest';
import { placeAt } from './place-at.ts';

const entries = [0, 10, 20, 30].map((top) => ({ top, bottom: top + 10 }));

it('an entry goes to where the middle of another one was passed, up or down', () => {
  expect(placeAt(17, 2, entries)).toBe(2);
  expect(placeAt(14, 2, entries)).toBe(1);
  expect(placeAt(-50, 2, entries)).toBe(0);
  expect(placeAt(36, 1, entries)).toBe(3);
  expect(placeAt(26, 1, entries)).toBe(2);
});

it('it stays where no other one was passed', () => {
  expect(placeAt(24, 1, entries)).toBe(1);
  expect(placeAt(5, 0, [])).toBe(0);
});
