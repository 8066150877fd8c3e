import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts';
import { productView } from './product-view.ts';
import { product } from './testing.ts';

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
