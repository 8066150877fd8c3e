import {
  isRefundDue,
  type Money,
  type OrderStates,
  type OrderStatus,
  orderStatus,
  type PostalAddress,
} from '@stoa/domain';
import { lineChoices } from '../../cart/index.ts';
import type { OrderRow } from './order-columns.ts';
import type {
  OrderLineView,
  OrderPaymentView,
  OrderShipmentView,
  OrderStep,
  OrderTaxView,
} from './order-parts.ts';

/** An order as it was placed, with its states now. Amounts are minor units of `currency`. */
export interface OrderView {
  readonly id: string;
  readonly incrementId: string;
  readonly sellerId: string;
  readonly customerId: string | null;
  readonly email: string;
  readonly states: OrderStates;
  /** The status derived from the three states. ENT-577 */
  readonly status: OrderStatus;
  readonly currency: string;
  readonly subtotal: Money;
  readonly discountAmount: Money;
  readonly shippingAmount: Money;
  /** Taken off shipping already. */
  readonly shippingDiscountAmount: Money;
  /** The part of the tax that is on shipping. */
  readonly shippingTaxAmount: Money;
  readonly taxAmount: Money;
  /** Whether lines and shipping contain the tax; else it is added. */
  readonly pricesIncludeTax: boolean;
  /** By name, place and rate; together `taxAmount`. */
  readonly taxes: readonly OrderTaxView[];
  readonly grandTotal: Money;
  readonly shippingAddress: PostalAddress | null;
  readonly billingAddress: PostalAddress;
  readonly shippingMethod: { readonly id: string; readonly title: string } | null;
  /** How the buyer pays; of several payments the first. */
  readonly paymentMethod: { readonly code: string; readonly title: string; readonly instructions: string };
  readonly note: string;
  readonly placedAt: Date;
  readonly lines: readonly OrderLineView[];
  /** Oldest first. OPEN-001 */
  readonly history: readonly OrderStep[];
  /** The checkout it was placed in, and who placed it; for staff alone, as what follows. */
  readonly groupId?: string;
  readonly placedBy?: string;
  /** What is to be given back to the buyer. */
  readonly refundDue?: Money;
  readonly payments?: readonly OrderPaymentView[];
  /** Oldest first. */
  readonly shipments?: readonly OrderShipmentView[];
}

/** @param forStaff also who took each step and what they noted, what is to be given back, payments and shipments */
export function orderView(row: OrderRow, forStaff: boolean): OrderView {
  const { order, lines, taxes, events, payments, shipments, held } = row;
  const { shopId: _shop, cartId: _cart, guestTokenHash: _hash, guestTokenExpiresAt: _end, ...open } = order;
  const { orderState: _order, paymentState: _payment, fulfilmentState: _fulfilment, ...kept } = open;
  const { groupId, placedBy, revision: _revision, numberKey: _number, ...others } = kept;
  const { country: _country, buyerName: _name, buyerSurname: _surname, emailKey: _key, ...told } = others;
  const [first] = payments;
  if (!first) throw new TypeError('every order has a payment');
  const states = statesOf(order);
  const history = events.map(({ actor, note, at, ...step }) => ({
    ...step,
    at: new Date(at),
    ...(forStaff && { by: { actor, note } }),
  }));
  const work = {
    groupId,
    placedBy,
    refundDue: isRefundDue(states) ? held : 0,
    payments: payments.map(({ instructions: _told, ...payment }) => payment),
    shipments,
  };
  return {
    ...told,
    paymentMethod: { code: first.method, title: first.title, instructions: first.instructions },
    states,
    status: orderStatus(states),
    lines: lines.map((line) => ({ ...line, choices: line.choices ?? lineChoices(askedNothing, line) })),
    taxes,
    history,
    ...(forStaff && work),
  };
}

/** What was asked for when an old order was placed is not known any more. */
const askedNothing = { productOptions: [], personalizationOptions: [] };

export function statesOf(order: OrderRow['order']): OrderStates {
  return { order: order.orderState, payment: order.paymentState, fulfilment: order.fulfilmentState };
}
