import { plural, productText } from '@stoa/messages';
import { Picture, Stars, useShopView } from '@stoa/ui';
import { type AddPhase, AddToCartButton, Price, type PricesShown } from '@stoa/widgets';
import { type RefObject, useEffect, useState } from 'react';
import type { ProductData } from './product-data.ts';

/** How close to the top the main button may come before the bar takes its place, in pixels. PDP-028 */
const ANCHOR_DISTANCE = 80;

interface StickyBarProps {
  readonly product: ProductData;
  readonly prices: PricesShown;
  /** The main button; the bar stands in its form, so that both send the same. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly phase: AddPhase;
}

/** Name, rating, price and cart button once the main button has scrolled away. PDP-028, PDP-029 */
export function StickyBar({ product, prices, anchor, phase }: StickyBarProps) {
  const { reviewsActive } = useShopView();
  if (!useScrolledPast(anchor)) return null;
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

/** Whether the element has left the view through its top. */
function useScrolledPast(anchor: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!anchor.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < ANCHOR_DISTANCE);
      },
      { rootMargin: `-${ANCHOR_DISTANCE}px 0px 0px` },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [anchor]);
  return past;
}
