import { expect, it } from 'vitest';
import { mergeChildren } from './merge-children.ts';

const child = (sku: string, price = 100) => ({ id: sku, sku, name: sku, price });

it('parts that were chosen stay, and have the price that somebody else gave them', () => {
  const before = [child('cup'), child('pot')];
  const typed = [child('pot'), child('cup'), child('lid')];
  expect(mergeChildren({ before, typed, now: [child('cup', 90), child('pot')] })).toEqual({
    value: [child('pot'), child('cup', 90), child('lid')],
    conflicts: false,
  });
});

it('parts that somebody else has chosen or ordered otherwise are in conflict with those that were typed', () => {
  const before = [child('cup'), child('pot')];
  const typed = [child('cup')];
  for (const now of [[child('pot'), child('cup')], [child('pot')]]) {
    expect(mergeChildren({ before, typed, now })).toEqual({ value: typed, conflicts: true });
  }
});
