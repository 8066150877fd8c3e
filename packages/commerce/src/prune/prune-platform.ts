import { inTransaction, removeOldChanges } from '@stoa/database';
import { z } from 'zod';
import { forPlatform } from '../jobs/index.ts';
import type { PlatformContext } from '../kernel/context.ts';
import { enqueue } from '../kernel/jobs/enqueue.ts';
import type { JobKind } from '../kernel/jobs/job-kind.ts';
import { removeOldRates } from '../kernel/rate-limit.ts';
import { removeOldStaffResets } from '../people/index.ts';
import { listShops } from '../shop/index.ts';
import { removeExpiredStaffSessions } from '../staff/index.ts';
import { pruneShopKind } from './prune-shop.ts';
import { daysBefore, pruningRules } from './pruning-rules.ts';

export const prunePlatformKind: JobKind<Record<string, never>, 'platform'> = {
  queue: 'prune',
  of: 'platform',
  payload: z.strictObject({}),
  oneAtATime: true,
  rules: pruningRules,
  everySeconds: 3600,
};

/** Removes outdated rows without a shop, and enqueues the pruning of each shop. */
export const prunePlatform = forPlatform(prunePlatformKind, async (platform: PlatformContext) => {
  const before = daysBefore(platform.clock());
  await removeOldChanges(platform, before(1));
  await removeOldRates(platform, before(1));
  await removeExpiredStaffSessions(platform);
  // Who follows a link that has just expired is told so.
  await removeOldStaffResets(platform, before(1));
  const shops = await listShops(platform);
  await inTransaction(platform.db, async (tx) => {
    for (const { shop } of shops) await enqueue(tx, { ...platform, shop }, pruneShopKind, {});
  });
});
