export {
  type Arrangement,
  arrangeVariations,
  inOrderOfValues,
  type MissingCombination,
  MOST_VARIATIONS,
} from './arrange.ts';
export type { WantedAttribute } from './attributes.ts';
export type { ArrangedVariation } from './values.ts';
