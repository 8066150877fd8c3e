import { texts } from '../texts.ts';

/** Below the search box; a group of its own, because it comes with a script of its own. */
export const suggestionText = texts({
  label: 'Suggestions',
  products: 'Products',
  categories: 'Categories',
  category: 'Category',
  brand: 'Brand',
  didYouMean: 'Did you mean "{q}"?',
  seeAllOne: 'See all: 1 product',
  seeAll: 'See all {n} products',
  shownOne: '1 suggestion. Use the arrow keys to choose.',
  shown: '{n} suggestions. Use the arrow keys to choose.',
  none: 'No suggestions.',
});
