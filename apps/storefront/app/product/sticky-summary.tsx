import { plural, productText } from '@stoa/messages';
import { Picture, Stars, useShopView } from '@stoa/ui';
import { type AddPhase, AddToCartButton, Price, type PricesShown } from '@stoa/widgets';
import type { ProductData } from './product-data.ts';

export interface StickySummaryProps {
  readonly product: ProductData;
  readonly prices: PricesShown;
  readonly phase: AddPhase;
}

/** Name, rating, price and cart button in one row. PDP-029 */
export function StickySummary({ product, prices, phase }: StickySummaryProps) {
  const { reviewsActive } = useShopView();
  return (
    <div className="sticky-bar">
      <div className="page-width sticky-bar-inner">
        {product.image && (
          <Picture picture={product.image} sizes="56px" alt="" className="sticky-bar-picture" />
        )}
        <div className="sticky-bar-words">
          <p className="sticky-bar-name">{product.name}</p>
          {reviewsActive && product.review_count > 0 && (
            <p className="sticky-bar-rating">
              <Stars rating={product.review_avg_rating} size={13} />
              {plural(product.review_count, productText.oneReview, productText.reviews)}
            </p>
          )}
        </div>
        <Price prices={prices} place="page" />
        <AddToCartButton phase={phase} name={product.name} className="button button-solid sticky-bar-add" />
      </div>
    </div>
  );
}
