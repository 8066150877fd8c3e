export {
  type ArrangedVariation,
  type Arrangement,
  arrangeVariations,
  countCombinations,
  inOrderOfValues,
  type MissingCombination,
  MOST_VARIATIONS,
  type OwnAttribute,
  type WantedAttribute,
} from './arrange/index.ts';
export {
  type IndexedVariation,
  indexVariations,
  type Variation,
  type VariationAttribute,
  type VariationAttributeOption,
  type VariationIndex,
  type VariationModel,
  type VariationSelection,
} from './model.ts';
export { type OptionType, optionType, optionTypeLabel } from './option-type.ts';
export {
  hasNoOptions,
  type OptionState,
  type VariationAttributeState,
  variationAttributeStates,
} from './options.ts';
export {
  chooseOption,
  initialVariation,
  type VariationChoice,
  type VariationRequest,
} from './resolve.ts';
export {
  beginOfSku,
  freeSkus,
  MAX_SKU_LENGTH,
  SKU_PATTERN,
  skuByPattern,
  skuPlaceholders,
  unknownPlaceholders,
} from './sku-pattern.ts';
export { variationText } from './text.ts';
