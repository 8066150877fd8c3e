import { currencyExponent } from '@stoa/domain';
import { adminListText, plural } from '@stoa/messages';
import { type RangeFaults, tellLargest, typedEnd } from './range.ts';

type Fault = NonNullable<RangeFaults['least'] | RangeFaults['most']>;

/** How the example of an amount is made, in minor units; whatever the currency, it shows the decimal sign. */
const EXAMPLE = 1050;

/** Says what is wrong with an end of a range, with an example in the language of the person. ADM-066 */
export function tellRangeFault(fault: Fault, measure: Parameters<typeof tellLargest>[0]): string {
  const decimals = currencyExponent(measure.currency);
  switch (fault) {
    case 'notANumber':
      return measure.unit === 'money'
        ? adminListText.amountNeeded({ example: typedEnd(EXAMPLE, measure) })
        : adminListText.countNeeded();
    case 'negative':
      return adminListText.notNegative();
    case 'tooManyDecimals':
      if (measure.unit === 'count' || decimals === 0) return adminListText.wholeNeeded();
      return plural(decimals, adminListText.atMostOneDecimal, adminListText.atMostDecimals);
    case 'tooLarge':
      return adminListText.atMost({ largest: tellLargest(measure) });
    case 'backwards':
      return adminListText.endsBelow();
  }
}
