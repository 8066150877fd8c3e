import { expect, it } from 'vitest';
import { NOWHERE } from '../../../kit/place.ts';
import { tellProductValue } from './tell-value.ts';

const known = {
  place: { ...NOWHERE, currency: 'USD' },
  categoryOf: (slug: string) => ({ lamps: 'Lamps', home: 'Home' })[slug] ?? slug,
};
const told = (name: string, held: unknown) => tellProductValue(name, held, known);

it.each([
  ['price', 1999, '$19.99'],
  ['price', '19.99', undefined],
  ['msrp', null, ''],
  ['weightGrams', 750, '750 g'],
  ['visible', false, 'No'],
  ['websiteDisplay', 'other', 'Otherwise'],
  ['seoCrawlerSetting', 'No-index and follow', 'Do not list it, follow its links'],
  ['categories', ['lamps', 'home', 'gone'], 'Lamps, Home, gone'],
  ['categories', [], ''],
  ['children', ['A-1', 'A-2'], 'A-1, A-2'],
  ['children', [{ sku: 'A-1', name: 'One' }], 'A-1'],
  ['attributes', { colour: ['red', 'blue'], wattage: 40 }, 'colour: red, blue; wattage: 40'],
  ['attributes', [{ name: 'colour', values: ['red'] }], 'colour: red'],
  ['media', [{}, {}], '2 pictures'],
  ['priceLevels', [{}], '1 price level'],
  ['shippingFee', 250, '$2.50'],
  ['description', [], 'another text'],
  ['name', 'Lamp', undefined],
])('what somebody else has set %s to, %o, is told in words', (name, held, words) => {
  expect(told(name, held)).toBe(words);
});
