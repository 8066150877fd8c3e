import type { CustomerStanding } from '../auth/index.ts';
import { type Message, message } from '../message/index.ts';
import type { Money } from '../money/index.ts';
import { type ComparablePrices, discountPercent, oldPrice } from './discount.ts';

/** Why prices are kept from somebody: they have to sign in, or to be approved. */
export type PriceVisibility = 'visible' | 'sign-in' | 'pending-approval';

/**
 * Who sees prices. With `hide_price_for_anonymous` only verified customers do; without it everybody. What is
 * not visible must not leave the server, neither as amount nor as filter, facet or order. PRICE-007, PRICE-008,
 * PERM-502, PERM-504
 */
export function priceVisibility(hideForAnonymous: boolean, standing: CustomerStanding): PriceVisibility {
  if (!hideForAnonymous || standing === 'verified') return 'visible';
  return standing === 'guest' ? 'sign-in' : 'pending-approval';
}

/** What stands in the place of a price: the price, or one text. */
export type PriceView =
  | {
      readonly kind: 'price';
      readonly final: Money;
      readonly old?: Money;
      /** Whole percent; 0 shows nothing. */
      readonly discountPercent: number;
    }
  | { readonly kind: 'text'; readonly text: Message }
  | { readonly kind: 'none' };

export interface PricedProduct extends ComparablePrices {
  /** The product's own flag: the price is seen in the cart only. */
  readonly hidePrice: boolean;
}

/**
 * What to show for a product's price on a product page or a card; the two have different words for guests
 * (OPEN-032). A price of zero or less is not shown. PRICE-004, PRICE-005, PRICE-009, PRICE-010, PERM-503,
 * CARD-508 to CARD-513
 */
export function priceView(
  product: PricedProduct,
  visibility: PriceVisibility,
  place: 'page' | 'card',
): PriceView {
  const hidden = hiddenPriceText(visibility, place);
  if (hidden) return { kind: 'text', text: hidden };
  if (product.hidePrice) return { kind: 'text', text: message('price.see_in_cart') };
  if (product.final <= 0) return { kind: 'none' };
  const old = oldPrice(product);
  return {
    kind: 'price',
    final: product.final,
    ...(old !== undefined && { old }),
    discountPercent: discountPercent(product),
  };
}

/** The text for somebody who may not see prices. PRICE-009, PRICE-010, PERM-503, OPEN-032 */
export function hiddenPriceText(visibility: PriceVisibility, place: 'page' | 'card'): Message | undefined {
  if (visibility === 'visible') return undefined;
  if (visibility === 'pending-approval') return message('price.pending_approval');
  return message(place === 'card' ? 'price.sign_in_card' : 'price.sign_in');
}
