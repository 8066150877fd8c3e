import type { TypedAttribute } from './model.ts';

type Counted = Pick<TypedAttribute, 'options'>;

/** The numbers of values that are multiplied, `3 × 4`. */
export const factorsOf = (attributes: readonly Counted[]): string =>
  attributes.map(({ options }) => options.length).join(' × ');
