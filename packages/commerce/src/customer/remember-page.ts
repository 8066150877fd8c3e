import { inShop, session } from '@stoa/database';
import { pageToRemember } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { visitorOf } from './visitor.ts';

/**
 * Keeps the page to return to after signing in, in the visitor's session (see `startSession` where there is none). An
 * unsafe path is not stored. AUTH-508, AUTH-514
 * @awaits account pages
 */
export async function rememberPage(ctx: ShopContext, page: unknown): Promise<void> {
  const visitorId = visitorOf(ctx);
  const rememberedPage = pageToRemember(page);
  if (visitorId === undefined || rememberedPage === undefined) return;
  await inShop(ctx, (tx) =>
    tx
      .update(session)
      .set({ rememberedPage })
      .where(and(eq(session.shopId, ctx.shop.id), eq(session.visitorId, visitorId))),
  );
}
