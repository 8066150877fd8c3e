import { orConflict, type Queries, shop, shopHost } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { hostOf, refuseReserved } from './hosts.ts';
import { shopFields } from './shop-input.ts';
import { shopRow } from './shop-row.ts';

const shopUpdate = z.object({
  /** The revision the change was made from. */
  revision: z.int().min(1),
  /** What changes. Settings and theme are given whole; what others changed in them meanwhile is merged by field. */
  changes: shopFields.omit({ currency: true }).partial(),
});
export type ShopUpdate = z.input<typeof shopUpdate>;

/**
 * Changes a shop. A new base URL makes its host the primary one, and the former primary host leads to it. The
 * currency stays: prices and orders are kept in it. Needs `settings:write`.
 * @param reservedHosts names of the platform itself, such as that of the back office
 * @throws ShopError `conflict` on `revision` when somebody changed the same fields meanwhile (`params.fields`), on
 * `baseUrl` when the host is taken or reserved.
 * @awaits back office
 */
export async function updateShop(
  ctx: ShopContext,
  input: ShopUpdate,
  reservedHosts: readonly string[],
): Promise<{ revision: number }> {
  const { revision: version, changes: fields } = parseInput(shopUpdate, input);
  if (fields.baseUrl !== undefined) refuseReserved([hostOf(fields.baseUrl)], reservedHosts, 'baseUrl');
  const of = shopRow(ctx.shop.id);
  const change = { verb: 'shop.update', scope: 'settings:write', of, version, fields } as const;
  return orConflict({ shop_host_pkey: 'baseUrl' }, () =>
    changing(ctx, change, async ({ tx, fields: wanted, revision }) => {
      await tx
        .update(shop)
        .set({ ...wanted, updatedAt: ctx.clock() })
        .where(eq(shop.id, ctx.shop.id));
      if (wanted.baseUrl !== undefined) await movePrimaryHost(tx, ctx, hostOf(wanted.baseUrl));
      return { revision };
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
