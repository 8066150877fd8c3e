import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unique } from './unique.ts';
import { withoutIds } from './without-ids.ts';

const RUNS = 5000;
const anyMoment = { min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true };

it('names of tests are never the same, and hold nothing but their word that a test could look for', () => {
  const names = Array.from({ length: RUNS }, () => unique('shop'));
  expect(new Set(names).size).toBe(RUNS);
  for (const name of names) expect(name).toMatch(/^shop-[jkqvxz]{10}$/);
});

it('a text without ids has none of their digits, whatever they are', () => {
  const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
  const word = (length: number) => fc.string({ unit: letters, minLength: length, maxLength: length });
  // So many drawn letters hold capitals and small ones.
  const token = word(43).map((drawn) => `Aa${drawn.slice(2)}`);
  fc.assert(
    fc.property(
      fc.uuid(),
      token,
      word(8),
      fc.nat({ max: 55_535 }),
      fc.date(anyMoment),
      (id, secret, name, n, at) => {
        const text = JSON.stringify({
          id,
          url: `http://harbor.localhost:${10_000 + n}/mugs?token=${secret}`,
          policy: `script-src 'sha-of' 'nonce-${secret}'`,
          script: `/assets/root-${name}.js`,
          at,
        });
        expect(withoutIds(text)).not.toMatch(/\d/);
      },
    ),
    { numRuns: 2000 },
  );
});

it('and all else stays', () => {
  const text =
    '<a href="/pans/color=Blue?page=2">Pan 1337, $13.37</a> {"price":1337,"sku":"MUG-1337-BLUE"} 2026-03-02';
  expect(withoutIds(text)).toBe(text);
});
