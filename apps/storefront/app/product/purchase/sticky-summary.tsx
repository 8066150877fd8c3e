import { Picture } from '@stoa/ui';
import { type AddPhase, AddToCartButton } from '@stoa/widgets';
import type { ReactNode } from 'react';
import type { ProductData } from '../data/product-data.ts';
import { ProductRating } from '../pieces/product-rating.tsx';

export interface StickySummaryProps {
  readonly product: ProductData;
  readonly price: ReactNode;
  readonly phase: AddPhase;
}

/** Name, rating, price and cart button in one row. PDP-029 */
export function StickySummary({ product, price, phase }: StickySummaryProps) {
  return (
    <div className="sticky-bar">
      <div className="page-width sticky-bar-inner">
        {product.image && (
          <Picture picture={product.image} sizes="56px" alt="" className="sticky-bar-picture" />
        )}
        <div className="sticky-bar-words">
          <p className="sticky-bar-name">{product.name}</p>
          <ProductRating product={product} size={13} className="sticky-bar-rating" />
        </div>
        {price}
        <AddToCartButton phase={phase} name={product.name} className="button button-solid sticky-bar-add" />
      </div>
    </div>
  );
}
