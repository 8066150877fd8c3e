import { mail, pruneShopRows, readInShop } from '@stoa/database';
import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { requireScope } from '../staff/index.ts';

export interface ListedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly status: 'queued' | 'sent' | 'failed';
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/**
 * Lists the shop's mail, newest first; `limit` at most 100. What is said to people of the back office is left out: its
 * links open their accounts. Needs `customers:read`.
 */
export async function listMails(ctx: ShopContext, { limit = 50 } = {}): Promise<ListedMail[]> {
  requireScope(ctx, 'customers:read');
  return selectMails(ctx, Math.min(limit, 100));
}

export async function selectMails(ctx: ShopContext, limit: number, which?: SQL): Promise<ListedMail[]> {
  const rows = await readInShop(ctx, (tx) =>
    tx
      .select()
      .from(mail)
      .where(and(eq(mail.shopId, ctx.shop.id), which))
      .orderBy(desc(mail.createdAt), desc(mail.id))
      .limit(limit),
  );
  return rows.map(({ shopId: _shopId, dedupeKey: _dedupeKey, toStaff, ...listed }) =>
    toStaff ? { ...listed, html: '', text: '' } : listed,
  );
}

/** Removes mail written before `before`, sent or not; returns how many. */
export function removeOldMails(ctx: Pick<ShopContext, 'db' | 'shop'>, before: Date): Promise<number> {
  const isOld = and(eq(mail.shopId, ctx.shop.id), lt(mail.createdAt, before));
  return pruneShopRows(ctx, mail, isOld);
}
