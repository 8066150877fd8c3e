import { timingSafeEqual } from 'node:crypto';
import { hashToken, readInShop, salesOrder } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { requireScope } from '../../staff/index.ts';
import { type OrderRow, orderColumns } from './order-columns.ts';
import { type OrderView, orderView } from './order-view.ts';

const orderKey = z.strictObject({ id: z.string().max(255), guestToken: z.string().max(255).nullish() });
export type OrderKey = z.input<typeof orderKey>;

/**
 * Reads an order for its owner: the customer whose it is, or of a guest's whoever holds its token; and for staff with
 * `orders:read`. To everybody else it does not exist. An order that has joined an account is that account's alone,
 * whoever looked it up before. OPEN-033, OPEN-504
 * @throws ShopError `not-found`; `unauthenticated` for the token of an order that is an account's; `link-expired` for a
 * token that opened the order once; `forbidden` for staff without the scope
 */
export async function readOrder(ctx: ShopContext, input: OrderKey): Promise<OrderView> {
  const { id, guestToken } = parseInput(orderKey, input);
  const row = recordId.safeParse(id).success ? await findOrder(ctx, id) : undefined;
  const forStaff = ctx.actor.kind === 'staff' || ctx.actor.kind === 'system';
  if (forStaff) requireScope(ctx, 'orders:read', row && { sellerId: row.order.sellerId });
  const isTheirs = row !== undefined && (forStaff || isOwner(ctx, row));
  if (!row || !(isTheirs || holdsToken(row, guestToken))) throw new ShopError('not-found', { field: 'id' });
  if (!isTheirs && row.order.customerId !== null) throw new ShopError('unauthenticated');
  if (!isTheirs && row.order.guestTokenExpiresAt <= ctx.clock()) throw new ShopError('link-expired');
  return orderView(row, forStaff);
}

async function findOrder(ctx: ShopContext, id: string): Promise<OrderRow | undefined> {
  const [row] = await readInShop(ctx, (tx) =>
    tx
      .select(orderColumns)
      .from(salesOrder)
      .where(and(eq(salesOrder.shopId, ctx.shop.id), eq(salesOrder.id, id))),
  );
  return row;
}

function isOwner({ actor }: ShopContext, { order }: OrderRow): boolean {
  return actor.kind === 'customer' && order.customerId === actor.customerId;
}

/** Compares digests in constant time, so that timing reveals nothing about the token. */
function holdsToken({ order }: OrderRow, token: string | null | undefined): boolean {
  if (!token) return false;
  const [given, stored] = [Buffer.from(hashToken(token)), Buffer.from(order.guestTokenHash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}
