import { type Money, shareOf, sumMoney } from '@stoa/domain';
import { plural, adminMatrixText as text } from '@stoa/messages';
import { readAmount, writeAmount } from '../../../kit/amount.ts';
import { MOST_PRICE } from '../product/prices/price-values.ts';
import type { Filled } from './fill.ts';
import type { MatrixRow, Purse } from './matrix.ts';

/** How a price is filled: set to an amount, or reckoned from the price that stands there. */
export const PRICE_WAYS = ['set', 'add', 'subtract', 'addPercent', 'subtractPercent'] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

/** Whether a text is a way to fill a price. */
export const isPriceWay = (way: string): way is PriceWay => PRICE_WAYS.some((one) => one === way);

/** Whether a price is reckoned by percent. */
export const isByPercent = (way: PriceWay): boolean => way === 'addPercent' || way === 'subtractPercent';

/** A hundredth of a percent, in parts per million. */
const HUNDREDTH = 100;

/**
 * Reckons a price, in minor units, by an amount of them or by hundredths of a percent of it, which are rounded half up.
 */
export function reckonPrice(price: Money, way: PriceWay, by: number): Money {
  switch (way) {
    case 'set':
      return by;
    case 'add':
      return sumMoney([price, by]);
    case 'subtract':
      return sumMoney([price, -by]);
    case 'addPercent':
      return sumMoney([price, shareOf(price, by * HUNDREDTH)]);
    case 'subtractPercent':
      return sumMoney([price, -shareOf(price, by * HUNDREDTH)]);
  }
}

interface PriceFill {
  readonly way: PriceWay;
  /** Minor units, or hundredths of a percent. */
  readonly by: number;
  readonly rows: readonly Pick<MatrixRow, 'id'>[];
  /** What stands in the price of a variation now. */
  readonly priceOf: (row: string) => string;
  readonly purse: Purse;
}

/** Fills prices; one that would be below nothing, or is none now and is to be reckoned with, has all refused. ADM-114 */
export function fillPrices({ way, by, rows, priceOf, purse }: PriceFill): Filled {
  let [below, above, none] = [0, 0, 0];
  const cells = rows.flatMap(({ id }) => {
    const price = way === 'set' ? 0 : readAmount(priceOf(id), purse, MOST_PRICE).value;
    const next = price === undefined ? 0 : reckonPrice(price, way, by);
    if (price === undefined) none += 1;
    if (next < 0) below += 1;
    if (next > MOST_PRICE) above += 1;
    return next < 0 ? [] : [{ row: id, column: 'price', text: writeAmount(next, purse) }];
  });
  if (none > 0) return { fault: text.notAPrice() };
  if (below > 0) return { fault: plural(below, text.belowZero, text.belowZeroMany) };
  return above > 0 ? { fault: text.aboveMost() } : { cells };
}
