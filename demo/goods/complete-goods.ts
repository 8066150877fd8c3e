import type { Product, ReviewsBySlug } from './types.ts';

/**
 * Returns a shop's products with the reviews written about them, in the order in which they can be made: grouped
 * products after the products they consist of.
 */
export function completeGoods(products: readonly Product[], reviews: ReviewsBySlug): readonly Product[] {
  return products
    .map((product) => ({ ...product, reviews: reviews[product.slug] ?? product.reviews }))
    .toSorted((a, b) => Number(a.classCode === 'grouped') - Number(b.classCode === 'grouped'));
}
