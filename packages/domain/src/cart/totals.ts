import { type Money, shareOf, sumMoney, timesQuantity } from '../money/index.ts';
import { type ApplicableTax, NO_TAX, STANDARD_TAX_CLASS } from '../tax/index.ts';

export interface PricedLine {
  readonly id: string;
  /** What one piece costs, options included, without tax; 0 for a gift. */
  readonly unitPrice: Money;
  readonly quantity: number;
  /** Class of the tax table; absent is the standard class. */
  readonly taxClass?: string | null | undefined;
}

export interface ShippingCharge {
  readonly amount: Money;
  /** Fees of single pieces. */
  readonly fee: Money;
  /** Taken off amount and fee, e.g. by a free-shipping coupon; more than both counts as both. */
  readonly discount: Money;
}

export interface TotalsInput {
  readonly lines: readonly PricedLine[];
  /** Discount by line id; no more than the line costs is taken off. */
  readonly lineDiscounts?: Readonly<Record<string, Money>>;
  readonly shipping?: ShippingCharge;
  /** Absent while the destination is unknown: no tax yet. */
  readonly tax?: ApplicableTax;
}

export interface LineTotals {
  readonly id: string;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly tax: Money;
  /** Subtotal less discount plus tax. */
  readonly total: Money;
}

export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly itemCount: number;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shippingAmount: Money;
  readonly shippingFee: Money;
  readonly shippingDiscount: Money;
  /** Amount and fee less discount. */
  readonly shipping: Money;
  readonly shippingTax: Money;
  /** Of lines and shipping. */
  readonly tax: Money;
  readonly grandTotal: Money;
}

const NO_SHIPPING: ShippingCharge = { amount: 0, fee: 0, discount: 0 };

/**
 * The totals of a cart. Tax is rounded half up line by line, on what the line costs after its discount, and
 * every total is the sum of its parts: grand total = subtotal - discount + shipping + tax, to the cent.
 * CART-501, CHK-010, TAX-505
 */
export function cartTotals({
  lines,
  lineDiscounts = {},
  shipping = NO_SHIPPING,
  tax = NO_TAX,
}: TotalsInput): CartTotals {
  const totals = lines.map((line) => lineTotals(line, lineDiscounts[line.id] ?? 0, tax));
  const subtotal = sumMoney(totals.map((line) => line.subtotal));
  const discount = sumMoney(totals.map((line) => line.discount));
  const charged = shipping.amount + shipping.fee;
  const shippingDiscount = between(0, shipping.discount, charged);
  const shippingTotal = charged - shippingDiscount;
  const shippingTax = shareOf(shippingTotal, tax.shippingRate);
  const allTax = sumMoney([...totals.map((line) => line.tax), shippingTax]);
  return {
    lines: totals,
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal,
    discount,
    shippingAmount: shipping.amount,
    shippingFee: shipping.fee,
    shippingDiscount,
    shipping: shippingTotal,
    shippingTax,
    tax: allTax,
    grandTotal: sumMoney([subtotal, -discount, shippingTotal, allTax]),
  };
}

function lineTotals(line: PricedLine, wantedDiscount: Money, tax: ApplicableTax): LineTotals {
  const subtotal = timesQuantity(line.unitPrice, line.quantity);
  const discount = between(0, wantedDiscount, subtotal);
  const lineTax = shareOf(subtotal - discount, tax.rates[line.taxClass ?? STANDARD_TAX_CLASS] ?? 0);
  return { id: line.id, subtotal, discount, tax: lineTax, total: subtotal - discount + lineTax };
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
