import { orConflict, shopHost } from '@stoa/database';
import { msg, normaliseHost, ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { changing, platformChange } from '../kernel/change/index.ts';
import type { PlatformContext } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import { hostName } from './shop-input.ts';
import { shopRow } from './shop-row.ts';

const newHost = z.object({ shopId: recordId, host: hostName, kind: z.enum(['serve', 'redirect']) });
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
  const change = { ...ofHosts(shopId), verb: 'shop.add-host' } as const;
  await orConflict({ shop_host_pkey: 'host' }, () =>
    changing(platformChange(platform, shopId), change, async ({ tx, note }) => {
      await tx.insert(shopHost).values({ shopId, host, kind, verifiedAt: platform.clock() });
      note({}, { hosts: { [host]: kind } });
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
  const change = { ...ofHosts(shopId), verb: 'shop.remove-host' } as const;
  await changing(platformChange(platform, shopId), change, async ({ tx, note }) => {
    const [removed] = await tx
      .delete(shopHost)
      .where(and(eq(shopHost.shopId, shopId), eq(shopHost.host, host)))
      .returning({ kind: shopHost.kind });
    if (!removed) throw new ShopError('not-found', { field: 'host' });
    if (removed.kind === 'primary') throw new ShopError('conflict', { field: 'host' });
    note({ hosts: { [host]: removed.kind } }, { hosts: {} });
  });
}

const ofHosts = (shopId: string) =>
  ({ scope: 'shops:manage', of: shopRow(shopId), version: undefined }) as const;

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
