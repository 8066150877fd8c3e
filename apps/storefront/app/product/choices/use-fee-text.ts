import type { OptionSelection } from '@stoa/domain';
import { usePriceText } from '@stoa/ui';
import type { OptionValue, ProductOption } from './choices.ts';

/**
 * What another value of an option would cost more or less than the one selected: `+ $12.00`; nothing for no
 * difference. OPT-018, OPEN-021
 */
export function useFeeText(
  option: ProductOption,
  selection: OptionSelection,
): (value: OptionValue) => string {
  const text = usePriceText();
  const selected = option.values.find(({ id }) => id === selection.get(option.id));
  return ({ fee }) => {
    const difference = fee - (selected?.fee ?? 0);
    if (difference === 0) return '';
    return `${difference > 0 ? '+' : '−'} ${text(Math.abs(difference))}`;
  };
}
