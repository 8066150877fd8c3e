import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEED, seedIn } from './seed.ts';

it('draws the same again by the same seed', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(SEED);
  expect(fc.sample(fc.string(), 50)).toEqual(fc.sample(fc.string(), { numRuns: 50, seed: SEED }));
});

it('is the same every time unless one is given', () => {
  expect(seedIn('')).toBe(seedIn(undefined));
  expect(seedIn('17')).toBe(17);
  expect(seedIn('-3')).toBe(-3);
});

it.each(['x', '1.5', '9999999999'])('refuses %j, which is no seed', (given) => {
  expect(() => seedIn(given)).toThrow('STOA_SEED');
});
