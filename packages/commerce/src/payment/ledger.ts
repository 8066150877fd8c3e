import { newId, paymentEntry, type Queries } from '@stoa/database';
import type { Money } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import type { LedgerEntry, Payment } from './payment-provider.ts';

/** Adds entries to the ledger of an order. */
export async function recordEntries(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  { orderId, method }: Payment,
  entries: readonly LedgerEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const common = { shopId: ctx.shop.id, orderId, method, createdAt: ctx.clock() };
  await tx.insert(paymentEntry).values(entries.map((entry) => ({ ...common, ...entry, id: newId() })));
}

const { kind, amount } = paymentEntry;

/** What ledger entries say was taken and not given back: an aggregate over them. */
export const heldSum = sql`coalesce(
  sum(case ${kind} when 'captured' then ${amount} when 'refunded' then -${amount} end), 0)`.mapWith(Number);

/** What was taken for an order and not given back. An order with nothing to pay was paid from the start. */
export async function heldAmount(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  orderId: string,
): Promise<Money> {
  const [row] = await tx
    .select({ held: heldSum })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.shopId, ctx.shop.id), eq(paymentEntry.orderId, orderId)));
  return row?.held ?? 0;
}
