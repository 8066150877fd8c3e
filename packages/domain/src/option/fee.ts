import type { Money } from '../money/index.ts';
import type { OptionSelection } from './model.ts';
import type { ProductOption, ProductOptionValue } from './product-option.ts';

type WithFee = Pick<ProductOptionValue, 'additionalFee'>;
type PricedOption = WithFee &
  Pick<ProductOption, 'id'> & {
    readonly values: readonly (WithFee & Pick<ProductOptionValue, 'id'>)[];
  };

/** Returns what an option adds to the price of one piece, with the value that is chosen. Minor units. OPT-018, OPT-019 */
export function choiceFee(option: WithFee, value?: WithFee): Money {
  return option.additionalFee + (value?.additionalFee ?? 0);
}

/** Returns what the selected options add to the price of one piece. Minor units. PRICE-017, OPT-019 */
export function optionFee(options: readonly PricedOption[], selection: OptionSelection): Money {
  return options.reduce((sum, option) => {
    const chosen = selection.get(option.id);
    if (!chosen) return sum;
    const value = option.values.find(({ id }) => id === chosen);
    return sum + choiceFee(option, value);
  }, 0);
}
