import { productText } from '@stoa/messages';
import { useShopView } from '@stoa/ui';
import { memo, type ReactNode, useState } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.tsx';
import { Breadcrumb } from '../../shell/breadcrumb.tsx';
import { useEarlyInput } from '../../shell/early-input.ts';
import { useRootData } from '../../shell/root-data.ts';
import type { ProductData } from '../data/product-data.ts';
import type { ProductView } from '../data/product-view.ts';
import { DeliveryInfo } from '../delivery/delivery-info.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { galleryPictures, pictureIndex } from '../gallery/gallery-pictures.ts';
import { ChoiceStatus } from '../pieces/choice-status.tsx';
import { ProductRow } from '../pieces/product-row.tsx';
import { Purchase } from '../purchase/purchase.tsx';
import { SearchEngineData } from '../search-engines/search-engine-data.tsx';
import { RecentlyViewed } from '../viewed/recently-viewed.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductHeading } from './product-heading.tsx';

// Few products are sets.
const GroupedChildren = lazyChunk(
  'app/product/group/grouped-children.tsx',
  async () => (await import('../group/grouped-children.tsx')).GroupedChildren,
);

// Memoised: choosing a variation changes none of these, and rendering them is slow.
const Way = memo(Breadcrumb);
const Heading = memo(ProductHeading);
const Pictures = memo(Gallery);
const Details = memo(ProductDetails);
const Row = memo(ProductRow);
const Viewed = memo(RecentlyViewed);

interface ProductBodyProps {
  readonly product: ProductData;
  /** The product as it is, or as the variation chosen. */
  readonly view: ProductView;
  /** Whether that was chosen on this page, and is to be told. */
  readonly spoken: boolean;
  /** What a variation is chosen by. */
  readonly picker: ReactNode;
}

/** Shows a product with all that is needed to buy it. PDP-001 to PDP-038 */
export function ProductBody({ product, view, spoken, picker }: ProductBodyProps) {
  const body = useEarlyInput<HTMLElement>();
  const [pictures] = useState(() => galleryPictures(product, view.picture));
  const { shell } = useRootData();
  const { reviewsActive } = useShopView();
  const place = { origin: shell.origin, currency: shell.shop.currency, reviewsActive };
  return (
    <main ref={body} id="content" className="product-page">
      <Way crumbs={product.breadcrumb} current={product.name} />
      <div className="page-width product-hero">
        <Pictures
          name={product.name}
          pictures={pictures}
          current={pictureIndex(pictures, view.picture)}
          layout={shell.theme.productPage}
        />
        <div className="product-side">
          <Heading product={product} />
          <Purchase product={product} view={view}>
            {picker}
          </Purchase>
          <ChoiceStatus view={view} spoken={spoken} />
          {view.action !== 'unpriced' && <DeliveryInfo product={product} view={view} />}
          <p className="product-sku">{productText.sku({ sku: view.sku })}</p>
        </div>
      </div>
      {product.children.length > 0 && <GroupedChildren products={product.children} />}
      <Details product={product} layout={shell.theme.productPage.tabs} />
      <Row title={productText.related()} products={product.related} />
      <Viewed sku={product.sku} />
      <SearchEngineData product={product} view={view} place={place} />
    </main>
  );
}
