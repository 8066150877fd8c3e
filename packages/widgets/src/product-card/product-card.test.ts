import type { ContractClient } from '@stoa/contract';
import { describe, expect, it } from 'vitest';
import { picture, renderWidget } from '../testing/render-widget.ts';

const mug = {
  _id: 'm',
  sku: 'MUG-1',
  name: 'Mug',
  sub_title: 'Stoneware',
  url: '/mug',
  class_code: 'simple',
  image: picture('mug'),
  second_image: null,
  badges: [],
  swatches: [],
  stock_message: null,
  price: 24,
  final_price: 24,
  msrp: null,
  from_price: null,
  hide_price: false,
  is_price_hidden: false,
  stockStatus: 'in-stock',
  stockStatusText: 'In Stock',
  isInStock: true,
  isBuyable: true,
  unavailable_for_sale: false,
  product_option_set: false,
  brand: null,
  review_count: 7,
  review_avg_rating: 4.5,
};

const clientOf = (product: object) =>
  ({
    execute: async (_document: unknown) => ({ sliderProducts: { products: [product] } }),
  }) as ContractClient;

const card = (over: object = {}, view = {}, props = {}) =>
  renderWidget('product-slider', props, { client: clientOf({ ...mug, ...over }), view });

describe('a product card', () => {
  it('shows picture, name, sub-title and price, and adds the product [CARD-501, CARD-503, CARD-539]', async () => {
    const html = await card();
    expect(html).toContain('/p/medium/mug.webp');
    expect(html).toMatch(/<a class="card-link" href="\/mug"[^>]*>Mug<\/a>/);
    expect(html).toContain('Stoneware');
    expect(html).toContain('$24.00');
    expect(html).toMatch(/<input[^>]*name="product" value="m"/);
    expect(html).toMatch(/<button type="submit"[^>]*>Add to Cart<\/button>/);
  });

  it('shows badges, that few are left, its colours, and a second picture to whoever points at it', async () => {
    const html = await card({
      second_image: { medium: '/p/medium/mug-above' },
      badges: ['New'],
      stock_message: { text: 'Only 3 in Stock' },
      swatches: ['Sage', 'Oat', 'Ivory', 'Tan', 'Oak', 'Sand'].map((value) => ({ value, swatch: '#8fa08a' })),
    });
    expect(html).toMatch(/<ul class="card-badges"[^>]*><li>New<\/li><li data-low="">Only 3 in Stock<\/li>/);
    expect(html).toContain('Comes in Sage, Oat, Ivory, Tan, Oak, Sand');
    expect(html.match(/class="card-swatch"[^>]*#8fa08a/g)).toHaveLength(5);
    expect(html).toMatch(/aria-hidden="true">\+(<!-- -->)?1</);
    expect(html).toContain('--card-second:url(&quot;/p/medium/mug-above.webp&quot;)');
    const waits = await card({ stockStatus: 'backordered', stock_message: { text: 'In the next firing' } });
    expect(waits).not.toMatch(/card-badges|card-swatches|card-second/);
  });

  it.each([
    ['a variable product', { class_code: 'variable_product' }],
    ['a grouped product', { class_code: 'grouped' }],
    ['a gift certificate', { class_code: 'gift_certificate' }],
    ['a product with options', { product_option_set: true }],
  ])(
    'of %s leads to its page instead [CARD-504, CARD-505, CARD-506, CARD-507, CARD-518, CARD-519, CARD-527]',
    async (_, over) => {
      const html = await card(over);
      expect(html).toMatch(/<a class="button[^"]*card-action"[^>]*href="\/mug"/);
      expect(html).not.toMatch(/Add to Cart|name="product"/);
    },
  );

  it('leads to the page in a marketplace, by View Details [CARD-520, CARD-540, PERM-511]', async () => {
    const html = await card({}, { isMarketplace: true });
    expect(html).toMatch(/href="\/mug"[^>]*>View Details<\/a>/);
    expect(html).not.toContain('Add to Cart');
  });

  it('has a button that says why nothing can be added [CARD-528, CARD-529]', async () => {
    for (const [over, words] of [
      [{ isBuyable: false }, 'Sold Out'],
      [{ isBuyable: false, unavailable_for_sale: true }, 'Unavailable'],
      [{ unavailable_for_sale: true }, 'Unavailable'],
    ] as const) {
      const html = await card(over);
      expect(html).toMatch(new RegExp(`<button type="button"[^>]*disabled=""[^>]*>${words}</button>`));
      expect(html).not.toContain('name="product"');
    }
  });

  it('has no button where the price is hidden [CARD-513, CARD-515, PERM-506]', async () => {
    for (const over of [{}, { isBuyable: false }, { class_code: 'variable_product' }]) {
      const html = await card({ ...over, is_price_hidden: true });
      expect(html).not.toMatch(/card-action|Add to Cart|name="product"|\$24/);
      expect(html).toMatch(/<a[^>]*href="\/login\?[^>]*>\$ Sign in<\/a>/);
    }
  });

  it('shows stars only where the product is rated, the widget shows ratings and the review module is active [CARD-516, CARD-517]', async () => {
    expect(await card()).toContain('aria-label="Rated 4.5 of 5"');
    expect(await card({ review_avg_rating: 0.5 })).toContain('aria-label="Rated 0.5 of 5"');
    expect(await card({ review_avg_rating: 0 })).not.toContain('Rated');
    expect(await card({}, { reviewsActive: false })).not.toContain('Rated');
    expect(await card({}, {}, { ratings: false })).not.toContain('Rated');
    expect(await card({}, {}, { ratings: true })).toContain('Rated');
  });

  it('keeps a row for ratings where the shop has any, so that cards line up [CARD-533]', async () => {
    expect(await card({ review_avg_rating: 0 })).toContain('<div class="card-rating"></div>');
    expect(await card({}, { reviewsActive: false })).not.toContain('card-rating');
  });

  it('tells its stock where the shop wants that', async () => {
    const html = await card(
      { stockStatus: 'limited-stock', stockStatusText: 'Only 2 left' },
      { stockOnCards: true },
    );
    expect(html).toMatch(/<p class="stock card-stock" data-status="limited-stock">.*Only 2 left/);
    expect(await card()).not.toContain('card-stock');
  });
});
