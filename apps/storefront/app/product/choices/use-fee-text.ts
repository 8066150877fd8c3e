import { usePriceText } from '@stoa/ui';
import type { OptionValue, ProductOption } from './choices.ts';

/**
 * What an option, or one of its values, adds to the price of a piece or takes off: `+ $12.00`, the same whatever is
 * chosen; nothing for what changes nothing. OPT-018, OPT-019
 */
export function useFeeText(): (option: Pick<ProductOption, 'fee'>, value?: OptionValue) => string {
  const text = usePriceText();
  return (option, value) => {
    const fee = option.fee + (value?.fee ?? 0);
    if (fee === 0) return '';
    return `${fee > 0 ? '+' : '−'} ${text(Math.abs(fee))}`;
  };
}
