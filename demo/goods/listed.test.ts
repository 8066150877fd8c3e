import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openShops } from './testing.ts';

const page = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8');

it('docs/demo.md names only goods that a shop has', () => {
  const known = new Set(openShops.flatMap(({ code, goods }) => goods.map(({ slug }) => `${code}/${slug}`)));
  const named = [...page.matchAll(/http:\/\/(\w+)\.localhost:3000\/([\w-]+)/g)].map(
    ([, shop, slug]) => `${shop}/${slug}`,
  );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((one) => !known.has(one))).toEqual([]);
});
