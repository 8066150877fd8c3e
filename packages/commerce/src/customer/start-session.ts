import { inShop, newId } from '@stoa/database';
import { pageToRemember } from '@stoa/domain';
import type { GuestActor, ShopContext } from '../kernel/context.ts';
import { networkLimits } from '../kernel/network-limits.ts';
import { takeRate } from '../kernel/rate-limit.ts';
import { insertSession, type NewSession } from './session-record.ts';

/**
 * Limits the sessions that one network can create, since each is a row. Many shoppers of a mobile network share one
 * address.
 */
const SESSIONS = [{ limit: 300, windowSeconds: 60 }];

interface SessionStart {
  /** The network address it is asked for from. */
  readonly clientAddress: string;
  readonly rememberedPage?: unknown;
}

/**
 * Begins the session of a guest for whom something is about to be stored, such as a cart or a remembered page;
 * visitors who only browse have none, and an existing session is not counted again. AUTH-501, AUTH-512
 * @throws ShopError `rate-limited` beyond three hundred a minute for one network
 */
export async function startSession(
  ctx: Pick<ShopContext, 'db' | 'shop' | 'clock'>,
  { clientAddress, rememberedPage: page }: SessionStart,
): Promise<NewSession & { readonly actor: GuestActor }> {
  for (const limit of networkLimits('session', clientAddress, SESSIONS)) await takeRate(ctx, limit);
  const visitorId = newId();
  const rememberedPage = pageToRemember(page);
  const begun = await inShop(ctx, (tx) => insertSession(tx, ctx, { visitorId, rememberedPage }));
  return { ...begun, actor: { kind: 'guest', visitorId } };
}
