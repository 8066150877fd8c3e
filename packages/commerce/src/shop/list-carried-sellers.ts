import { seller, shopSeller } from '@stoa/database';
import { asc, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { requireScope } from '../staff/index.ts';

/** A seller whose things a shop sells. */
export interface NamedSeller {
  readonly id: string;
  readonly name: string;
}

/** Lists the sellers that a role of this shop can be limited to, by name. Needs `staff:read`. OPEN-002 */
export async function listCarriedSellers(ctx: ShopContext): Promise<readonly NamedSeller[]> {
  requireScope(ctx, 'staff:read');
  return ctx.db.queries
    .select({ id: seller.id, name: seller.name })
    .from(shopSeller)
    .innerJoin(seller, eq(seller.id, shopSeller.sellerId))
    .where(eq(shopSeller.shopId, ctx.shop.id))
    .orderBy(asc(seller.name), asc(seller.id));
}
