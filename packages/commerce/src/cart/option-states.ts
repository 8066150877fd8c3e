import type { OptionVisibility, ProductOption, ProductOptionRule } from '../catalogue/index.ts';

/** Chosen value id (or typed text) by option id. */
export type OptionSelection = ReadonlyMap<string, string>;

/** In a condition: anything at all is selected. OPT-027 */
const ANYTHING = '0';

interface OptionState {
  visibility: OptionVisibility;
  /** Values that can't be chosen. */
  readonly closedValues: Set<string>;
}

/**
 * The options that can be answered, with what was selected of them: what is hidden or disabled, at first or by
 * the rules that are met, is left out together with its selection, which may in turn undo other rules.
 * OPT-016, OPT-017, OPT-020 to OPT-032
 */
export function openOptions(
  options: readonly ProductOption[],
  rules: readonly ProductOptionRule[],
  selection: OptionSelection,
): { readonly open: readonly ProductOption[]; readonly selection: OptionSelection } {
  let left = selection;
  // Each round drops a selection or is the last.
  for (;;) {
    const states = optionStates(options, rules, left);
    const kept = new Map([...left].filter(([id, value]) => isChoosable(states.get(id), value)));
    if (kept.size === left.size) {
      return { open: options.filter((option) => isOpen(states.get(option.id)?.visibility)), selection: kept };
    }
    left = kept;
  }
}

function optionStates(
  options: readonly ProductOption[],
  rules: readonly ProductOptionRule[],
  selection: OptionSelection,
): Map<string, OptionState> {
  const states = new Map(options.map((option) => [option.id, initialState(option)]));
  for (const rule of rules.filter((candidate) => isMet(candidate, selection))) {
    for (const action of rule.actions) apply(action, states.get(action.option));
  }
  return states;
}

function initialState(option: ProductOption): OptionState {
  const closed = option.values.filter((value) => !isOpen(value.initialVisibility));
  return { visibility: option.initialVisibility, closedValues: new Set(closed.map((value) => value.id)) };
}

function isMet({ operator, conditions }: ProductOptionRule, selection: OptionSelection): boolean {
  const results = conditions.map((condition) => {
    const chosen = selection.get(condition.option);
    const holds =
      chosen !== undefined && (condition.values.includes(ANYTHING) || condition.values.includes(chosen));
    return condition.operator === 'not_selected' ? !holds : holds;
  });
  return operator === 'any' ? results.some(Boolean) : results.length > 0 && results.every(Boolean);
}

function apply(
  { action, values = [] }: ProductOptionRule['actions'][number],
  state: OptionState | undefined,
): void {
  if (!state) return;
  if (action === 'show_value') for (const value of values) state.closedValues.delete(value);
  else if (action === 'hide_value' || action === 'disable_value') {
    for (const value of values) state.closedValues.add(value);
  } else state.visibility = action;
}

function isChoosable(state: OptionState | undefined, value: string): boolean {
  return state !== undefined && isOpen(state.visibility) && !state.closedValues.has(value);
}

function isOpen(visibility: OptionVisibility | undefined): boolean {
  return visibility === 'show' || visibility === 'enable';
}
