import type { ReadAttributes, TypedAttribute } from './model.ts';

/** The attributes of a product as they were read: three colours, one of them with a dot, and two sizes. */
export const READ: ReadAttributes = [
  {
    id: 'colour',
    label: 'Colour',
    displayType: 'button',
    options: [{ value: 'Red', swatch: '#c00' }, { value: 'Blue' }, { value: 'Green' }],
  },
  { id: 'size', label: 'Size', displayType: 'dropdown', options: [{ value: 'S' }, { value: 'L' }] },
];

let last = 0;

/** Makes an attribute that is typed anew, with these values. */
export function typedAnew(label: string, ...values: readonly string[]): TypedAttribute {
  last += 1;
  return {
    key: `typed:${last}`,
    id: null,
    label,
    displayType: 'button',
    options: values.map((value, at) => ({ key: `typed:${last}:${at}`, was: null, value, swatch: '' })),
  };
}
