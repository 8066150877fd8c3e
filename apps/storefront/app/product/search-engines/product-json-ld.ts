import { type JsonObject, plainText } from '@stoa/domain';
import { breadcrumbList } from '../../seo/breadcrumb-json-ld.ts';
import type { ProductData } from '../data/product-data.ts';
import type { ProductView } from '../data/product-view.ts';
import { availabilityOf, type Place, pictureUrl, showsPrices } from './offer-json-ld.ts';
import { productGroup } from './product-group-json-ld.ts';

/**
 * Returns a product as search engines read it, https://schema.org/Product; one with variations is a ProductGroup of
 * them. A price that is hidden or kept for the cart is not in it, and then there is no offer. PRICE-011
 */
export function productJsonLd(product: ProductData, view: ProductView, place: Place): JsonObject {
  const { origin, reviewsActive } = place;
  const description = product.short_description || plainText(product.description);
  const isGroup = product.variants.length > 0 && product.variations.count > 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: origin + product.canonicalPath,
    ...(description && { description }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(view.picture && { image: pictureUrl(origin, view.picture) }),
    ...(reviewsActive &&
      product.review_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.review_avg_rating,
          reviewCount: product.review_count,
        },
      }),
    ...(isGroup ? productGroup(product, place) : offerOf(product, view, place)),
  };
}

/** Returns the offer of a product without variations; that of a set begins at its cheapest piece. */
function offerOf(product: ProductData, view: ProductView, { origin, currency }: Place): JsonObject {
  const { final_price: price } = view.prices;
  if (price == null || price <= 0 || !showsPrices(product)) return {};
  const isSet = product.class_code === 'grouped';
  return {
    offers: {
      ...(isSet
        ? { '@type': 'AggregateOffer', lowPrice: price, offerCount: product.children.length }
        : { '@type': 'Offer', price }),
      priceCurrency: currency,
      availability: availabilityOf(view.stockStatus),
      url: origin + product.url,
    },
  };
}

/** Returns the way to the product. */
export function breadcrumbJsonLd({ breadcrumb, name, url }: ProductData, origin: string): JsonObject {
  const above = breadcrumb.map((crumb) => ({ name: crumb.name, path: `/${crumb.slug}` }));
  return breadcrumbList([...above, { name, path: url }], origin);
}
