import type { VariationSelection } from '../model.ts';
import type { OwnAttribute } from './attributes.ts';

/** Returns how many combinations of the values of attributes there are; none without an attribute. */
export function countCombinations(attributes: readonly { readonly options: readonly unknown[] }[]): number {
  if (attributes.length === 0) return 0;
  return attributes.reduce((product, { options }) => product * options.length, 1);
}

/** Returns every combination, the values of the last attribute changing fastest. */
export function allCombinations(attributes: readonly OwnAttribute[]): VariationSelection[] {
  if (attributes.length === 0) return [];
  return attributes.reduce<VariationSelection[]>(
    (begun, { id, options }) =>
      begun.flatMap((values) => options.map(({ value }) => ({ ...values, [id]: value }))),
    [{}],
  );
}
