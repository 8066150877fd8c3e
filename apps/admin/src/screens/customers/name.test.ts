import { expect, it } from 'vitest';
import { nameOf } from './name.ts';

it.each([
  ['Ada', 'Byron', 'Ada Byron'],
  ['', 'Byron', 'Byron'],
  ['', '', 'ada@example.com'],
])('a customer named “%s” “%s” is called %s', (firstName, lastName, name) => {
  expect(nameOf({ firstName, lastName, email: 'ada@example.com' })).toBe(name);
});
