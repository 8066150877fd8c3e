export {
  type IndexedVariation,
  indexVariations,
  type Variant,
  type VariantOption,
  type VariantSelection,
  type Variation,
  type VariationIndex,
  type VariationModel,
} from './model.ts';
export { type OptionType, optionType, optionTypeLabel } from './option-type.ts';
export { hasNoOptions, type OptionState, type VariantState, variantStates } from './options.ts';
export {
  chooseOption,
  initialVariation,
  type VariationChoice,
  type VariationRequest,
} from './resolve.ts';
export { variationText } from './text.ts';
