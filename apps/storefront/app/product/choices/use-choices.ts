import { type Money, optionFee, optionStates } from '@stoa/domain';
import { useState } from 'react';
import { defaultSelection, type ProductChoices, type SentChoices, selectOption } from './choices.ts';
import { useFieldErrors } from './use-field-errors.ts';

/**
 * Keeps the buyer's choices for a piece, with the options they open and close and their fee. OPT-029 to OPT-034
 * @param onFee is told what another choice adds to the price of a piece, in minor units. PRICE-017
 */
export function useChoices(
  choices: ProductChoices,
  sent: SentChoices | undefined,
  onFee: (fee: Money) => void,
) {
  const [selected, setSelected] = useState(() =>
    sent ? new Map(sent.selection) : defaultSelection(choices),
  );
  const errors = useFieldErrors();
  const { states, selection } = optionStates(choices.options, choices.rules, selected);
  const select = (optionId: string, value: string) => {
    const next = selectOption(choices, selection, optionId, value);
    setSelected(next);
    onFee(optionFee(choices.options, next));
  };
  return { states, selection, select, errors };
}

export type Choices = ReturnType<typeof useChoices>;
