export {
  type IndexedVariation,
  indexVariations,
  type VariationAttribute,
  type VariationAttributeOption,
  type VariationSelection,
  type Variation,
  type VariationIndex,
  type VariationModel,
} from './model.ts';
export { type OptionType, optionType, optionTypeLabel } from './option-type.ts';
export { hasNoOptions, type OptionState, type VariationAttributeState, variationAttributeStates } from './options.ts';
export {
  chooseOption,
  initialVariation,
  type VariationChoice,
  type VariationRequest,
} from './resolve.ts';
export { variationText } from './text.ts';
