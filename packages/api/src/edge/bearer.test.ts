import { expect, it } from 'vitest';
import { bearerToken } from './bearer.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['Basic c2hvcHBlcjpzdG9h', undefined],
  ['Bearerabc', undefined],
  ['Bearer', ''],
  ['Bearer !!', ''],
  ['Bearer abc def', ''],
  ['Bearer ab-C_9', 'ab-C_9'],
  ['bearer  ab-C_9 ', 'ab-C_9'],
])('of %j the bearer token is %j', (authorization, token) => {
  expect(bearerToken({ authorization })).toBe(token);
});
