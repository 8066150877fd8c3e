import { pageToRemember } from '@stoa/domain';
import type { GuestActor, ShopContext } from '../kernel/context.ts';
import { newId } from '../kernel/ids.ts';
import { inShop } from '../kernel/transaction.ts';
import { insertSession, type NewSession } from './session-record.ts';

/**
 * Begins the session of a guest for whom something is about to be stored, such as a cart or a remembered page;
 * whoever only looks has none. AUTH-501, AUTH-512
 */
export async function startSession(
  ctx: Pick<ShopContext, 'db' | 'shop' | 'clock'>,
  remember: { readonly rememberedPage?: unknown } = {},
): Promise<NewSession & { readonly actor: GuestActor }> {
  const visitorId = newId();
  const rememberedPage = pageToRemember(remember.rememberedPage);
  const begun = await inShop(ctx, (tx) => insertSession(tx, ctx, { visitorId, rememberedPage }));
  return { ...begun, actor: { kind: 'guest', visitorId } };
}
