import { expect, it } from 'vitest';
import { facetOptions, tellAttribute } from './filter-options.ts';

const category = (id: string, name: string, parent: string | null, isActive = true) => ({
  id,
  slug: name,
  name,
  parent,
  isActive,
});

it('products are filtered by the tree of categories, by brands, and by values of attributes', () => {
  const options = facetOptions({
    brands: ['Kiln'],
    categories: [category('1', 'Home', null), category('2', 'Lamps', '1', false)],
    attributes: [{ name: 'shell_material', values: ['Oak', 'a=b'] }],
  });
  expect(options).toEqual({
    brand: [{ value: 'Kiln', label: 'Kiln' }],
    category: [
      { value: '1', label: 'Home', depth: 0, above: [] },
      { value: '2', label: 'Lamps', hint: 'Not active', depth: 1, above: ['Home'] },
    ],
    attribute: [
      { value: 'shell_material=Oak', label: 'Oak', group: 'Shell material' },
      { value: 'shell_material=a=b', label: 'a=b', group: 'Shell material' },
    ],
  });
});

it('an attribute is told in words', () => {
  expect(tellAttribute('colour')).toBe('Colour');
  expect(tellAttribute('ring-gauge')).toBe('Ring gauge');
  expect(tellAttribute('')).toBe('');
});
