import { payment, paymentEntry, type Queries, refund, refundLine } from '@stoa/database';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FoundEvent } from './timeline-event.ts';

/** The order whose events are wanted. */
export interface OfOrder {
  readonly shopId: string;
  readonly orderId: string;
}

/** Finds what became due, was authorized or taken. */
export async function findPayments(tx: Queries, { shopId, orderId }: OfOrder): Promise<FoundEvent[]> {
  const rows = await tx
    .select({
      id: paymentEntry.id,
      kind: paymentEntry.kind,
      amount: paymentEntry.amount,
      at: paymentEntry.createdAt,
      actor: paymentEntry.actor,
      title: payment.title,
    })
    .from(payment)
    .innerJoin(
      paymentEntry,
      and(eq(paymentEntry.shopId, payment.shopId), eq(paymentEntry.paymentId, payment.id)),
    )
    .where(and(eq(payment.shopId, shopId), eq(payment.orderId, orderId), ne(paymentEntry.kind, 'refunded')));
  return rows.flatMap(({ id, kind, amount, at, actor, title }) =>
    kind === 'refunded'
      ? []
      : [{ id, at, actor, detail: () => ({ kind: 'payment', entry: kind, amount, payment: title }) }],
  );
}

interface StoredRefundLine {
  readonly orderLineId: string;
  readonly quantity: number;
  readonly amount: number;
}

/** Finds what was given back. */
export async function findRefunds(tx: Queries, { shopId, orderId }: OfOrder): Promise<FoundEvent[]> {
  const rows = await tx
    .select({
      id: refund.id,
      amount: refund.amount,
      reason: refund.reason,
      at: refund.createdAt,
      actor: refund.actor,
      title: payment.title,
      lines: sql<StoredRefundLine[]>`(
        select coalesce(json_agg(json_build_object('orderLineId', x.order_line_id, 'quantity', x.quantity,
          'amount', x.amount) order by x.order_line_id), '[]')
        from ${refundLine} x where x.shop_id = ${refund.shopId} and x.refund_id = ${refund.id})`,
    })
    .from(refund)
    .innerJoin(payment, and(eq(payment.shopId, refund.shopId), eq(payment.id, refund.paymentId)))
    .where(and(eq(refund.shopId, shopId), eq(refund.orderId, orderId)));
  return rows.map(({ id, at, actor, title, ...told }) => ({
    id,
    at,
    actor,
    detail: () => ({ kind: 'refund', payment: title, ...told }),
  }));
}
