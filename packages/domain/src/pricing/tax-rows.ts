import type { Money, Rate } from '../money/index.ts';
import type { PricedLine, PricedShipping, TaxRow } from './priced-cart.ts';

/** The tax of lines and shipping by rate, in the order in which the rates occur. */
export function taxRows(lines: readonly PricedLine[], shipping: PricedShipping | undefined): TaxRow[] {
  const rows = new Map<Rate, { readonly base: Money; readonly tax: Money }>();
  for (const { taxRate, tax, total } of shipping ? [...lines, shipping] : lines) {
    const charged = total - tax;
    if (taxRate === 0 || charged === 0) continue;
    const row = rows.get(taxRate);
    rows.set(taxRate, { base: (row?.base ?? 0) + charged, tax: (row?.tax ?? 0) + tax });
  }
  return [...rows].map(([rate, row]) => ({ rate, ...row }));
}
