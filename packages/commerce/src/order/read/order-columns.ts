import {
  orderEvent,
  orderLine,
  orderTax,
  payment,
  paymentEntry,
  refund,
  refundLine,
  salesOrder,
  shipment,
  shipmentLine,
} from '@stoa/database';
import type { Money } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { heldSum } from '../../payment/index.ts';
import type {
  OrderLineView,
  OrderPaymentView,
  OrderShipmentView,
  OrderStep,
  OrderTaxView,
} from './order-parts.ts';

interface StoredEvent extends Omit<OrderStep, 'at' | 'by'> {
  readonly at: string;
  readonly actor: string;
  readonly note: string;
}

/** Choices are null for orders from before they were kept. */
interface StoredLine extends Omit<OrderLineView, 'choices'> {
  readonly choices: OrderLineView['choices'] | null;
}

interface StoredPayment extends OrderPaymentView {
  readonly instructions: string;
}

/** What a query of orders selects for `orderView`; the query joins nothing. */
export const orderColumns = {
  order: salesOrder,
  lines: sql<StoredLine[]>`(
    select json_agg(json_build_object(
      'id', l.id, 'sellerId', l.seller_id, 'productId', l.product_id, 'sku', l.sku, 'name', l.name,
      'variationText', l.variation_text, 'image', l.image, 'unitPrice', l.unit_price, 'qty', l.qty,
      'backorderedQty', l.backordered_qty, 'backorderMessage', l.backorder_message,
      'backorderShipDay', l.backorder_ship_day, 'sentQty', (
        select coalesce(sum(x.quantity), 0) from ${shipmentLine} x
        where x.shop_id = l.shop_id and x.order_line_id = l.id), 'rowTotal', l.row_total, 'discountAmount', l.discount_amount,
      'taxAmount', l.tax_amount, 'options', l.product_options_data,
      'personalization', l.personalization_data, 'choices', l.choices) order by l.position)
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
  payments: sql<StoredPayment[]>`(
    select json_agg(json_build_object('id', p.id, 'method', p.method, 'title', p.title,
      'instructions', p.instructions, 'amount', p.amount, 'state', p.state,
      'claim', case when p.claimed_at is not null then json_build_object(
        'by', p.claimed_by, 'to', p.claimed_for, 'attempt', p.claim_attempt) end,
      'refunds', (
        select coalesce(json_agg(json_build_object('amount', r.amount, 'reason', r.reason, 'actor', r.actor,
          'lines', (
            select coalesce(json_agg(json_build_object('orderLineId', x.order_line_id, 'quantity', x.quantity,
              'amount', x.amount) order by x.order_line_id), '[]')
            from ${refundLine} x where x.shop_id = r.shop_id and x.refund_id = r.id)
          ) order by r.created_at, r.id), '[]')
        from ${refund} r where r.shop_id = p.shop_id and r.payment_id = p.id)
      ) order by p.position)
    from ${payment} p where p.shop_id = sales_order.shop_id and p.order_id = sales_order.id)`,
  shipments: sql<OrderShipmentView[]>`(
    select coalesce(json_agg(json_build_object('actor', s.actor, 'lines', (
      select json_agg(json_build_object('orderLineId', x.order_line_id, 'quantity', x.quantity)
        order by x.order_line_id)
      from ${shipmentLine} x where x.shop_id = s.shop_id and x.shipment_id = s.id)) order by s.created_at, s.id), '[]')
    from ${shipment} s where s.shop_id = sales_order.shop_id and s.order_id = sales_order.id)`,
  held: sql`(
    select ${heldSum} from ${payment} join ${paymentEntry}
      on payment_entry.shop_id = payment.shop_id and payment_entry.payment_id = payment.id
    where payment.shop_id = sales_order.shop_id and payment.order_id = sales_order.id)`.mapWith(Number),
};

export interface OrderRow {
  readonly order: typeof salesOrder.$inferSelect;
  readonly lines: readonly StoredLine[];
  readonly taxes: readonly OrderTaxView[];
  readonly events: readonly StoredEvent[];
  readonly payments: readonly StoredPayment[];
  readonly shipments: readonly OrderShipmentView[];
  /** What the shop took and did not give back. */
  readonly held: Money;
}
