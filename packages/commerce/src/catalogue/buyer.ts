import {
  type CustomerStanding,
  type Buyer as PriceBuyer,
  type PriceVisibility,
  priceVisibility,
} from '@stoa/domain';
import type { Actor, ShopContext } from '../kernel/context.ts';

/** Who looks at prices. Every read that knows prices asks for one, so that nobody forgets to decide. */
export interface Buyer extends PriceBuyer {
  readonly group: string | undefined;
  /** Unless `visible`, no read model holds a price and no listing filters or sorts by one. PRICE-011 */
  readonly prices: PriceVisibility;
}

/**
 * The one place where it is decided who sees prices and whose price levels count. Staff and the platform see
 * what everybody may see. PRICE-006 to PRICE-010, PRICE-013
 */
export function buyerOf(
  ctx: Pick<ShopContext, 'actor'>,
  settings: { readonly modules: { readonly hidePriceForAnonymous: boolean } },
): Buyer {
  const { actor } = ctx;
  const group = actor.kind === 'customer' ? actor.group : undefined;
  return { group, prices: priceVisibility(settings.modules.hidePriceForAnonymous, standingOf(actor)) };
}

function standingOf(actor: Actor): CustomerStanding {
  if (actor.kind === 'guest') return 'guest';
  return actor.kind === 'customer' && !actor.verified ? 'pending' : 'verified';
}
