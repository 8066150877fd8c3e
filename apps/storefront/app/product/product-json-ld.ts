import { type JsonObject, plainText } from '@stoa/domain';
import type { ProductData } from './product-data.ts';
import type { ProductView } from './product-view.ts';

/** Where and in what the product is sold. */
export interface Place {
  readonly origin: string;
  readonly currency: string;
  readonly reviewsActive: boolean;
}

const availability: Readonly<Record<string, string>> = {
  'in-stock': 'InStock',
  'limited-stock': 'LimitedAvailability',
  backordered: 'BackOrder',
  'on-backorder': 'BackOrder',
  'out-of-stock': 'OutOfStock',
  discontinued: 'Discontinued',
  unavailable_for_sale: 'OutOfStock',
};

/**
 * A product as search engines read it, https://schema.org/Product. A price that is hidden or kept for the cart
 * is not in it, and then there is no offer. PRICE-011
 */
export function productJsonLd(product: ProductData, view: ProductView, place: Place): JsonObject {
  const { origin, currency, reviewsActive } = place;
  const description = product.short_description || plainText(product.description);
  const { final_price: price } = view.prices;
  const showsPrice = !view.prices.is_price_hidden && !view.prices.hide_price && (price ?? 0) > 0;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: view.sku,
    url: origin + product.canonicalPath,
    ...(description && { description }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(view.picture && { image: `${origin}${view.picture.large}.webp` }),
    ...(reviewsActive &&
      product.review_count > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.review_avg_rating,
          reviewCount: product.review_count,
        },
      }),
    ...(showsPrice &&
      price != null && {
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: currency,
          availability: `https://schema.org/${availability[view.stockStatus] ?? 'OutOfStock'}`,
          url: origin + product.url,
        },
      }),
  };
}

/** The way to the product as search engines read it, https://schema.org/BreadcrumbList. */
export function breadcrumbJsonLd({ breadcrumb, name, url }: ProductData, origin: string): JsonObject {
  const steps = [
    ...breadcrumb.map((crumb) => ({ name: crumb.name, path: `/${crumb.slug}` })),
    { name, path: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: origin + step.path,
    })),
  };
}
