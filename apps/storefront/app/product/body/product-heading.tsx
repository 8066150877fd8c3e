import { PageLink } from '@stoa/ui';
import type { ProductData } from '../data/product-data.ts';
import { ProductRating } from '../pieces/product-rating.tsx';

/** Brand, which leads to all that it makes, name, and what others think of the product. PDP-023, PDP-025 */
export function ProductHeading({ product }: { product: ProductData }) {
  return (
    <header className="product-heading">
      {product.brand && (
        <p className="product-brand">
          <PageLink to={product.brandPath}>{product.brand}</PageLink>
        </p>
      )}
      <h1>{product.name}</h1>
      {product.sub_title && <p className="product-sub-title">{product.sub_title}</p>}
      <ProductRating product={product} size={18} className="product-rating" />
    </header>
  );
}
