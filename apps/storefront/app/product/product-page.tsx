import { lazyChunk } from '../lib/lazy-chunk.tsx';
import { ProductBody } from './body/product-body.tsx';
import type { ProductPageProps } from './data/product-data.ts';
import { productView } from './data/product-view.ts';

// What chooses variations is a good part of the page's script, and only some products have any.
const VariableProduct = lazyChunk(
  'app/product/variations/variable-product.tsx',
  async () => (await import('./variations/variable-product.tsx')).VariableProduct,
);

/** Shows the page of a product; give it the product's id as `key`. */
export function ProductPage(props: ProductPageProps) {
  const { product } = props;
  if (product.variants.length > 0) return <VariableProduct {...props} />;
  return <ProductBody product={product} view={productView(product)} spoken={false} picker={undefined} />;
}
