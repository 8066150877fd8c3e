import type { EstimatedTotals, OfferedPayment } from '@stoa/commerce';
import type { PaymentMethod, TaxEstimate } from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import { major } from '../edge/money.ts';
import { noRefusal } from '../edge/payload-errors.ts';
import { toShippingMethod } from './cart-dto.ts';

/** ENT-536, PAY-501 */
export function toPaymentMethod({ code, title, instructions, sellerId }: OfferedPayment): PaymentMethod {
  return { code, title, instructions, sellerGuid: sellerId };
}

/** Tax and totals of a cart at an address. ENT-539, TAX-509 to TAX-511 */
export function toTaxEstimate(api: ApiContext, estimated: EstimatedTotals): TaxEstimate {
  const { currency, costs } = estimated.cart;
  const { totals, shipping, shippingOptions, shippingIssue } = costs;
  const amount = (of: number) => major(of, currency);
  return {
    success: shippingIssue === undefined,
    currency,
    ...noRefusal,
    message: shippingIssue ? api.t(shippingIssue) : null,
    total_due: amount(totals.grandTotal),
    amount: amount(totals.subtotal),
    tax_amount: amount(totals.tax),
    shipping_amount: amount(shipping?.amount ?? 0),
    shipping_fee: amount(shipping?.fee ?? 0),
    shipping_level_discount: amount(shipping?.discount ?? 0),
    discount_amount: amount(totals.discount),
    prices_include_tax: costs.pricesIncludeTax,
    redemptions: [],
    shipping_methods: shippingOptions.map((option) => toShippingMethod(api, estimated.cart, option)),
  };
}
