import {
  createCustomerGroup,
  createProduct,
  createProducts,
  type ProductInput,
  setStockRules,
} from '@stoa/commerce';
import { withoutIds } from '@stoa/commerce/testing';
import { formatDate, richTextOf } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';

type Simple = Extract<ProductInput, { classCode: 'simple' }>;

const ahead = new Date('2199-03-02T12:00:00Z');
const past = new Date('2026-03-02T12:00:00Z');

let own: OwnShop;
let visitor: Client;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  visitor = own.visitor(await own.serve());
});
afterAll(() => own.close());

let made = 0;

/** Returns the page of a new product at 24.00 with nine pieces; what matters to a test is given. */
async function pageOf(given: Partial<Simple> = {}): Promise<string> {
  const sku = `cup-${++made}`;
  const base = { classCode: 'simple' as const, name: 'Cup', price: 2400, stock: { available: 9 } };
  await createProduct(own.system, { ...base, sku, slug: sku, ...given });
  return read(`/${sku}`);
}

async function read(path: string): Promise<string> {
  const { status, text } = await visitor.get(path, { accept: 'text/html' });
  expect(status, path).toBe(200);
  return text;
}

/** Returns the stock of a page as one reads it: its status, its line, and what is said beside that. */
function stockOf(html: string): (string | undefined)[] {
  const [, status, text, message] =
    /<p class="stock" data-status="([^"]*)">.*?class="stock-text">([^<]*)<\/span>(?:<span class="stock-message">([^<]*))?/.exec(
      html,
    ) ?? [];
  return [status, text, message];
}

/** What the button says that stands where one buys, and whether it can be pressed. */
function buttonOf(html: string): string {
  const [, attributes, words] = /<button([^>]*button-wide[^>]*)>([^<]*)<\/button>/.exec(html) ?? [];
  return attributes?.includes('disabled') && !attributes.includes('aria-disabled="false"')
    ? `${words}, disabled`
    : `${words}`;
}

const priceOf = (html: string) => /<span class="price-final[^"]*">([^<]*)</.exec(html)?.[1];
const mostOf = (html: string) => /<input[^>]*type="number"[^>]*max="(\d+)"/.exec(html)?.[1];

describe('what a product page says of stock', () => {
  it('is In Stock while there is some, and how little where that is little [STOCK-001, STOCK-002, STOCK-012, STOCK-502, STOCK-518]', async () => {
    const plenty = await pageOf();
    expect([stockOf(plenty), buttonOf(plenty)]).toEqual([['in-stock', 'In Stock', undefined], 'Add to Cart']);
    const rules = { available: 3, lowStockThreshold: 5 };
    expect(stockOf(await pageOf({ stock: rules }))).toEqual(['in-stock', 'In Stock', 'Only 3 in Stock']);
    const words = { ...rules, lowStockAlertMessage: 'Last of this firing.' };
    expect(stockOf(await pageOf({ stock: words }))[2]).toBe('Last of this firing.');
  });

  it('is Out of Stock, and Sold Out at the button, where there is none [STOCK-008, STOCK-508, STOCK-514, ATC-001]', async () => {
    const html = await pageOf({ stock: { available: 0 } });
    expect([stockOf(html), buttonOf(html)]).toEqual([
      ['out-of-stock', 'Out of Stock', undefined],
      'Sold Out, disabled',
    ]);
  });

  it('is that it comes later where it may, and when as long as that lies ahead [STOCK-012, STOCK-013, STOCK-505, STOCK-506, STOCK-507]', async () => {
    const stock = { available: 0, allowBackorders: true };
    const html = await pageOf({ stock });
    expect([stockOf(html), buttonOf(html)]).toEqual([
      ['backordered', 'Available on backorder', undefined],
      'Add to Cart',
    ]);
    const words = { ...stock, backorderMessage: 'Made to order.' };
    expect(stockOf(await pageOf({ stock: { ...words, backorderShipDate: ahead.toISOString() } }))).toEqual([
      ...['backordered', 'Made to order.', `Expected to ship ${formatDate(ahead, own.shop.timeZone)}`],
    ]);
    expect(stockOf(await pageOf({ stock: { ...words, backorderShipDate: past.toISOString() } }))).toEqual([
      ...['backordered', 'Made to order.', undefined],
    ]);
  });

  it('is Unavailable of what is withdrawn, whatever else there is to say of it [STOCK-004, STOCK-005, STOCK-509]', async () => {
    for (const given of [{}, { price: 0 }, { stock: { available: 0 } }, { discontinued: true }]) {
      const html = await pageOf({ ...given, unavailableForSale: true });
      expect([stockOf(html), buttonOf(html)]).toEqual([
        ['unavailable_for_sale', 'Unavailable', undefined],
        'Unavailable, disabled',
      ]);
    }
  });

  it('is Discontinued once the last of it is sold, which is sold off without backorders [STOCK-006]', async () => {
    const left = await pageOf({ discontinued: true, stock: { available: 2, allowBackorders: true } });
    expect([stockOf(left)[0], mostOf(left)]).toEqual(['in-stock', '2']);
    const gone = await pageOf({ discontinued: true, stock: { available: 0, allowBackorders: true } });
    expect([stockOf(gone), buttonOf(gone)]).toEqual([
      ['discontinued', 'Discontinued', undefined],
      'Unavailable, disabled',
    ]);
  });

  it('is that it is not for sale yet without a price, by the contract Invalid Price [STOCK-007, STOCK-501, STOCK-515, PRICE-005]', async () => {
    const html = await pageOf({ price: 0 });
    expect([stockOf(html)[0], buttonOf(html), priceOf(html)]).toEqual([undefined, 'undefined', undefined]);
    expect(html).toContain('Not for sale yet.');
    const query = `{ pageDataBySlug(slug: "cup-${made}") { product { stockStatus stockStatusText isBuyable } } }`;
    const { body } = await visitor.graphql(query);
    expect(body.data).toEqual({
      pageDataBySlug: {
        product: { stockStatus: 'out-of-stock', stockStatusText: 'Invalid Price', isBuyable: false },
      },
    });
  });

  it('is what there is of the parts of a product [QTY-004, STOCK-510, STOCK-511, GROUP-003, GROUP-004]', async () => {
    const part = (sku: string, given: Partial<Simple>) =>
      ({ classCode: 'simple', sku, slug: sku, name: `The ${sku}`, price: 900, ...given }) as const;
    const set = (sku: string, ...children: string[]) =>
      ({ classCode: 'grouped', sku, slug: sku, name: 'Set', children }) as const;
    const variants = [
      { id: 'color', label: 'Color', displayType: 'button' as const, options: [{ value: 'Red' }] },
    ];
    await createProducts(own.system, [
      part('lid', { stock: { available: 0 } }),
      part('pan', { stock: { available: 1 } }),
      part('wok', { stock: { available: 5 }, visible: false }),
      part('pot', { stock: { available: 5 }, archived: true }),
      set('lids', 'lid'),
      set('pans', 'lid', 'pan', 'wok', 'pot'),
      { classCode: 'variable_product', sku: 'none', slug: 'none', name: 'None', variants, variations: [] },
    ]);
    expect(stockOf(await read('/lids'))).toEqual(['out-of-stock', 'Out of Stock', undefined]);
    expect(stockOf(await read('/none'))).toEqual(['unavailable_for_sale', 'Unavailable', undefined]);
    const pans = await read('/pans');
    expect(stockOf(pans)[0]).toBe('in-stock');
    const parts = new Set([...pans.matchAll(/>The (\w+)</g)].map(([, name]) => name));
    expect([...parts]).toEqual(['lid', 'pan']);
    expect(mostOf(pans)).toBe('1');
  });

  it('is Unavailable of a variable product that has neither attributes nor variations yet, everywhere', async () => {
    await createProduct(own.system, {
      classCode: 'variable_product',
      sku: 'bare',
      slug: 'bare',
      name: 'Barebones',
      variants: [],
      variations: [],
    });
    const html = await read('/bare');
    expect([stockOf(html), buttonOf(html)]).toEqual([
      ['unavailable_for_sale', 'Unavailable', undefined],
      'Unavailable, disabled',
    ]);
    const query = `{ pageDataBySlug(slug: "bare") { product {
      sku stockStatus isBuyable variants { code } variations { sku } } } }`;
    const { body } = await visitor.graphql(query);
    expect(body).toEqual({
      data: {
        pageDataBySlug: {
          product: {
            sku: 'bare',
            stockStatus: 'unavailable_for_sale',
            isBuyable: false,
            variants: [],
            variations: [],
          },
        },
      },
    });
    await expect.poll(() => read('/search?q=barebones')).toContain('href="/bare"');
  });

  it('is that of now, from the next page on [STOCK-009]', async () => {
    const sku = 'waiting';
    const { id: productId } = await createProduct(own.system, {
      classCode: 'simple',
      sku,
      slug: sku,
      name: 'Waiting',
      price: 900,
      stock: { available: 0 },
    });
    expect(stockOf(await read(`/${sku}`))[0]).toBe('out-of-stock');
    await setStockRules(own.system, { productId, allowBackorders: true });
    await expect.poll(async () => stockOf(await read(`/${sku}`))[0]).toBe('backordered');
  });
});

describe('what a product page says of quantity and price', () => {
  it('is as many as there are, a hundred at most [QTY-004, QTY-005, CONST-011]', async () => {
    expect(mostOf(await pageOf())).toBe('9');
    expect(mostOf(await pageOf({ stock: { available: 500 } }))).toBe('100');
    expect(mostOf(await pageOf({ stock: { available: 0, allowBackorders: true } }))).toBe('100');
  });

  it('is a price as people read it [PRICE-001, PRICE-002, PRICE-003, CONST-052]', async () => {
    expect(priceOf(await pageOf({ price: 123_450 }))).toBe('$1,234.50');
    expect(priceOf(await pageOf({ price: 2400 }))).toBe('$24.00');
    expect(priceOf(await pageOf({ price: 7 }))).toBe('$0.07');
  });

  it('is to be seen in the cart where the product says so [PRICE-004]', async () => {
    const html = await pageOf({ price: 1337, msrp: 2442, hidePrice: true });
    expect(/<div class="purchase"><p class="price">([^<]*)</.exec(html)?.[1]).toBe('See Price In Cart');
    expect(withoutIds(html)).not.toMatch(/13\.37|1337|24\.42|2442/);
  });

  it('is what it was before, and the saving in percent [PRICE-020, PRICE-021]', async () => {
    expect(await pageOf({ price: 1000, msrp: 3000 })).toMatch(/>67% off</);
    const lowered = { price: 2000, msrp: 3000, priceLevels: [{ minQty: 1, price: 1500 }] };
    const html = await pageOf(lowered);
    expect(html).toMatch(/<s[^>]*>\$20\.00<\/s>/);
    expect(html).toMatch(/>25% off</);
  });

  it('is a line for each level of price that is open to the visitor [PRICE-012, PRICE-013, PRICE-022, PRICE-023]', async () => {
    const priceLevels = [
      { minQty: 4, price: 2160 },
      { minQty: 8, price: 1920, savePercent: 25 },
      { minQty: 9, price: 2399 },
      { minQty: 2, price: 1000, customerGroups: ['trade'] },
    ];
    await createCustomerGroup(own.system, { code: 'trade', name: 'Trade' });
    const html = await pageOf({ priceLevels });
    expect([...html.matchAll(/<li>(Buy [^<]*)<\/li>/g)].map(([, line]) => line)).toEqual([
      'Buy 4 for $21.60 each and save 10%',
      'Buy 8 for $19.20 each and save 25%',
      'Buy 9 for $23.99 each',
    ]);
  });

  it('is what sending it costs beside the rest, where it costs anything [PRICE-019, PDP-019]', async () => {
    const html = await pageOf({ shippingFee: 1250, itemDeliveryInfo: 'Comes by van' });
    expect(html).toContain('Shipping fee: $12.50');
    expect(html).toContain('Comes by van');
    expect(await pageOf()).not.toContain('Shipping fee');
  });
});

it('pictures of a product are loaded from /images/products/ in three sizes [PDP-017]', async () => {
  const media = ['front', 'side'].map((file) => ({ file, alt: file, width: 1200, height: 1200 }));
  const html = await pageOf({ media });
  const shown = html.matchAll(/\/cdn\/[^/]+\/images\/products\/(\w+)\/(front|side)\.(?:avif|webp)/g);
  const seen = new Set([...shown].map(([, size, file]) => `${size} ${file}`));
  expect([...seen].toSorted()).toEqual(
    ['large', 'medium', 'thumbnail'].flatMap((size) => [`${size} front`, `${size} side`]),
  );
});

it('a description that asks to be hidden makes no tab [PDP-035]', async () => {
  const attributes = { color: 'Blue' };
  expect(await pageOf({ attributes, description: richTextOf('Thrown by hand.') })).toContain(
    'Thrown by hand.',
  );
  const hidden = await pageOf({ attributes, description: richTextOf('{{hide-tab}} Thrown by hand.') });
  expect(hidden).toContain('role="tablist"');
  expect(hidden).not.toContain('Thrown by hand.');
});
