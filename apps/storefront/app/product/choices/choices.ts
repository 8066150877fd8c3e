import {
  type Money,
  type OptionSelection,
  optionIsOpen,
  optionStates,
  type PersonalizationOption,
  type ProductOption,
  type ProductOptionRule,
  type ProductOptionValue,
} from '@stoa/domain';

/** A picture in the sizes of pictures, as addresses without their ending. */
export interface LargerPictureSource {
  readonly thumbnail: string;
  readonly medium: string;
  readonly large: string;
}

/** The picture or colour of an option or a value. OPT-002 to OPT-004 */
export interface Illustrated {
  readonly swatch?: string | undefined;
  /** Address of a picture without its ending. */
  readonly picture?: string | undefined;
  /** The same, where it may be looked at larger. */
  readonly larger?: LargerPictureSource | undefined;
}

/** A value as it is shown; its fee is 0 where prices are hidden. ENT-051 */
export interface ShownValue extends Omit<ProductOptionValue, 'thumbnail'>, Illustrated {}

/** What is asked of a buyer beside variation and quantity; its fee is 0 where prices are hidden. ENT-049 */
export interface ShownOption extends Omit<ProductOption, 'icon' | 'thumbnail' | 'values'>, Illustrated {
  /** Says while it is closed what to choose for it to open. */
  readonly opensWith?: string | undefined;
  readonly values: readonly ShownValue[];
}

export interface ProductChoices {
  readonly options: readonly ShownOption[];
  readonly rules: readonly ProductOptionRule[];
  /** Only those that are displayed. PERS-001 */
  readonly personalization: readonly PersonalizationOption[];
  /** What the defaults add to the price of a piece. Minor units. */
  readonly initialFee: Money;
}

/** The choices of a form sent without scripts, for applying the rules. */
export interface SentChoices {
  /** Values by option id, as the rules let them stand. */
  readonly selection: readonly (readonly [optionId: string, value: string])[];
  /** What was typed, by field code. */
  readonly personalization: Readonly<Record<string, string>>;
  readonly quantity: number;
  /** What the options add to the price of a piece. Minor units. */
  readonly fee: Money;
}

type Optional = Pick<ProductChoices, 'options' | 'rules'>;

/** Returns the initial selection: defaults that are shown and enabled. OPT-006 */
export function defaultSelection(choices: Optional): OptionSelection {
  return withDefaults(choices, new Map(), () => true);
}

/**
 * Returns the selection with another value chosen, or none for an empty one. Options that open by it start with their
 * default. OPT-006, OPT-034
 */
export function selectOption(
  choices: Optional,
  selection: OptionSelection,
  optionId: string,
  value: string,
): OptionSelection {
  const { states: before } = optionStates(choices.options, choices.rules, selection);
  const next = new Map(selection);
  if (value === '') next.delete(optionId);
  else next.set(optionId, value);
  return withDefaults(choices, next, (id) => !optionIsOpen(before.get(id)?.visibility));
}

/**
 * Returns the selection of a form that was sent whole. What the rules close is dropped; options that are open only by
 * what was chosen start with their default. OPT-006, OPT-031, OPT-032, OPT-034
 */
export function sentSelection(choices: Optional, sent: OptionSelection): OptionSelection {
  const atFirst = optionStates(choices.options, choices.rules, defaultSelection(choices)).states;
  return withDefaults(choices, sent, (id) => !optionIsOpen(atFirst.get(id)?.visibility));
}

/** Adds the defaults of open options that have no choice, of those that are asked for. */
function withDefaults(
  { options, rules }: Optional,
  selection: OptionSelection,
  isWanted: (optionId: string) => boolean,
): OptionSelection {
  const now = optionStates(options, rules, selection);
  const defaults = options.flatMap((option) => {
    const isOpen = optionIsOpen(now.states.get(option.id)?.visibility);
    const value = option.values.find(({ isDefault }) => isDefault);
    if (!isOpen || !value || now.selection.has(option.id) || !isWanted(option.id)) return [];
    return [[option.id, value.id] as const];
  });
  return optionStates(options, rules, new Map([...now.selection, ...defaults])).selection;
}
