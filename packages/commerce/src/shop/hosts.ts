import { emit, inTransaction, orConflict, shopHost } from '@stoa/database';
import { msg, normaliseHost, ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { PlatformContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { requireShop } from './require-shop.ts';
import { hostName } from './shop-input.ts';

const newHost = z.object({ shopId: z.uuid(), host: hostName, kind: z.enum(['serve', 'redirect']) });
export type NewHost = z.input<typeof newHost>;

/**
 * Gives a shop a further host name, of which the caller knows that it is the shop's. The primary one follows
 * the base URL (`updateShop`). TEN-001
 * @param reservedHosts names of the platform itself, such as that of the back office
 * @throws ShopError `conflict` when any shop or the platform has the name, `not-found` for the shop.
 * @awaits back office
 */
export async function addHost(
  platform: PlatformContext,
  input: NewHost,
  reservedHosts: readonly string[],
): Promise<void> {
  const { shopId, host, kind } = parseInput(newHost, input);
  refuseReserved([host], reservedHosts, 'host');
  await orConflict({ shop_host_pkey: 'host' }, () =>
    inTransaction(platform.db, async (tx) => {
      await requireShop(tx, shopId);
      await tx.insert(shopHost).values({ shopId, host, kind, verifiedAt: platform.clock() });
      await emit(tx, { kind: 'shop.changed', entityId: shopId, shopId });
    }),
  );
}

/**
 * Takes a host name away from a shop.
 * @throws ShopError `not-found` when the shop has no such name, `conflict` for its primary one.
 * @awaits back office
 */
export async function removeHost(
  platform: PlatformContext,
  input: { readonly shopId: string; readonly host: string },
): Promise<void> {
  const { shopId, host } = parseInput(newHost.omit({ kind: true }), input);
  await inTransaction(platform.db, async (tx) => {
    const [removed] = await tx
      .delete(shopHost)
      .where(and(eq(shopHost.shopId, shopId), eq(shopHost.host, host)))
      .returning({ kind: shopHost.kind });
    if (!removed) throw new ShopError('not-found', { field: 'host' });
    if (removed.kind === 'primary') throw new ShopError('conflict', { field: 'host' });
    await emit(tx, { kind: 'shop.changed', entityId: shopId, shopId });
  });
}

/**
 * Refuses hosts of the platform: a shop there could read what staff type, and act in their name.
 * @throws ShopError `conflict` on `field`
 */
export function refuseReserved(
  hosts: readonly string[],
  reservedHosts: readonly string[],
  field: string,
): void {
  const reserved = new Set(reservedHosts.map(normaliseHost));
  const host = hosts.find((name) => reserved.has(name));
  if (host === undefined) return;
  throw new ShopError('conflict', { field, reason: msg('shop.host_reserved', { host }) });
}

/** Returns the host of a checked base URL. */
export function hostOf(baseUrl: string): string {
  const host = normaliseHost(new URL(baseUrl).host);
  if (host === null) throw new Error(`the base URL ${baseUrl} has no usable host`);
  return host;
}
