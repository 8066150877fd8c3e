import type { Product, ReviewsBySlug } from './types.ts';

/** Gives products the reviews written about them. */
export function withReviews(products: readonly Product[], reviews: ReviewsBySlug): readonly Product[] {
  return products.map((product) => ({ ...product, reviews: reviews[product.slug] ?? product.reviews }));
}
