import { expect, it } from 'vitest';
import { skusWith } from './copy-skus.ts';

const skus = { ending: '-2', sku: 'MUG-2', variations: ['MUG-2-2', 'MUG-RED-2'] };

it('the skus of a copy are shown with the ending that is typed, the free one at first [ADM-106]', () => {
  expect(skusWith(skus, '-2')).toEqual(['MUG-2', 'MUG-2-2', 'MUG-RED-2']);
  expect(skusWith(skus, '-B')).toEqual(['MUG-B', 'MUG-2-B', 'MUG-RED-B']);
  expect(skusWith({ ...skus, variations: [] }, '')).toEqual(['MUG']);
});
