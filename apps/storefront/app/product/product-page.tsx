import { Price } from '@stoa/widgets';
import type { ShellData } from '../shell/shell-data.server.ts';
import type { ProductData } from './product-data.ts';

export interface ProductPageProps {
  readonly product: ProductData;
  /** From `/pv/{sku}` of the address, as it stands now. */
  readonly sku: string | undefined;
  /** From the query key `search_keyword`. */
  readonly searchKeyword: string | undefined;
  readonly shop: ShellData['shop'];
}

/** A product with all that is needed to buy it. PDP-018 to PDP-025 */
export function ProductPage({ product }: ProductPageProps) {
  return (
    <main id="content" className="page-width">
      <h1>{product.name}</h1>
      <Price prices={product} place="page" />
    </main>
  );
}
