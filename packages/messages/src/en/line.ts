import { texts } from '../texts.ts';

/** Of a line, in the cart as in an order. */
export const lineText = texts({
  quantity: 'Quantity: {qty}',
  each: '{price} each',
});
