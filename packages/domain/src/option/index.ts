export { choiceFee, optionFee } from './fee.ts';
export { type OptionSelection, optionIsOpen, type ProductOptionState, type RuledOption } from './model.ts';
export { type PersonalizationOption, personalizationTypes } from './personalization-option.ts';
export {
  type OptionThumbnail,
  type OptionVisibility,
  optionVisibilities,
  type ProductOption,
  type ProductOptionValue,
  productOptionTypes,
  takesText,
} from './product-option.ts';
export {
  ANY_VALUE,
  conditionOperators,
  type ProductOptionRule,
  ruleActions,
  ruleOperators,
} from './product-option-rule.ts';
export { type OptionStates, optionStates } from './rules.ts';
