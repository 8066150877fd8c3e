import { plural, productText } from '@stoa/messages';
import { Stars, useShopView } from '@stoa/ui';
import type { ProductData } from './product-data.ts';

/** Brand, name, and what others think of it. PDP-023, PDP-025 */
export function ProductHeading({ product }: { product: ProductData }) {
  const { reviewsActive } = useShopView();
  return (
    <header className="product-heading">
      {product.brand && <p className="product-brand">{product.brand}</p>}
      <h1>{product.name}</h1>
      {product.sub_title && <p className="product-sub-title">{product.sub_title}</p>}
      {reviewsActive && product.review_count > 0 && (
        <p className="product-rating">
          <Stars rating={product.review_avg_rating} size={18} />
          <span>{plural(product.review_count, productText.oneReview, productText.reviews)}</span>
        </p>
      )}
    </header>
  );
}
