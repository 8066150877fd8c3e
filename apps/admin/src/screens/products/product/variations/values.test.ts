import { expect, it } from 'vitest';
import { namedValues, tellValues } from './values.ts';

const attribute = (id: string, label: string) => ({ id, label, displayType: 'button' as const, options: [] });
const attributes = [attribute('colour', 'Colour'), attribute('size', 'Size'), attribute('cut', 'Cut')];

it('a variation is told by its values in the order of the attributes, without those it has none of', () => {
  const values = { size: 'L', colour: 'Red', other: 'x', cut: '' };
  expect(tellValues(values, attributes)).toBe('Red / L');
  expect(namedValues(values, attributes)).toEqual([
    ['Colour', 'Red'],
    ['Size', 'L'],
  ]);
  expect(tellValues({}, attributes)).toBe('');
});
