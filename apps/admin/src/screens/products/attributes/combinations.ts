import type { TypedAttribute } from './model.ts';

type Counted = Pick<TypedAttribute, 'options'>;

/** How many combinations the values of attributes make with each other; 0 where there is no attribute. ADM-111 */
export const combinationsOf = (attributes: readonly Counted[]): number =>
  attributes.length === 0 ? 0 : attributes.reduce((product, { options }) => product * options.length, 1);

/** The numbers of values that are multiplied, `3 × 4`. */
export const factorsOf = (attributes: readonly Counted[]): string =>
  attributes.map(({ options }) => options.length).join(' × ');
