import type { EstimatedTotals, OfferedPayment } from '@stoa/commerce';
import type { PaymentMethod, TaxEstimate } from '@stoa/contract';
import type { ApiContext } from '../context.ts';
import { major } from '../edge/money.ts';
import { toShippingMethod } from './cart-dto.ts';

/** ENT-536, PAY-501 */
export function toPaymentMethod({ code, title, instructions, sellerId }: OfferedPayment): PaymentMethod {
  return { code, title, instructions, sellerGuid: sellerId };
}

/** Tax and totals of a cart at an address. ENT-539, TAX-509 to TAX-511 */
export function toTaxEstimate(api: ApiContext, estimated: EstimatedTotals): TaxEstimate {
  const { totals, shippingIssue, cart } = estimated;
  const amount = (of: number) => major(of, cart.currency);
  return {
    success: shippingIssue === undefined,
    message: shippingIssue ? api.say(shippingIssue) : null,
    total_due: amount(totals.grandTotal),
    amount: amount(totals.subtotal),
    tax_amount: amount(totals.tax),
    shipping_amount: amount(totals.shippingAmount),
    shipping_fee: amount(totals.shippingFee),
    shipping_level_discount: amount(totals.shippingDiscount),
    discount_amount: amount(totals.discount),
    redemptions: [],
    shipping_methods: estimated.shippingMethods.map((method) => toShippingMethod(method, cart.currency)),
  };
}
