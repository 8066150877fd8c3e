export { type AddedToCart, type AddToCart, addToCart } from './add-to-cart.ts';
export { adoptVisitorCarts } from './adopt-visitor-carts.ts';
export { cartCosts } from './cart-costs.ts';
export { cartCount } from './cart-count.ts';
export { type LineTexts, lockOpenCart, readCartLines } from './cart-lines.ts';
export {
  type CartOwner,
  findCartOwner,
  idempotencyOwner,
  ownedCarts,
  requireCartOwner,
} from './cart-owner.ts';
export { namedCartSeller } from './cart-seller.ts';
export { readCartState } from './cart-state.ts';
export type { CartLineView, CartView, CheckoutStatus } from './cart-view.ts';
export { type Choices, type Customisable, type ReviewedChoices, reviewChoices } from './customise.ts';
export type { EvaluatedLine } from './evaluate-lines.ts';
export { lineTexts } from './inputs.ts';
export { lineChoices } from './line-choices.ts';
export { readProductPlaces } from './line-product.ts';
export { readCart, readCartFor, readCarts } from './read-cart.ts';
export { requireBuyable, requireVisiblePrices } from './refusals.ts';
export { type RemovedFromCart, removeFromCart } from './remove-from-cart.ts';
export { removeLeftCarts } from './remove-left-carts.ts';
export { type UpdateCart, updateCart } from './update-cart.ts';
