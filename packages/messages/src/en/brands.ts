import { texts } from '../texts.ts';

export const brandText = texts({
  title: 'Brands',
  letters: 'Brands by letter',
  others: '0–9',
  oneProduct: '1 product',
  products: '{n} products',
  none: 'No brands are on show at the moment.',
  failed: 'Our brands cannot be shown at the moment. Please try again soon.',
});
