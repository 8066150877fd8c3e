import type { ClassCode } from './class-code.ts';

/**
 * What is shown in place of the cart button: the button, a disabled button (sold out or unavailable), a link to sign
 * in, or nothing because another seller must be chosen.
 */
export type PurchaseAction = 'add-to-cart' | 'sold-out' | 'unavailable' | 'hidden-price' | 'other-sellers';

export interface PurchaseSituation {
  /** The visitor may see the price. */
  readonly priceShown: boolean;
  /** In stock or backordered, and for sale. OPEN-018 */
  readonly buyable: boolean;
  /** If it can't be bought: whether that is because nothing is left. */
  readonly soldOut: boolean;
  /** The variation chosen is offered by other sellers only. */
  readonly otherSellers?: boolean;
}

/**
 * Add to Cart is offered only for what can be bought, while its price may be seen, and not in the See Other Sellers
 * state. ATC-001, ATC-002, ATC-003, CARD-515, CARD-528, CARD-529
 */
export function purchaseAction(situation: PurchaseSituation): PurchaseAction {
  const { priceShown, buyable, soldOut, otherSellers = false } = situation;
  if (otherSellers) return 'other-sellers';
  if (!priceShown) return 'hidden-price';
  if (buyable) return 'add-to-cart';
  return soldOut ? 'sold-out' : 'unavailable';
}

export interface CardProduct {
  readonly classCode: ClassCode;
  /** The product asks for options or personalization before it can be added. */
  readonly needsChoices: boolean;
}

/**
 * Tells whether a card adds the product itself or leads to its page: products with choices to make, and every product
 * of a marketplace (the seller is chosen on the page), are added on their page. CARD-504 to CARD-507, CARD-518,
 * CARD-519, CARD-520, CARD-527, PLIST-518
 */
export function cardAddsToCart(product: CardProduct, marketplace: boolean): boolean {
  return !marketplace && product.classCode === 'simple' && !product.needsChoices;
}
