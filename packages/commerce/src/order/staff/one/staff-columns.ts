import {
  orderNote,
  payment,
  paymentEntry,
  type salesOrder,
  seller,
  shipment,
  shipmentLine,
} from '@stoa/database';
import type { Money, PaymentState } from '@stoa/domain';
import { sql } from 'drizzle-orm';

/** An entry of the ledger of a payment. */
export interface StoredEntry {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: 'due' | 'authorized' | 'captured' | 'refunded';
  readonly amount: Money;
  readonly reference: string;
  readonly at: string;
}

export interface StoredShipment {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly lines: readonly { readonly orderLineId: string; readonly quantity: number }[];
}

export interface StoredClaim {
  readonly paymentId: string;
  readonly claimedAt: string | null;
  readonly claimedFor: PaymentState | null;
}

/** What staff are told of an order beside `orderColumns`; the query joins nothing. */
export const staffColumns = {
  sellerName: sql<string>`(select s.name from ${seller} s where s.id = sales_order.seller_id)`,
  notes: sql`(select count(*) from ${orderNote} n
    where n.shop_id = sales_order.shop_id and n.order_id = sales_order.id)`.mapWith(Number),
  entries: sql<StoredEntry[]>`(
    select coalesce(json_agg(json_build_object('id', e.id, 'paymentId', e.payment_id, 'kind', e.kind,
      'amount', e.amount, 'reference', e.reference, 'at', e.created_at) order by e.created_at, e.id), '[]')
    from ${payment} p join ${paymentEntry} e on e.shop_id = p.shop_id and e.payment_id = p.id
    where p.shop_id = sales_order.shop_id and p.order_id = sales_order.id)`,
  claims: sql<StoredClaim[]>`(
    select coalesce(json_agg(json_build_object('paymentId', p.id, 'claimedAt', p.claimed_at,
      'claimedFor', p.claimed_for)), '[]')
    from ${payment} p where p.shop_id = sales_order.shop_id and p.order_id = sales_order.id)`,
  sent: sql<StoredShipment[]>`(
    select coalesce(json_agg(json_build_object('id', s.id, 'at', s.created_at, 'actor', s.actor, 'lines', (
      select json_agg(json_build_object('orderLineId', x.order_line_id, 'quantity', x.quantity)
        order by x.order_line_id)
      from ${shipmentLine} x where x.shop_id = s.shop_id and x.shipment_id = s.id)) order by s.created_at, s.id), '[]')
    from ${shipment} s where s.shop_id = sales_order.shop_id and s.order_id = sales_order.id)`,
};

export interface StaffRow {
  readonly order: typeof salesOrder.$inferSelect;
  readonly sellerName: string;
  readonly notes: number;
  readonly entries: readonly StoredEntry[];
  readonly claims: readonly StoredClaim[];
  readonly sent: readonly StoredShipment[];
}
