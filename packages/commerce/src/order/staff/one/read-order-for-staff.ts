import { readInShop, salesOrder } from '@stoa/database';
import { type Money, type PaymentState, ShopError, sumMoney } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { WhoDid } from '../../../customer/index.ts';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId } from '../../../kernel/input.ts';
import { orderColumns } from '../../read/order-columns.ts';
import { type OrderView, orderView } from '../../read/order-view.ts';
import { namesOf } from '../who-did.ts';
import { type OfferedStep, offeredSteps } from './offered-steps.ts';
import { type StaffRow, type StoredEntry, staffColumns } from './staff-columns.ts';

const orderId = recordId;

/** A payment of an order with its ledger. Amounts are minor units. */
export interface StaffPayment {
  readonly id: string;
  readonly method: string;
  readonly title: string;
  readonly state: PaymentState;
  /** The amount it is for. */
  readonly amount: Money;
  /** What was taken and not given back. */
  readonly held: Money;
  /** Oldest first. */
  readonly entries: readonly {
    readonly id: string;
    readonly kind: StoredEntry['kind'];
    readonly amount: Money;
    readonly reference: string;
    readonly at: Date;
  }[];
}

/** What was sent at once, when and by whom. */
export interface StaffShipment {
  readonly id: string;
  readonly at: Date;
  readonly by: WhoDid;
  readonly lines: readonly { readonly orderLineId: string; readonly quantity: number }[];
}

/** An order as staff work on it: as it was bought, what was done since, and what may be done now. */
export interface StaffOrder extends Omit<OrderView, 'payments' | 'shipments' | 'history' | 'refundDue'> {
  /** Counts its changes: what a step names as what was seen. */
  readonly revision: number;
  readonly sellerName: string;
  /** `customer:`, `visitor:` or `staff:` with an id. */
  readonly placedBy: string;
  readonly payments: readonly StaffPayment[];
  /** Oldest first. */
  readonly shipments: readonly StaffShipment[];
  /** Notes of staff. */
  readonly notes: number;
  /** What is to be given back to the buyer. */
  readonly refundDue: Money;
  readonly steps: readonly OfferedStep[];
}

/**
 * Reads an order as staff work on it, with exactly the steps that the rules allow the actor now. Needs `orders:read`;
 * whoever is limited to a seller reads that one's alone. ADM-203, ADM-204
 * @throws ShopError `not-found`, `unauthenticated`, `forbidden`
 */
export async function readOrderForStaff(ctx: ShopContext, id: string): Promise<StaffOrder> {
  requireScopes(ctx, { scope: 'orders:read' }, sellerOfActor(ctx.actor));
  const wanted = parseInput(orderId, id);
  return readInShop(ctx, async (tx) => {
    const [row] = await tx
      .select({ ...orderColumns, ...staffColumns })
      .from(salesOrder)
      .where(and(eq(salesOrder.shopId, ctx.shop.id), eq(salesOrder.id, wanted)));
    if (!row) throw new ShopError('not-found', { field: 'orderId' });
    requireScopes(ctx, { scope: 'orders:read' }, row.order.sellerId);
    const {
      payments = [],
      shipments: _sent,
      history: _history,
      refundDue = 0,
      ...told
    } = orderView(row, true);
    const paid = payments.map(({ id: paymentId, method, title, state, amount }) => {
      const entries = row.entries.filter((entry) => entry.paymentId === paymentId);
      return {
        id: paymentId,
        method,
        title,
        state,
        amount,
        held: heldIn(entries),
        entries: entries.map(toEntry),
      };
    });
    return {
      ...told,
      placedBy: row.order.placedBy,
      revision: row.order.revision,
      sellerName: row.sellerName,
      payments: paid,
      shipments: await toShipments(tx, ctx, row),
      notes: row.notes,
      refundDue,
      steps: offeredSteps(
        ctx.actor,
        ctx.clock(),
        told.states,
        paid.map((one) => ({ ...one, ...claimOf(row, one.id) })),
      ),
    };
  });
}

function heldIn(entries: readonly StoredEntry[]): Money {
  const sum = (kind: StoredEntry['kind']) =>
    sumMoney(entries.filter((entry) => entry.kind === kind).map(({ amount }) => amount));
  return sum('captured') - sum('refunded');
}

const toEntry = ({ at, paymentId: _payment, ...entry }: StoredEntry) => ({ ...entry, at: new Date(at) });

async function toShipments(
  tx: Parameters<typeof namesOf>[0],
  ctx: ShopContext,
  { order, sent }: StaffRow,
): Promise<StaffShipment[]> {
  const whoDid = await namesOf(
    tx,
    ctx,
    order,
    sent.map(({ actor }) => actor),
  );
  return sent.map(({ at, actor, ...one }) => ({ ...one, at: new Date(at), by: whoDid(actor) }));
}

function claimOf({ claims }: StaffRow, paymentId: string) {
  const claim = claims.find((one) => one.paymentId === paymentId);
  const claimedAt = claim?.claimedAt;
  return { claimedAt: claimedAt ? new Date(claimedAt) : null, claimedFor: claim?.claimedFor ?? null };
}
