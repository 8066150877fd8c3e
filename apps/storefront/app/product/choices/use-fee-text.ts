import { choiceFee, formatFee } from '@stoa/domain';
import { useShopView } from '@stoa/ui';
import type { ShownOption, ShownValue } from './choices.ts';

/**
 * What an option, or one of its values, adds to the price of a piece or takes off: `+ $12.00`, the same whatever is
 * chosen; nothing for what changes nothing. OPT-018, OPT-019
 */
export function useFeeText(): (option: ShownOption, value?: ShownValue) => string {
  const { currency } = useShopView();
  return (option, value) => formatFee(choiceFee(option, value), currency);
}
