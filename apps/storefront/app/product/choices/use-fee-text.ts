import { usePriceText } from '@stoa/ui';
import type { OptionValue } from './choices.ts';

/**
 * What another value of an option would cost more or less than the one chosen: `+ $12.00`; nothing for no
 * difference. OPT-018, OPEN-021
 */
export function useFeeText(chosen: OptionValue | undefined): (value: OptionValue) => string {
  const text = usePriceText();
  return ({ fee }) => {
    const difference = fee - (chosen?.fee ?? 0);
    if (difference === 0) return '';
    return `${difference > 0 ? '+' : '−'} ${text(Math.abs(difference))}`;
  };
}
