import { describe, expect, it } from 'vitest';
import { pageOf } from '../../testing/product-page.tsx';
import { picture, piece, product } from '../testing.ts';

describe('a grouped product', () => {
  const children = [
    piece({
      _id: 'plate',
      url: '/plate',
      name: 'Plate',
      price: 32,
      final_price: 32,
      image: picture('plate'),
    }),
    piece({
      _id: 'jug',
      url: '/jug',
      name: 'Jug',
      price: 30,
      final_price: 27.5,
      isBuyable: false,
      stockStatus: 'out-of-stock',
      stockStatusText: 'Out of Stock',
    }),
  ];

  it('sells each piece by itself, with its own price, stock and quantity [GROUP-001, GROUP-005, GROUP-006, QTY-004]', async () => {
    const html = await pageOf(product({ class_code: 'grouped', children }));
    const pieces = html.match(/<article class="group-child">.*?<\/article>/g) ?? [];
    expect(pieces).toHaveLength(2);
    const told = pieces.map((one) => [
      /<h3><a[^>]*href="([^"]*)"[^>]*>([^<]*)</.exec(one)?.slice(1),
      /<img[^>]*src="([^"]*)"/.exec(one)?.[1],
      /class="price-final[^"]*">([^<]*)</.exec(one)?.[1],
      /class="stock-text">([^<]*)</.exec(one)?.[1],
      /name="product" value="([^"]*)"/.exec(one)?.[1],
      /<input(?=[^>]*name="qty")[^>]*max="([^"]*)"/.exec(one)?.[1],
    ]);
    expect(told).toEqual([
      [['/plate', 'Plate'], expect.stringContaining('/plate'), '$32.00', 'In Stock', 'plate', '7'],
      [['/jug', 'Jug'], expect.stringContaining('/mug'), '$27.50', 'Out of Stock', undefined, undefined],
    ]);
    expect(html.match(/name="intent" value="add"/g)).toHaveLength(1);
    expect(html).not.toContain('value="mug"');
  });
});
