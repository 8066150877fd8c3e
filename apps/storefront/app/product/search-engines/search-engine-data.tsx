import { JsonLd } from '../../lib/json-ld.tsx';
import type { ProductData } from '../data/product-data.ts';
import type { ProductView } from '../data/product-view.ts';
import type { Place } from './offer-json-ld.ts';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts';

interface SearchEngineDataProps {
  readonly product: ProductData;
  readonly view: ProductView;
  readonly place: Place;
}

/**
 * Shows the product and its place in the shop for search engines. They read the page as it was sent, so the browser
 * is given no script to write it; React leaves what is there.
 */
export function SearchEngineData({ product, view, place }: SearchEngineDataProps) {
  if (!import.meta.env.SSR) return [<JsonLd key="product" />, <JsonLd key="breadcrumb" />];
  return [
    <JsonLd key="product" data={productJsonLd(product, view, place)} />,
    <JsonLd key="breadcrumb" data={breadcrumbJsonLd(product, place.origin)} />,
  ];
}
