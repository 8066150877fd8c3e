import { runInBrowser, ViewedProductsDocument, type ViewedProductsQuery } from '@stoa/contract';
import { productPartText } from '@stoa/messages';
import { useEffect, useState } from 'react';
import { ProductRow, type RowProducts } from '../pieces/product-row.tsx';

/** Shows the products of these skus that the shop still shows, in their order. */
export function ViewedProducts({ skus }: { skus: readonly string[] }) {
  const [products, setProducts] = useState<RowProducts>([]);
  useEffect(() => {
    const ends = new AbortController();
    runInBrowser<ViewedProductsQuery>(ViewedProductsDocument.toString(), { skus }, ends.signal)
      .then(({ products: found }) => setProducts(inOrder(found.products, skus)))
      // A failure here must not fail the page.
      .catch(() => undefined);
    return () => ends.abort();
  }, [skus]);
  return <ProductRow title={productPartText.recentlyViewed()} products={products} />;
}

const inOrder = (products: RowProducts, skus: readonly string[]) =>
  products.toSorted((one, other) => skus.indexOf(one.sku) - skus.indexOf(other.sku));
