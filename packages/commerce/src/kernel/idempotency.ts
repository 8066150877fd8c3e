import { createHash } from 'node:crypto';
import { idempotencyKey, pruneShopRows, type Queries, sqlState } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, eq, lt } from 'drizzle-orm';
import type { Shop, ShopContext } from './context.ts';

interface ShopOnly {
  readonly shop: Pick<Shop, 'id'>;
}

export interface IdempotentRequest {
  /** Who sent it, e.g. `visitor:…`: a stranger with the same key is another request. */
  readonly owner: string;
  /** The client's key, 1 to 255 visible ASCII characters. */
  readonly key: string;
  /** Digest of the request (`requestHash`); the same key with another request is refused. */
  readonly requestHash: string;
}

export interface IdempotentReply<T> {
  readonly reply: T;
  /** The reply is a stored one; nothing was done this time. */
  readonly replayed: boolean;
}

/** Query cancelled by the statement timeout, lock not available. */
const WAITED_TOO_LONG = new Set(['57014', '55P03']);

/**
 * Runs `work` once per owner and key, inside the caller's `inShop` transaction: key, effects and reply are committed
 * together. A concurrent duplicate waits for that commit and gets the same reply; after a rollback it runs itself.
 * What `work` returns must survive JSON (no `Date`, no `undefined` inside lists).
 * @throws ShopError `invalid-input` for an unusable key, `idempotency-mismatch` when the key was used with another
 * request, `idempotency-in-progress` when the first takes longer than a statement may.
 */
export async function withIdempotency<T>(
  tx: Queries,
  ctx: Pick<ShopContext, 'clock'> & ShopOnly,
  request: IdempotentRequest,
  work: () => Promise<T>,
): Promise<IdempotentReply<T>> {
  if (!isIdempotencyKey(request.key)) throw unusableKey();
  if (!(await claim(tx, ctx, request))) return replay<T>(tx, ctx, request);
  const reply = await work();
  await tx
    .update(idempotencyKey)
    .set({ reply: reply ?? null })
    .where(sameKey(ctx, request));
  return { reply, replayed: false };
}

const MAX_KEY = 255;

/** Tells whether a key may be used: 1 to 255 visible ASCII characters. */
export const isIdempotencyKey = (key: string): boolean => key.length <= MAX_KEY && /^[\x21-\x7e]+$/.test(key);

function unusableKey(): ShopError {
  const field = 'idempotency_key';
  return new ShopError('invalid-input', {
    field,
    reason: msg('input.key', { label: field, length: MAX_KEY }),
  });
}

/** Returns a digest of a request's content that does not depend on the order of keys. */
export function requestHash(content: unknown): string {
  const canonical = JSON.stringify(content, (_key, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  return createHash('sha256')
    .update(canonical ?? '')
    .digest('base64url');
}

/** Removes the replies of a shop stored before `before`; returns how many. */
export function removeOldReplies(ctx: Pick<ShopContext, 'db' | 'shop'>, before: Date): Promise<number> {
  const isOld = and(eq(idempotencyKey.shopId, ctx.shop.id), lt(idempotencyKey.at, before));
  return pruneShopRows(ctx, idempotencyKey, isOld);
}

/** Tells whether the key is now this transaction's. Waits for a twin that holds it and has not committed yet. */
async function claim(
  tx: Queries,
  ctx: Pick<ShopContext, 'clock'> & ShopOnly,
  request: IdempotentRequest,
): Promise<boolean> {
  const { owner, key, requestHash } = request;
  try {
    const { rowCount } = await tx
      .insert(idempotencyKey)
      .values({ shopId: ctx.shop.id, owner, key, requestHash, at: ctx.clock() })
      .onConflictDoNothing();
    return rowCount === 1;
  } catch (error) {
    if (!WAITED_TOO_LONG.has(sqlState(error) ?? '')) throw error;
    throw new ShopError('idempotency-in-progress', { cause: error });
  }
}

async function replay<T>(
  tx: Queries,
  ctx: ShopOnly,
  request: IdempotentRequest,
): Promise<IdempotentReply<T>> {
  const [stored] = await tx.select().from(idempotencyKey).where(sameKey(ctx, request));
  // Removed between the two statements by the clean-up: the client may simply ask again.
  if (!stored) throw new ShopError('idempotency-in-progress');
  if (stored.requestHash !== request.requestHash) throw new ShopError('idempotency-mismatch');
  return { reply: stored.reply as T, replayed: true };
}

function sameKey(ctx: ShopOnly, request: IdempotentRequest) {
  return and(
    eq(idempotencyKey.shopId, ctx.shop.id),
    eq(idempotencyKey.owner, request.owner),
    eq(idempotencyKey.key, request.key),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
