import { type OptionSelection, optionIsOpen, type ProductOptionState, type RuledOption } from './model.ts';
import type { OptionVisibility } from './product-option.ts';
import { ANY_VALUE, type ProductOptionRule } from './product-option-rule.ts';

export interface OptionStates {
  /** By option id. */
  readonly states: ReadonlyMap<string, ProductOptionState>;
  /** The selection without what the rules closed. */
  readonly selection: OptionSelection;
}

/**
 * Computes the state of each option for a selection. Selections of options that are hidden or disabled, initially or
 * by a rule, are dropped; dropping one can make other rules no longer apply. OPT-020 to OPT-032, OPT-034
 */
export function optionStates(
  options: readonly RuledOption[],
  rules: readonly ProductOptionRule[],
  selection: OptionSelection,
): OptionStates {
  let left = selection;
  // Each round drops at least one selection or is the last, so the loop ends.
  for (;;) {
    const states = statesUnder(options, rules, left);
    const kept = new Map([...left].filter(([id, value]) => isChoosable(states.get(id), value)));
    if (kept.size === left.size) return { states, selection: kept };
    left = kept;
  }
}

interface ChangingState {
  visibility: OptionVisibility;
  readonly values: Map<string, OptionVisibility>;
}

function statesUnder(
  options: readonly RuledOption[],
  rules: readonly ProductOptionRule[],
  selection: OptionSelection,
): Map<string, ChangingState> {
  const states = new Map(options.map((option) => [option.id, initialState(option)]));
  for (const rule of rules.filter((candidate) => isMet(candidate, selection))) {
    for (const action of rule.actions) apply(action, states.get(action.option));
  }
  return states;
}

/** Returns the state of an option to which no rule applies. OPT-030 */
function initialState({ initialVisibility, values }: RuledOption): ChangingState {
  return {
    visibility: initialVisibility,
    values: new Map(values.map((value) => [value.id, value.initialVisibility])),
  };
}

function isMet({ operator, conditions }: ProductOptionRule, selection: OptionSelection): boolean {
  const results = conditions.map((condition) => {
    const chosen = selection.get(condition.option);
    const holds =
      chosen !== undefined && (condition.values.includes(ANY_VALUE) || condition.values.includes(chosen));
    return condition.operator === 'not_selected' ? !holds : holds;
  });
  return operator === 'any' ? results.some(Boolean) : results.length > 0 && results.every(Boolean);
}

const valueActions = { show_value: 'show', hide_value: 'hide', disable_value: 'disable' } as const;

function apply(
  { action, values = [] }: ProductOptionRule['actions'][number],
  state: ChangingState | undefined,
): void {
  if (!state) return;
  if (action === 'show_value' || action === 'hide_value' || action === 'disable_value') {
    for (const value of values) state.values.set(value, valueActions[action]);
  } else state.visibility = action;
}

/** Tells whether a value can be chosen. Typed texts are not values of a list, so no rule closes them singly. */
function isChoosable(state: ProductOptionState | undefined, value: string): boolean {
  return (
    state !== undefined && optionIsOpen(state.visibility) && optionIsOpen(state.values.get(value) ?? 'show')
  );
}
