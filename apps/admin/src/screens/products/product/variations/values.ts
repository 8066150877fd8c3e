import type { Product } from '@stoa/admin-contract';

type Attributes = Pick<Product, 'variationAttributes'>['variationAttributes'];
type Values = Readonly<Record<string, string>>;

/** Tells the values of a variation in the order of the product's attributes, `Red / L`; empty where it has none. */
export const tellValues = (values: Values, attributes: Attributes): string =>
  attributes
    .map(({ id }) => values[id] ?? '')
    .filter((value) => value !== '')
    .join(' / ');

/** Tells each value with the name of its attribute, in the order of the product's attributes. */
export const namedValues = (values: Values, attributes: Attributes): readonly (readonly [string, string])[] =>
  attributes.flatMap(({ id, label }) => {
    const value = values[id] ?? '';
    return value === '' ? [] : [[label, value] as const];
  });
