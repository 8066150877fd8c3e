import { type Media, orderEvent, orderLine, orderTax, paymentEntry, salesOrder } from '@stoa/database';
import {
  isRefundDue,
  type Money,
  type OrderStates,
  type OrderStatus,
  orderStatus,
  type PostalAddress,
  type Rate,
} from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { LineTexts } from '../cart/index.ts';
import { heldSum } from '../payment/index.ts';

/** A tax on an order: what all its lines and its shipping bear of it. Amounts are minor units. */
export interface OrderTaxView {
  readonly name: string;
  /** Both unknown for orders that were placed before they were kept. */
  readonly jurisdiction: string | null;
  readonly rate: Rate | null;
  readonly taxableAmount: Money;
  readonly amount: Money;
}

/** A line as it was sold. Amounts are minor units. */
export interface OrderLineView {
  readonly id: string;
  readonly sellerId: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly variationText: string;
  readonly image: Media | null;
  readonly unitPrice: Money;
  readonly qty: number;
  readonly backorderedQty: number;
  readonly rowTotal: Money;
  readonly discountAmount: Money;
  readonly taxAmount: Money;
  readonly options: LineTexts | null;
  readonly personalization: LineTexts | null;
}

/** One step of one of the three states. */
export interface OrderStep {
  readonly machine: 'order' | 'payment' | 'fulfilment';
  readonly from: string | null;
  readonly to: string;
  readonly at: Date;
  /** Who took it and what they noted; for staff alone. */
  readonly by?: { readonly actor: string; readonly note: string };
}

/** An order as it was placed, with its states now. Amounts are minor units of `currency`. */
export interface OrderView {
  readonly id: string;
  readonly incrementId: string;
  readonly sellerId: string;
  readonly customerId: string | null;
  readonly email: string;
  readonly states: OrderStates;
  /** What people see of the three states. ENT-577 */
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
  readonly paymentMethod: { readonly code: string; readonly title: string; readonly instructions: string };
  readonly note: string;
  readonly placedAt: Date;
  readonly lines: readonly OrderLineView[];
  /** Oldest first. OPEN-001 */
  readonly history: readonly OrderStep[];
  /** What is to be given back to the buyer; for staff alone. */
  readonly refundDue?: Money;
}

interface StoredEvent extends Omit<OrderStep, 'at' | 'by'> {
  readonly at: string;
  readonly actor: string;
  readonly note: string;
}

/** What a query of orders selects for `orderView`; the query joins nothing. */
export const orderColumns = {
  order: salesOrder,
  lines: sql<OrderLineView[]>`(
    select json_agg(json_build_object(
      'id', l.id, 'sellerId', l.seller_id, 'productId', l.product_id, 'sku', l.sku, 'name', l.name,
      'variationText', l.variation_text, 'image', l.image, 'unitPrice', l.unit_price, 'qty', l.qty,
      'backorderedQty', l.backordered_qty, 'rowTotal', l.row_total, 'discountAmount', l.discount_amount,
      'taxAmount', l.tax_amount, 'options', l.product_options_data,
      'personalization', l.personalization_data) order by l.position)
    from ${orderLine} l where l.shop_id = sales_order.shop_id and l.order_id = sales_order.id)`,
  taxes: sql<OrderTaxView[]>`(
    select coalesce(json_agg(json_build_object('name', t.name, 'jurisdiction', t.jurisdiction, 'rate', t.rate,
      'taxableAmount', t.taxable, 'amount', t.amount) order by t.name, t.jurisdiction, t.rate), '[]')
    from (select x.name, x.jurisdiction, x.rate, sum(x.taxable_amount) as taxable, sum(x.amount) as amount
      from ${orderTax} x where x.shop_id = sales_order.shop_id and x.order_id = sales_order.id
      group by x.name, x.jurisdiction, x.rate) t)`,
  events: sql<StoredEvent[]>`(
    select json_agg(json_build_object('machine', e.machine, 'from', e.from_state, 'to', e.to_state,
      'at', e.created_at, 'actor', e.actor, 'note', e.note) order by e.created_at, e.id)
    from ${orderEvent} e where e.shop_id = sales_order.shop_id and e.order_id = sales_order.id)`,
  held: sql`(
    select ${heldSum} from ${paymentEntry}
    where ${paymentEntry.shopId} = sales_order.shop_id and ${paymentEntry.orderId} = sales_order.id)`.mapWith(
    Number,
  ),
};

export interface OrderRow {
  readonly order: typeof salesOrder.$inferSelect;
  readonly lines: readonly OrderLineView[];
  readonly taxes: readonly OrderTaxView[];
  readonly events: readonly StoredEvent[];
  /** What the shop took and did not give back. */
  readonly held: Money;
}

/** @param forStaff also who took each step, what they noted, and what is to be given back */
export function orderView({ order, lines, taxes, events, held }: OrderRow, forStaff: boolean): OrderView {
  const { shopId: _shop, cartId: _cart, guestTokenHash: _hash, guestTokenExpiresAt: _end, ...open } = order;
  const { orderState: _order, paymentState: _payment, fulfilmentState: _fulfilment, ...kept } = open;
  const states = statesOf(order);
  const history = events.map(({ actor, note, at, ...step }) => ({
    ...step,
    at: new Date(at),
    ...(forStaff && { by: { actor, note } }),
  }));
  const refundDue = isRefundDue(states) ? held : 0;
  return {
    ...kept,
    states,
    status: orderStatus(states),
    lines,
    taxes,
    history,
    ...(forStaff && { refundDue }),
  };
}

export function statesOf(order: OrderRow['order']): OrderStates {
  return { order: order.orderState, payment: order.paymentState, fulfilment: order.fulfilmentState };
}
