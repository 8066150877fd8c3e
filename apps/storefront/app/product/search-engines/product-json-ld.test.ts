import { describe, expect, it } from 'vitest';
import { productView } from '../data/product-view.ts';
import { readVariation } from '../packed/read-variation.ts';
import { packed, piece, product, variableProduct, variation } from '../testing.ts';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts';

const place = { origin: 'https://shop.example', currency: 'USD', reviewsActive: true };
const dataOf = (over: Parameters<typeof product>[0]) => {
  const one = product(over);
  return productJsonLd(one, productView(one), place);
};

describe('productJsonLd', () => {
  it('offers the product at its price', () => {
    expect(dataOf({ review_count: 4, review_avg_rating: 4.5 })).toMatchObject({
      '@type': 'Product',
      name: 'Tideline Mug',
      image: 'https://shop.example/images/products/large/front.webp',
      offers: { price: 24, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 4 },
    });
  });

  it('makes no offer whose price is hidden or kept for the cart [PRICE-011]', () => {
    expect(dataOf({ is_price_hidden: true })).not.toHaveProperty('offers');
    expect(dataOf({ hide_price: true })).not.toHaveProperty('offers');
    expect(JSON.stringify(dataOf({ hide_price: true }))).not.toContain('24');
  });
});

describe('the group of a product with variations', () => {
  const groupOf = (over: Parameters<typeof variableProduct>[0]) => {
    const one = variableProduct(over);
    return productJsonLd(one, productView(one, readVariation(one.variations, 0)), place);
  };

  it('offers each variation at its price, and the span of all', () => {
    expect(groupOf({})).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'MUG-1',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      offers: { '@type': 'AggregateOffer', lowPrice: 27, highPrice: 30, offerCount: 3 },
      hasVariant: [
        {
          name: 'Tideline Mug, Red, S',
          color: 'Red',
          size: 'S',
          url: 'https://shop.example/tideline-mug/pv/MUG-Red-S',
          offers: { price: 30, availability: 'https://schema.org/InStock' },
        },
        { offers: { availability: 'https://schema.org/OutOfStock' } },
        { offers: { price: 27 } },
      ],
    });
  });

  it('of thousands tells some, and counts all', () => {
    const many = Array.from({ length: 2048 }, (_, at) => variation(`C${at}`, 'S', { final_price: at + 1 }));
    const data = groupOf({ variations: packed(...many) });
    expect(data).toMatchObject({ offers: { lowPrice: 1, highPrice: 2048, offerCount: 2048 } });
    expect(data.hasVariant).toHaveLength(40);
  });

  it('tells no price that is hidden or kept for the cart [PRICE-011]', () => {
    for (const over of [{ is_price_hidden: true }, { hide_price: true }]) {
      const text = JSON.stringify(groupOf(over));
      expect(text).not.toContain('"offers"');
      expect(text).not.toMatch(/\b(27|30)\b/);
    }
  });
});

it('of a set the offer begins at its cheapest piece', () => {
  expect(dataOf({ class_code: 'grouped', children: [piece(), piece()] })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: 24, offerCount: 2 },
  });
});

it('writes the way to the product', () => {
  const data = breadcrumbJsonLd(
    product({ breadcrumb: [{ name: 'Kitchen', slug: 'kitchen' }] }),
    place.origin,
  );
  expect(data.itemListElement).toMatchObject([
    { position: 1, name: 'Kitchen', item: 'https://shop.example/kitchen' },
    { position: 2, name: 'Tideline Mug', item: 'https://shop.example/tideline-mug' },
  ]);
});
