import { MAX_SKU_LENGTH } from '@stoa/domain';
import { adminMatrixText as text } from '@stoa/messages';
import type { z } from 'zod';
import { readAmount, writeAmount } from '../../../kit/amount.ts';
import { typedNumber } from '../../../kit/form/index.ts';
import { MOST_PRICE } from '../product/prices/price-values.ts';
import { readWeight, typedWeight, writeWeight } from '../product/weight.ts';
import type { Purse } from './matrix.ts';

/** How the text of a cell is judged, and written when it is left. */
interface TextRule {
  readonly check: (text: string) => string | undefined;
  readonly tidy: (text: string) => string;
}

/** The rules of the cells in which something is typed, in the language of a place. ADM-066 */
export function textRules(purse: Purse): Readonly<Record<'sku' | 'price' | 'msrp' | 'weight', TextRule>> {
  const money = { ...purse, unit: 'money', most: MOST_PRICE } as const;
  const price = typedNumber(money);
  const msrp = typedNumber({ ...money, optional: true });
  const weight = typedWeight(purse);
  const signs = signsOf(purse);
  const tidyAmount = (typed: string) => {
    const { value } = readAmount(withoutCurrency(typed, signs), purse, MOST_PRICE);
    return value === undefined ? typed.trim() : writeAmount(value, purse);
  };
  return {
    sku: { check: checkSku, tidy: (typed) => typed.trim() },
    price: {
      check: (typed) => (typed.trim() === '' ? text.priceNeeded() : faultOf(price, typed)),
      tidy: tidyAmount,
    },
    msrp: { check: (typed) => faultOf(msrp, typed), tidy: tidyAmount },
    weight: {
      check: (typed) => faultOf(weight, typed),
      tidy(typed) {
        const { value } = typed.trim() === '' ? { value: 0 } : readWeight(typed, purse);
        return value === undefined ? typed.trim() : writeWeight(value, purse);
      },
    },
  };
}

/** Takes off what spreadsheets write around an amount of this currency, `$12.50` or `12,50 EUR`; others stay, as faults. */
function withoutCurrency(typed: string, signs: readonly string[]): string {
  const text = typed.trim();
  const sign = signs.find((one) => text.startsWith(one) || text.endsWith(one));
  if (sign === undefined) return text;
  return text.startsWith(sign) ? text.slice(sign.length) : text.slice(0, -sign.length);
}

/** How a currency is written in a language: its code first, which no sign is a part of. */
const signsOf = ({ locale, currency }: Purse): readonly string[] => [
  currency,
  ...(['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => value),
  ),
];

function checkSku(typed: string): string | undefined {
  const { length } = typed.trim();
  if (length === 0) return text.skuNeeded();
  return length > MAX_SKU_LENGTH ? text.skuTooLong({ n: MAX_SKU_LENGTH }) : undefined;
}

const faultOf = (rule: z.ZodType<string>, typed: string): string | undefined =>
  rule.safeParse(typed).error?.issues[0]?.message;
