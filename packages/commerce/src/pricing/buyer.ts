import { type Buyer as PriceBuyer, type PriceVisibility, priceVisibility } from '@stoa/domain';
import { audienceOf } from '../kernel/audience.ts';
import type { ShopContext } from '../kernel/context.ts';

/** The buyer for whom prices are read. Every read of prices requires one, so that the decision can't be forgotten. */
export interface Buyer extends PriceBuyer {
  readonly group: string | undefined;
  /** Unless `visible`, no read model holds a price and no listing filters or sorts by one. PRICE-011 */
  readonly prices: PriceVisibility;
}

/**
 * Decides who sees prices and whose price levels count; nothing else does. It depends on the audience only, so that
 * answers may be shared by the audience. PRICE-006 to PRICE-010, PRICE-013
 */
export function buyerOf(
  ctx: Pick<ShopContext, 'actor'>,
  settings: { readonly modules: { readonly hidePriceForAnonymous: boolean } },
): Buyer {
  const { group, status } = audienceOf(ctx.actor);
  return { group, prices: priceVisibility(settings.modules.hidePriceForAnonymous, status) };
}
