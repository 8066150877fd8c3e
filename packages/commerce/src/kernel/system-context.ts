import { newId, nothingKept } from '@stoa/database';
import type { PlatformContext, Shop, ShopContext } from './context.ts';

/** Returns a context in which the platform itself acts on a shop: the command line, imports, jobs. */
export function systemContext(platform: PlatformContext, shop: Shop, name: string): ShopContext {
  return {
    shop,
    actor: { kind: 'system', name },
    db: platform.db,
    clock: platform.clock,
    log: platform.log,
    keys: platform.keys,
    requestId: newId(),
    dependencies: nothingKept,
  };
}
