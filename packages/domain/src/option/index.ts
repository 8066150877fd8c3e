export {
  type OptionRule,
  type OptionSelection,
  type OptionVisibility,
  optionIsOpen,
  type ProductOptionState,
  type RuledOption,
} from './model.ts';
export { type OptionStates, optionStates } from './rules.ts';
