import { type CustomerGroup, listCustomerGroups } from '../../customer/index.ts';
import { requireScopes, sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';

/**
 * Lists the groups of customers that prices can be for, by name, to whoever sees products though they may see no
 * customer. Needs `catalog:read`. ADM-124
 * @throws ShopError `unauthenticated`, `forbidden`
 */
export async function listPriceGroups(
  ctx: ShopContext,
): Promise<readonly Pick<CustomerGroup, 'code' | 'name'>[]> {
  requireScopes(ctx, { scope: 'catalog:read' }, sellerOfActor(ctx.actor));
  const groups = await listCustomerGroups(ctx);
  return groups
    .map(({ code, name }) => ({ code, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
