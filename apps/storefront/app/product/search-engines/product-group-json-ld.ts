import type { JsonObject } from '@stoa/domain';
import type { ProductData } from '../data/product-data.ts';
import { variationPath } from '../data/variation-path.ts';
import type { VariationData } from '../packed/packed.ts';
import { readVariation } from '../packed/read-variation.ts';
import { availabilityOf, type Place, pictureUrl, showsPrices } from './offer-json-ld.ts';

/**
 * The most variations listed singly. Thousands of offers would make the page too large; the range of all prices is
 * given beside them.
 */
const TOLD = 40;

/** Properties that schema.org has a word for; others are told by their label. */
const properties: Readonly<Record<string, string>> = {
  color: 'https://schema.org/color',
  size: 'https://schema.org/size',
  material: 'https://schema.org/material',
};

/**
 * What makes a product with variations a group of them, https://schema.org/ProductGroup: in what they differ, the
 * first of them with an offer each, and the span of the prices of all. Without prices where they are hidden. PRICE-011
 */
export function productGroup(product: ProductData, place: Place): JsonObject {
  const all = Array.from({ length: product.variations.count }, (_, row) =>
    readVariation(product.variations, row),
  );
  const prices = showsPrices(product) ? all.flatMap(({ final_price: price }) => price || []) : [];
  return {
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: product.variants.map(({ code, label }) => properties[code] ?? label),
    hasVariant: all.slice(0, TOLD).map((variation) => variant(product, variation, place)),
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: Math.min(...prices),
        highPrice: Math.max(...prices),
        offerCount: prices.length,
        priceCurrency: place.currency,
      },
    }),
  };
}

function variant(product: ProductData, variation: VariationData, { origin, currency }: Place): JsonObject {
  const { sku, values, image, final_price: price } = variation;
  const url = origin + variationPath(product.url, sku);
  const known = product.variants.flatMap(({ code }, at): [string, string][] =>
    code in properties && values[at] ? [[code, values[at]]] : [],
  );
  return {
    '@type': 'Product',
    name: [product.name, ...values.filter((value) => value !== '')].join(', '),
    sku,
    url,
    ...Object.fromEntries(known),
    ...(image && { image: pictureUrl(origin, image) }),
    ...(price &&
      showsPrices(product) && {
        offers: {
          '@type': 'Offer',
          price,
          priceCurrency: currency,
          availability: availabilityOf(variation.stockStatus),
          url,
        },
      }),
  };
}
