import { newId } from '@stoa/database';
import type { PlatformContext } from '../context.ts';
import { systemActor } from '../system-context.ts';
import type { ChangeContext } from './write-audit.ts';

/** Returns the context in which the platform itself changes something of a shop, such as its hosts. */
export function platformChange({ db, clock }: PlatformContext, shopId: string): ChangeContext {
  return { db, clock, shop: { id: shopId }, actor: systemActor({ command: 'platform' }), requestId: newId() };
}
