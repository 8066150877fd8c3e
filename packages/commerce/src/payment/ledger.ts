import { newId, payment, paymentEntry, type Queries } from '@stoa/database';
import type { Money } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import type { LedgerEntry } from './payment-provider.ts';

interface EntryCause {
  readonly paymentId: string;
  /** Who caused the entries. */
  readonly actor: string;
  /** The refund that they pay out. */
  readonly refundId?: string | null;
}

/** Adds entries to the ledger of a payment. */
export async function recordEntries(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  { paymentId, actor, refundId = null }: EntryCause,
  entries: readonly LedgerEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const common = { shopId: ctx.shop.id, paymentId, refundId, actor, createdAt: ctx.clock() };
  await tx.insert(paymentEntry).values(entries.map((entry) => ({ ...common, ...entry, id: newId() })));
}

const { kind, amount } = paymentEntry;

/** SQL for the amount taken and not refunded, aggregated over ledger entries. */
export const heldSum = sql`coalesce(
  sum(case ${kind} when 'captured' then ${amount} when 'refunded' then -${amount} end), 0)`.mapWith(Number);

/** What was taken of a payment and not given back. */
export async function heldOfPayment(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  paymentId: string,
): Promise<Money> {
  const [row] = await tx
    .select({ held: heldSum })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.shopId, ctx.shop.id), eq(paymentEntry.paymentId, paymentId)));
  return row?.held ?? 0;
}

/** What was taken for an order and not given back. An order with nothing to pay was paid from the start. */
export async function heldOfOrder(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  orderId: string,
): Promise<Money> {
  const [row] = await tx
    .select({ held: heldSum })
    .from(payment)
    .innerJoin(
      paymentEntry,
      and(eq(paymentEntry.shopId, payment.shopId), eq(paymentEntry.paymentId, payment.id)),
    )
    .where(and(eq(payment.shopId, ctx.shop.id), eq(payment.orderId, orderId)));
  return row?.held ?? 0;
}
