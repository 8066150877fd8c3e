/** Widgets as they look, and the pieces pages share with them. What the server needs is in `@stoa/widgets/server`. */

export type { ReadyNode } from './definition.ts';
export { PageView } from './page-view.tsx';
export { type AddPhase, AddToCartButton } from './product-card/add-to-cart-button.tsx';
export { AddToCartForm } from './product-card/add-to-cart-form.tsx';
export { type Addition, readAddition } from './product-card/addition.ts';
export { Price } from './product-card/price.tsx';
export { ProductCard } from './product-card/product-card.tsx';
export type { AddAnswer } from './product-card/send-addition.ts';
export type { PricesShown } from './product-card/shown-prices.ts';
export { type AdditionNews, onAddition, onCartCount, useAddToCart } from './product-card/use-add-to-cart.ts';
export { RichTextView } from './rich-text/rich-text-view.tsx';
