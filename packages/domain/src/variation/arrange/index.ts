export {
  type Arrangement,
  arrangeVariations,
  inOrderOfValues,
  type MissingCombination,
  MOST_VARIATIONS,
} from './arrange.ts';
export type { OwnAttribute, WantedAttribute } from './attributes.ts';
export { countCombinations } from './combinations.ts';
export type { ArrangedVariation } from './values.ts';
