import { productText } from '@stoa/messages';
import { useShopView } from '@stoa/ui';
import { lazy, useState } from 'react';
import { JsonLd } from '../lib/json-ld.tsx';
import { useFrame } from '../lib/shell.ts';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { ChoiceStatus } from './choice-status.tsx';
import { DeliveryInfo } from './delivery-info.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { galleryPictures, pictureIndex } from './gallery/gallery-pictures.ts';
import type { ProductData } from './product-data.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductHeading } from './product-heading.tsx';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts';
import { productView } from './product-view.ts';
import { Purchase } from './purchase.tsx';
import { RelatedProducts } from './related-products.tsx';
import { useVariation, variationPath } from './use-variation.ts';
import { VariationPicker } from './variation-picker.tsx';

// Few products are sets.
const GroupedChildren = lazy(async () => ({
  default: (await import('./grouped-children.tsx')).GroupedChildren,
}));

export interface ProductPageProps {
  readonly product: ProductData;
  /** From the query key `search_keyword`. */
  readonly searchKeyword: string | undefined;
}

/**
 * A product with all that is needed to buy it. Which variation is chosen comes from the address as it stands;
 * give it the product's id as `key`. PDP-001 to PDP-038, VAR-022 to VAR-038
 */
export function ProductPage({ product, searchKeyword }: ProductPageProps) {
  const choice = useVariation(product, searchKeyword);
  const view = productView(product, choice.variation);
  const [pictures] = useState(() => galleryPictures(product, view.picture));
  const { shell } = useFrame();
  const { reviewsActive } = useShopView();
  const place = { origin: shell.origin, currency: shell.shop.currency, reviewsActive };
  return (
    <main id="content" className="product-page">
      <Breadcrumb crumbs={product.breadcrumb} current={product.name} />
      <div className="page-width product-hero">
        <Gallery
          name={product.name}
          pictures={pictures}
          current={pictureIndex(pictures, view.picture)}
          layout={shell.theme.productPage}
        />
        <div className="product-side">
          <ProductHeading product={product} />
          <Purchase product={product} view={view}>
            {choice.index && choice.chosen && (
              <VariationPicker
                index={choice.index}
                chosen={choice.chosen}
                states={choice.states}
                othersChanged={choice.othersChanged}
                swatchOf={(id, value) => swatchOf(product, id, value)}
                pathOf={(sku) => variationPath(product.url, sku)}
                onChoose={choice.choose}
              />
            )}
          </Purchase>
          <ChoiceStatus view={view} spoken={choice.byVisitor} />
          <DeliveryInfo product={product} />
          <p className="product-sku">{productText.sku({ sku: view.sku })}</p>
        </div>
      </div>
      {product.children.length > 0 && <GroupedChildren products={product.children} />}
      <ProductDetails product={product} layout={shell.theme.productPage.tabs} />
      <RelatedProducts products={product.related} />
      <JsonLd data={productJsonLd(product, view, place)} />
      <JsonLd data={breadcrumbJsonLd(product, shell.origin)} />
    </main>
  );
}

function swatchOf({ variants }: ProductData, variantId: string, value: string): string | undefined {
  const variant = variants.find(({ _id }) => _id === variantId);
  return variant?.options.find((option) => option.value === value)?.swatch ?? undefined;
}
