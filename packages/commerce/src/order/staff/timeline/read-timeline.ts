import { type Queries, readInShop, salesOrder } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId } from '../../../kernel/input.ts';
import { namesOf } from '../who-did.ts';
import { findEdits, findMails, findShipments, findStates } from './find-handling.ts';
import { findPayments, findRefunds, type OfOrder } from './find-money.ts';
import { findNotes } from './find-notes.ts';
import { type FoundEvent, type TimelineEvent, type TimelineKind, timelineKinds } from './timeline-event.ts';

const timelineQuery = z.strictObject({
  orderId: recordId,
  /** Events of these kinds; of every kind where none is named. */
  kinds: z.array(z.enum(timelineKinds)).max(20).default([]),
});
export type TimelineQuery = z.input<typeof timelineQuery>;

export interface OrderTimeline {
  /** Of all amounts. */
  readonly currency: string;
  /** Oldest first. */
  readonly events: readonly TimelineEvent[];
}

const FINDERS: Readonly<Record<TimelineKind, (tx: Queries, of: OfOrder) => Promise<FoundEvent[]>>> = {
  state: findStates,
  payment: findPayments,
  refund: findRefunds,
  shipment: findShipments,
  mail: findMails,
  edit: findEdits,
  note: findNotes,
};

/**
 * Reads all that happened to an order, in the order of time, each with who did it. Needs `orders:read`; whoever is
 * limited to a seller reads of that one's orders alone. ADM-205
 * @throws ShopError `not-found`, `unauthenticated`, `forbidden`
 */
export async function readOrderTimeline(ctx: ShopContext, input: TimelineQuery): Promise<OrderTimeline> {
  requireScopes(ctx, { scope: 'orders:read' }, sellerOfActor(ctx.actor));
  const { orderId, kinds } = parseInput(timelineQuery, input);
  return readInShop(ctx, async (tx) => {
    const [order] = await tx
      .select({
        sellerId: salesOrder.sellerId,
        currency: salesOrder.currency,
        billingAddress: salesOrder.billingAddress,
      })
      .from(salesOrder)
      .where(and(eq(salesOrder.shopId, ctx.shop.id), eq(salesOrder.id, orderId)));
    if (!order) throw new ShopError('not-found', { field: 'orderId' });
    requireScopes(ctx, { scope: 'orders:read' }, order.sellerId);
    const found: FoundEvent[] = [];
    for (const kind of timelineKinds) {
      const isWanted = kinds.length === 0 || kinds.includes(kind);
      if (isWanted) found.push(...(await FINDERS[kind](tx, { shopId: ctx.shop.id, orderId })));
    }
    const actors = found.flatMap(({ actor, actors: others = [] }) => [actor, ...others]);
    const whoDid = await namesOf(tx, ctx, order, actors);
    const events = found
      .toSorted(byTime)
      .map(({ id, at, actor, detail }) => ({ id, at, by: whoDid(actor), ...detail(whoDid) }));
    return { currency: order.currency, events };
  });
}

/** Ids of what was written at one moment are in the order in which it was written. */
const byTime = (a: FoundEvent, b: FoundEvent): number =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1);
