import { emit, inTransaction, orConflict, type Queries, shop, shopHost } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireScope } from '../staff/index.ts';
import { hostOf, refuseReserved } from './hosts.ts';
import { requireShop } from './require-shop.ts';
import { shopFields } from './shop-input.ts';

const shopUpdate = z.object({
  /** The revision the change was made from. */
  revision: z.int().min(1),
  /** What changes; settings and theme are replaced as a whole. */
  changes: shopFields.omit({ currency: true }).partial(),
});
export type ShopUpdate = z.input<typeof shopUpdate>;

/**
 * Changes a shop. A new base URL makes its host the primary one, and the former primary host leads to it. The
 * currency stays: prices and orders are kept in it. Needs `settings:write`.
 * @param reservedHosts names of the platform itself, such as that of the back office
 * @throws ShopError `conflict` on `revision` when somebody was faster, on `baseUrl` when the host is taken or
 * reserved.
 * @awaits back office
 */
export async function updateShop(
  ctx: ShopContext,
  input: ShopUpdate,
  reservedHosts: readonly string[],
): Promise<{ revision: number }> {
  requireScope(ctx, 'settings:write');
  const { revision, changes } = parseInput(shopUpdate, input);
  const shopId = ctx.shop.id;
  if (changes.baseUrl !== undefined) refuseReserved([hostOf(changes.baseUrl)], reservedHosts, 'baseUrl');
  return orConflict({ shop_host_pkey: 'baseUrl' }, () =>
    inTransaction(ctx.db, async (tx) => {
      const before = await requireShop(tx, shopId);
      if (before.revision !== revision) throw new ShopError('conflict', { field: 'revision' });
      const present = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      await tx
        .update(shop)
        .set({ ...present, updatedAt: ctx.clock(), revision: sql`${shop.revision} + 1` })
        .where(eq(shop.id, shopId));
      if (changes.baseUrl !== undefined) await movePrimaryHost(tx, ctx, hostOf(changes.baseUrl));
      await emit(tx, { kind: 'shop.changed', entityId: shopId, shopId });
      return { revision: revision + 1 };
    }),
  );
}

async function movePrimaryHost(tx: Queries, ctx: ShopContext, host: string): Promise<void> {
  const shopId = ctx.shop.id;
  await tx
    .update(shopHost)
    .set({ kind: 'redirect' })
    .where(and(eq(shopHost.shopId, shopId), eq(shopHost.kind, 'primary')));
  const [own] = await tx
    .update(shopHost)
    .set({ kind: 'primary' })
    .where(and(eq(shopHost.shopId, shopId), eq(shopHost.host, host)))
    .returning({ host: shopHost.host });
  if (!own) await tx.insert(shopHost).values({ shopId, host, kind: 'primary', verifiedAt: ctx.clock() });
}
