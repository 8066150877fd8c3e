import { type Queries, readInShop, stock, uuids } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, type EntityWork, sellerOfActor } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, recordId, shortText } from '../kernel/input.ts';
import { requireScope } from '../kernel/require-scope.ts';
import { requireCarried } from '../shop/index.ts';
import { lockStock } from './lock-stock.ts';
import { findProductsOfShop } from './product-of-shop.ts';
import { type StockNow, stockNow } from './stock-now.ts';
import { writeStock } from './write-stock.ts';

/** Pieces of a product that can be on hand. */
export const MAX_ON_HAND = 1_000_000_000;

const adjustment = z.strictObject({
  productId: recordId,
  /** Pieces that came (positive) or went. */
  delta: z.int().min(-MAX_ON_HAND).max(MAX_ON_HAND),
});
const adjustments = z.strictObject({
  lines: z
    .array(adjustment)
    .min(1)
    .max(5000)
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length),
  reason: shortText(255).default(''),
  /** Made by the caller for one adjustment: sent again with it, that is done once. */
  idempotencyKey: recordId.optional(),
});
export type StockAdjustments = z.input<typeof adjustments>;

/**
 * Counts pieces in or out, each with a movement. All or nothing. Returns the stock as it is then, by product; of what was
 * done before with the same key, as it is now. Needs `stock:write`. ADM-131
 * @throws ShopError `not-found` for a product without stock keeping, of another shop or of a seller the shop doesn't
 * carry, `invalid-input` on `delta` when more would be on hand than can be counted, `conflict` on it when fewer would be
 * left than are reserved; `params.available` says how many may go; `idempotency-mismatch` for a key that was used with
 * another request, `idempotency-in-progress` while the first takes too long
 */
export async function adjustStock(
  ctx: ShopContext,
  input: StockAdjustments,
): Promise<ReadonlyMap<string, StockNow>> {
  const { idempotencyKey: key, ...request } = parseInput(adjustments, input);
  const change = {
    verb: 'stock.adjust',
    scope: 'stock:write',
    of: 'stock',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  if (key === undefined) return changing(ctx, change, (work) => adjust(ctx, work, request));
  await changing(ctx, { ...change, once: { key, request } }, async (work) => {
    await adjust(ctx, work, request);
    return null;
  });
  const ids = request.lines.map(({ productId }) => productId);
  return readInShop(ctx, (tx) => readStock(tx, ctx, ids));
}

async function adjust(
  ctx: ShopContext,
  { tx, wrote }: EntityWork,
  { lines, reason }: Omit<z.output<typeof adjustments>, 'idempotencyKey'>,
): Promise<ReadonlyMap<string, StockNow>> {
  const delta = new Map(lines.map((line) => [line.productId, line.delta]));
  const ids = [...delta.keys()];
  const sellerIds = await sellersOf(tx, ctx, ids);
  await requireCarried(tx, ctx, sellerIds, 'productId');
  const locked = await lockStock(
    tx,
    sql`s.seller_id = any (${uuids(sellerIds)}) and s.product_id = any (${uuids(ids)})`,
  );
  if (locked.length < delta.size) throw new ShopError('not-found', { field: 'productId' });
  const deltas = locked.map((row) => {
    const onHand = delta.get(row.productId);
    if (onHand === undefined) throw new Error(`${row.productId} is locked, but named by no line`);
    if (row.onHand + onHand > MAX_ON_HAND) throw new ShopError('invalid-input', { field: 'delta' });
    const available = row.onHand - row.reserved;
    if (available + onHand < 0) {
      throw new ShopError('conflict', { field: 'delta', params: { productId: row.productId, available } });
    }
    return { row, onHand, reserved: 0, backordered: 0 };
  });
  const after = await writeStock(tx, ctx, deltas, { kind: 'adjust', reason });
  wrote(
    ...deltas.map(({ row: { productId, sellerId, onHand: before }, onHand: came }) => ({
      id: productId,
      before: { onHand: before },
      after: { onHand: before + came, ...(reason && { reason }) },
      sellerId,
    })),
  );
  return new Map([...after].map(([id, row]) => [id, stockNow(row)]));
}

/**
 * Returns the sellers of products of the shop whose stock is changed.
 * @throws ShopError `not-found` on `productId`, `forbidden`
 */
async function sellersOf(tx: Queries, ctx: ShopContext, ids: readonly string[]): Promise<readonly string[]> {
  const found = await findProductsOfShop(tx, ctx, ids);
  if (found.length < ids.length) throw new ShopError('not-found', { field: 'productId' });
  const sellerIds = [...new Set(found.map(({ sellerId }) => sellerId))];
  for (const sellerId of sellerIds) requireScope(ctx, 'stock:write', { sellerId });
  return sellerIds;
}

/** Reads the stock as it is; what is kept no more by now is left out. */
async function readStock(
  tx: Queries,
  ctx: ShopContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StockNow>> {
  const sellerIds = await sellersOf(tx, ctx, ids);
  const rows = await tx
    .select()
    .from(stock)
    .where(and(inArray(stock.sellerId, [...sellerIds]), inArray(stock.productId, [...ids])));
  return new Map(rows.map((row) => [row.productId, stockNow(row)]));
}
