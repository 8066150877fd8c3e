import { optionStates } from '@stoa/domain';
import { useState } from 'react';
import { defaultSelection, feeOf, type ProductChoices, selectOption } from './choices.ts';
import { useFieldErrors } from './use-field-errors.ts';

/** What a buyer has chosen and typed for a piece, and what that opens, closes and costs. OPT-029 to OPT-034 */
export function useChoices(choices: ProductChoices) {
  const [selected, setSelected] = useState(() => defaultSelection(choices));
  const [resets, setResets] = useState(0);
  const errors = useFieldErrors();
  const { states, selection } = optionStates(choices.options, choices.rules, selected);
  const select = (optionId: string, value: string) =>
    setSelected(selectOption(choices, selection, optionId, value));
  const reset = () => {
    setSelected(defaultSelection(choices));
    setResets((count) => count + 1);
    errors.clearAll();
  };
  return {
    states,
    selection,
    select,
    /** Begins anew, after the piece is in the cart. ATC-008, ATC-009 */
    reset,
    /** Changes with each reset; fields with this key are emptied. */
    key: resets,
    errors,
    /** Major units. */
    fee: feeOf(choices.options, selection),
  };
}

export type Choices = ReturnType<typeof useChoices>;
