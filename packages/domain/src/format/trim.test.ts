import { expect, it } from 'vitest';
import { trimEndOf, trimStartOf, withoutOuterSlashes } from './trim.ts';

it.each([
  ['', ''],
  ['/', ''],
  ['///', ''],
  ['mugs', 'mugs'],
  ['/kitchen/mugs/', 'kitchen/mugs'],
  ['//kitchen//mugs//', 'kitchen//mugs'],
])('%j is %j without the slashes at its ends', (path, expected) => {
  expect(withoutOuterSlashes(path)).toBe(expected);
});

it('takes any of several signs from one end alone', () => {
  expect(trimEndOf('-. mug -.', '.- ')).toBe('-. mug');
  expect(trimStartOf('-. mug -.', '.- ')).toBe('mug -.');
});
