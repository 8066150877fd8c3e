import { plural, productText } from '@stoa/messages';
import { Stars, useShopView } from '@stoa/ui';
import type { ProductData } from '../data/product-data.ts';

interface ProductRatingProps {
  readonly product: Pick<ProductData, 'review_avg_rating' | 'review_count'>;
  /** Of a star, in pixels. */
  readonly size: number;
  readonly className: string;
}

/**
 * The average of a product's ratings as stars and as a number, and how many there are; nothing where there is none or
 * the shop shows none. Reviews can't be read yet, so it leads nowhere and does not promise them.
 */
export function ProductRating({ product, size, className }: ProductRatingProps) {
  const { reviewsActive } = useShopView();
  const { review_avg_rating: average, review_count: count } = product;
  if (!reviewsActive || count === 0) return null;
  return (
    <p className={className}>
      <Stars rating={average} size={size} />
      <span className="rating-average" aria-hidden="true">
        {average.toFixed(1)}
      </span>
      <span className="rating-count">{plural(count, productText.oneRating, productText.ratings)}</span>
    </p>
  );
}
