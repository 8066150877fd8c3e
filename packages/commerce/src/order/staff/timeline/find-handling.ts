import {
  auditEntry,
  mail,
  orderEvent,
  orderLine,
  type Queries,
  shipment,
  shipmentLine,
} from '@stoa/database';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { OfOrder } from './find-money.ts';
import type { FoundEvent } from './timeline-event.ts';

/** Finds the changes of the three states. */
export async function findStates(tx: Queries, { shopId, orderId }: OfOrder): Promise<FoundEvent[]> {
  const rows = await tx
    .select()
    .from(orderEvent)
    .where(and(eq(orderEvent.shopId, shopId), eq(orderEvent.orderId, orderId)));
  return rows.map(({ id, createdAt, actor, machine, fromState, toState, note }) => ({
    id,
    at: createdAt,
    actor,
    detail: () => ({ kind: 'state', machine, from: fromState, to: toState, note }),
  }));
}

interface SentLine {
  readonly orderLineId: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}

/** Finds what was sent. */
export async function findShipments(tx: Queries, { shopId, orderId }: OfOrder): Promise<FoundEvent[]> {
  const rows = await tx
    .select({
      id: shipment.id,
      at: shipment.createdAt,
      actor: shipment.actor,
      lines: sql<SentLine[]>`(
        select coalesce(json_agg(json_build_object('orderLineId', l.id, 'sku', l.sku, 'name', l.name,
          'quantity', x.quantity) order by l.position), '[]')
        from ${shipmentLine} x join ${orderLine} l on l.shop_id = x.shop_id and l.id = x.order_line_id
        where x.shop_id = shipment.shop_id and x.shipment_id = shipment.id)`,
    })
    .from(shipment)
    .where(and(eq(shipment.shopId, shopId), eq(shipment.orderId, orderId)));
  return rows.map(({ id, at, actor, lines }) => ({
    id,
    at,
    actor,
    detail: () => ({ kind: 'shipment', lines }),
  }));
}

/** Finds the mails that tell of the order, as far as they are still kept. Their content holds links and is not told. */
export async function findMails(tx: Queries, { shopId, orderId }: OfOrder): Promise<FoundEvent[]> {
  const rows = await tx
    .select({
      id: mail.id,
      at: mail.createdAt,
      subject: mail.subject,
      recipient: mail.recipient,
      delivery: mail.status,
      attempts: mail.attempts,
      sentAt: mail.sentAt,
      lastError: mail.lastError,
    })
    .from(mail)
    .where(and(eq(mail.shopId, shopId), eq(mail.orderId, orderId)));
  return rows.map(({ id, at, ...told }) => ({
    id,
    at,
    actor: 'system:mail',
    detail: () => ({ kind: 'mail', ...told }),
  }));
}

/** Changes of states have events of their own. */
const STEPS = ['order.order', 'order.payment', 'order.fulfilment'];

/** Finds what else was changed of the order itself. */
export async function findEdits(tx: Queries, { shopId, orderId }: OfOrder): Promise<FoundEvent[]> {
  const rows = await tx
    .select()
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.shopId, shopId),
        eq(auditEntry.entity, 'order'),
        eq(auditEntry.entityId, orderId),
        notInArray(auditEntry.verb, STEPS),
      ),
    );
  return rows.map(({ id, at, actorKind, actor, verb, changes }) => ({
    id,
    at,
    actor: `${actorKind}:${actor}`,
    detail: () => ({ kind: 'edit', verb, changes }),
  }));
}
