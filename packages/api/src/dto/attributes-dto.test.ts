import { expect, it } from 'vitest';
import { toAttributes } from './attributes-dto.ts';

it('attributes come in the order and the words of the shop, unknown ones last', () => {
  const facets = [{ code: 'color', label: 'Colour', type: 'checkbox' as const }];
  const listing = {
    pageSize: 24,
    breadcrumb: true,
    descriptionLimit: 0,
    filterPlacement: 'left' as const,
    layout: 'grid' as const,
    paging: 'scroll' as const,
    facets,
  };
  const attributes = [
    { code: 'ring', label: 'Ring gauge' },
    { code: 'binder', label: 'Binder' },
  ];
  const values = { care_advice: 'Dry', binder: 'Nicaragua', color: ['Red', 'Blue'], ring: 50, age: true };
  expect(toAttributes({ listing, attributes }, values)).toEqual([
    { code: 'ring', label: 'Ring gauge', value: '50' },
    { code: 'binder', label: 'Binder', value: 'Nicaragua' },
    { code: 'color', label: 'Colour', value: 'Red, Blue' },
    { code: 'age', label: 'Age', value: 'true' },
    { code: 'care_advice', label: 'Care advice', value: 'Dry' },
  ]);
});
