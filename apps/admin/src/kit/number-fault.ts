import { currencyExponent } from '@stoa/domain';
import { adminFormText, plural } from '@stoa/messages';
import { type AmountFault, tellAmount, tellCount, writeAmount } from './amount.ts';
import type { Place } from './place.ts';

/** What a number that is typed counts: things, or minor units of a currency; and how many at most. */
export type NumberMeasure = Measure & { readonly most: number };

type Measure = Pick<Place, 'locale'> &
  ({ readonly unit: 'count' } | ({ readonly unit: 'money' } & Pick<Place, 'currency'>));

/** How the example of an amount is made, in minor units; whatever the currency, it shows the decimal sign. */
const EXAMPLE = 1050;

/** Says what is wrong with a number that was typed, with an example in the language of the person. ADM-066 */
export function tellNumberFault(fault: AmountFault, measure: NumberMeasure): string {
  const decimals = measure.unit === 'count' ? 0 : currencyExponent(measure.currency);
  switch (fault) {
    case 'notANumber':
      return measure.unit === 'money'
        ? adminFormText.amountNeeded({ example: writeAmount(EXAMPLE, measure) })
        : adminFormText.countNeeded();
    case 'negative':
      return adminFormText.notNegative();
    case 'tooManyDecimals':
      if (decimals === 0) return adminFormText.wholeNeeded();
      return plural(decimals, adminFormText.atMostOneDecimal, adminFormText.atMostDecimals);
    case 'tooLarge':
      return adminFormText.atMost({ largest: tellNumber(measure.most, measure) });
  }
}

/** Tells a number in the language of the person, an amount with its currency. ADM-066 */
export const tellNumber = (value: number, measure: Measure): string =>
  measure.unit === 'money' ? tellAmount(value, measure) : tellCount(value, measure);
