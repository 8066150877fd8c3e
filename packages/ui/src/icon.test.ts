import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('every icon that can be named has an outline, and no other', () => {
  const names = [...text('./icon.tsx').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => name);
  const css = text('../../../apps/storefront/app/styles/icons.css');
  const drawn = [...css.matchAll(/^\.icon-(\w+) \{\n {2}--icon: url\("data:/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(drawn.toSorted()).toEqual(names.toSorted());
});
