import type { MessageDescriptor } from '../i18n/index.ts';
import type { Money } from '../money/index.ts';
import type { ShippingOption } from '../shipping/index.ts';
import type { LocalTax } from '../tax/index.ts';

/** What a line costs before discounts and tax. Minor units, as all amounts here. */
export interface LineAmounts {
  readonly id: string;
  readonly unitPrice: Money;
  readonly quantity: number;
  readonly subtotal: Money;
}

/** One tax on a line, on shipping, or on all that bears it. */
export interface TaxRow extends LocalTax {
  /** What is taxed, after discounts and without tax. */
  readonly base: Money;
  readonly tax: Money;
}

/** A price with its taxes. */
interface Taxed {
  readonly pricesIncludeTax: boolean;
  /** A row for each tax; none where nothing is taxed, and while the destination is unknown. */
  readonly taxes: readonly TaxRow[];
  /** Of all rows; within the price where prices include tax. */
  readonly tax: Money;
  /** What is to be paid: the price less its discount, and tax where the price is without. */
  readonly total: Money;
}

export interface PricedLine extends LineAmounts, Taxed {
  readonly discount: Money;
}

/** The method that is charged. */
export interface PricedShipping extends Omit<ShippingOption, 'total'>, Taxed {
  /** Taken off amount and fee. */
  readonly discount: Money;
}

/** What a discount took off lines and shipping. */
export interface AppliedDiscount {
  readonly reason: MessageDescriptor;
  readonly amount: Money;
}

/** Grand total = subtotal - discount + shipping, and tax where prices are without. */
export interface CartTotals {
  readonly subtotal: Money;
  /** Of lines. */
  readonly discount: Money;
  /** Amount and fee less the discount on shipping. */
  readonly shipping: Money;
  /** Of lines and shipping. */
  readonly tax: Money;
  readonly grandTotal: Money;
}

/** What a cart costs a buyer, made by `priceCart` alone. All zero and empty where the buyer may not see prices. */
export interface PricedCart {
  /** What can be bought. */
  readonly lines: readonly PricedLine[];
  /** What can't be bought as it is: in no total. */
  readonly excludedLines: readonly LineAmounts[];
  readonly discounts: readonly AppliedDiscount[];
  readonly shippingRequired: boolean;
  /** In the shop's order; none when nothing has to be sent, or nothing can be. ENT-544, TAX-512 */
  readonly shippingOptions: readonly ShippingOption[];
  /** Absent where nothing is sent, no method can be chosen, or the destination is unknown. */
  readonly shipping?: PricedShipping;
  /** Why no method is chosen though one is needed. TAX-510, TAX-511 */
  readonly shippingIssue?: MessageDescriptor;
  readonly pricesIncludeTax: boolean;
  /** A row for each tax and rate at which something is taxed; together the tax of the totals. */
  readonly taxes: readonly TaxRow[];
  readonly totals: CartTotals;
  /**
   * Whether `totals` are what is charged however the address is completed. While they are not they lack tax or
   * shipping, and nobody must take them for the price. TAX-501
   */
  readonly totalsKnown: boolean;
}
