import type { CardPartsFragment } from '@stoa/contract';
import { plural, productText } from '@stoa/messages';
import { Picture, Stars, useShopView } from '@stoa/ui';
import { Link } from 'react-router';
import { CardAction } from './card-action.tsx';
import { Price } from './price.tsx';

interface ProductCardProps {
  readonly product: CardPartsFragment;
  readonly place: 'slider' | 'grid';
  readonly sizes: string;
  /** Above the fold. */
  readonly eager?: boolean;
}

/** A product at a glance; the whole card leads to its page. CARD-501, CARD-503, CARD-516 */
export function ProductCard({ product, place, sizes, eager = false }: ProductCardProps) {
  const { reviewsActive } = useShopView();
  const rated = reviewsActive && product.review_avg_rating > 0;
  return (
    <article className="card" data-sku={product.sku}>
      <div className="card-picture">
        {product.image ? (
          <Picture picture={product.image} sizes={sizes} eager={eager} alt="" />
        ) : (
          <span className="picture-placeholder" />
        )}
      </div>
      <div className="card-words">
        {product.brand && <p className="card-brand">{product.brand}</p>}
        <h3 className="card-name">
          <Link to={product.url} className="card-link">
            {product.name}
          </Link>
        </h3>
        {product.sub_title && <p className="card-sub-title">{product.sub_title}</p>}
        {rated && (
          <p className="card-rating">
            <Stars rating={product.review_avg_rating} size={14} />
            <span>{plural(product.review_count, productText.oneReview, (n) => productText.reviews(n))}</span>
          </p>
        )}
        <Price prices={product} place="card" />
      </div>
      <CardAction product={product} place={place} />
    </article>
  );
}
