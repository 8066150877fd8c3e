import { allocate, type Money, shareOf, shareWithin, sumMoney } from '../money/index.ts';
import type { LocalTax } from '../tax/index.ts';
import type { PricedLine, PricedShipping, TaxRow } from './priced-cart.ts';
import type { PricingRules } from './pricing-input.ts';

type Taxed = Pick<PricedLine, 'pricesIncludeTax' | 'taxes' | 'tax' | 'total'>;

/** Computes the taxes on a price after its discounts. */
export function taxed(
  charged: Money,
  taxes: readonly LocalTax[],
  { pricesIncludeTax }: Pick<PricingRules, 'pricesIncludeTax'>,
): Taxed {
  const levied = charged === 0 ? [] : taxes.filter(({ rate }) => rate > 0);
  const rates = levied.map(({ rate }) => rate);
  const amounts = pricesIncludeTax ? within(charged, rates) : rates.map((rate) => shareOf(charged, rate));
  const tax = sumMoney(amounts);
  const base = pricesIncludeTax ? charged - tax : charged;
  return {
    pricesIncludeTax,
    taxes: levied.map((local, at) => ({ ...local, base, tax: amounts[at] ?? 0 })),
    tax,
    total: pricesIncludeTax ? charged : sumMoney([charged, tax]),
  };
}

/** Taxes on one base that the price contains: their sum is rounded, and shared out by their rates. */
function within(charged: Money, rates: readonly number[]): Money[] {
  const together = rates.reduce((sum, rate) => sum + rate, 0);
  return allocate(shareWithin(charged, together), rates);
}

/**
 * Returns the taxes of lines and shipping, those of one name, place and rate in one row, in the order in which they
 * occur.
 */
export function taxRows(lines: readonly PricedLine[], shipping: PricedShipping | undefined): TaxRow[] {
  const rows = new Map<string, TaxRow>();
  for (const row of [...lines, ...(shipping ? [shipping] : [])].flatMap(({ taxes }) => taxes)) {
    const key = JSON.stringify([row.name, row.jurisdiction, row.rate]);
    const known = rows.get(key);
    rows.set(key, known ? { ...row, base: known.base + row.base, tax: known.tax + row.tax } : row);
  }
  return [...rows.values()];
}
