import { texts } from '../texts.ts';

/** What is said beside the page after an addition. */
export const cartDrawerText = texts({
  title: 'Added to your cart',
  subtotal: 'Subtotal',
  toFreeShipping: '{price} more for free shipping.',
  freeShipping: 'Your order ships free.',
  checkout: 'Go to checkout',
  seeCart: 'See cart',
  goesWith: 'Goes well with it',
});
