import type { Money } from '../money/index.ts';
import type { OptionSelection } from './model.ts';
import { type ProductOption, type ProductOptionValue, takesText } from './product-option.ts';

type WithFee = Pick<ProductOptionValue, 'additionalFee'>;
type PricedOption = WithFee &
  Pick<ProductOption, 'id' | 'optionType'> & {
    readonly values: readonly (WithFee & Pick<ProductOptionValue, 'id'>)[];
  };

/** Returns what an option adds to the price of one piece, with the value that is chosen. Minor units. OPT-018, OPT-019 */
export function choiceFee(option: WithFee, value?: WithFee): Money {
  return option.additionalFee + (value?.additionalFee ?? 0);
}

/**
 * Returns what the selected options add to the price of one piece. What is typed is no value, even if it reads like the
 * id of one. Minor units. PRICE-017, OPT-019
 */
export function optionFee(options: readonly PricedOption[], selection: OptionSelection): Money {
  return options.reduce((sum, option) => {
    const chosen = selection.get(option.id);
    if (!chosen) return sum;
    const value = takesText(option.optionType) ? undefined : option.values.find(({ id }) => id === chosen);
    return sum + choiceFee(option, value);
  }, 0);
}
