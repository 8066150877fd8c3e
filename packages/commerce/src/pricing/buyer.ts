import { type Buyer as PriceBuyer, type PriceVisibility, priceVisibility } from '@stoa/domain';
import { audienceOf } from '../kernel/audience.ts';
import type { ShopContext } from '../kernel/context.ts';

/** Who looks at prices. Every read that knows prices asks for one, so that nobody forgets to decide. */
export interface Buyer extends PriceBuyer {
  readonly group: string | undefined;
  /** Unless `visible`, no read model holds a price and no listing filters or sorts by one. PRICE-011 */
  readonly prices: PriceVisibility;
}

/**
 * The one place where it is decided who sees prices and whose price levels count: by the audience alone, so that what
 * one of it is shown may be kept for all. PRICE-006 to PRICE-010, PRICE-013
 */
export function buyerOf(
  ctx: Pick<ShopContext, 'actor'>,
  settings: { readonly modules: { readonly hidePriceForAnonymous: boolean } },
): Buyer {
  const { group, status } = audienceOf(ctx.actor);
  return { group, prices: priceVisibility(settings.modules.hidePriceForAnonymous, status) };
}
