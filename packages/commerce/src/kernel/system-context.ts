import { newId, nothingKept } from '@stoa/database';
import type { PlatformContext, Shop, ShopContext, SystemActor } from './context.ts';

/** The part of the platform that acts: a command of the operator, or what is due without anybody asking. */
export type SystemAct = { readonly command: string } | { readonly job: string };

/** Returns a context in which the platform itself acts on a shop: the command line, imports, jobs. ADM-018 */
export function systemContext(platform: PlatformContext, shop: Shop, act: SystemAct): ShopContext {
  return {
    shop,
    actor: systemActor(act),
    db: platform.db,
    clock: platform.clock,
    log: platform.log,
    keys: platform.keys,
    requestId: newId(),
    dependencies: nothingKept,
  };
}

/** Returns the platform as an actor. ADM-018 */
export function systemActor(act: SystemAct): SystemActor {
  return 'job' in act
    ? { kind: 'system', means: 'job', name: act.job }
    : { kind: 'system', means: 'command', name: act.command };
}
