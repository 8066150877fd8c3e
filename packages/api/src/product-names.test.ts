import { createCategory, createProduct, setStockRules } from '@stoa/commerce';
import { createTestDatabase, simpleProduct, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

const day = 24 * 60 * 60 * 1000;
const fewLeft = { lowStockThreshold: 5, lowStockAlertMessage: 'Few left' };

let database: TestDatabase;
let sale: ServedSale;
let id: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await serveSale(database.db);
  await createCategory(sale.system, { name: 'Boxes', slug: 'boxes' });
  const made = await createProduct(sale.system, {
    ...simpleProduct({ sku: 'ROBUSTO', brand: 'Umbra', stock: { available: 4, ...fewLeft } }),
    subTitle: 'Box of 20',
    msrp: 1200,
    priceLevels: [{ minQty: 1, price: 900 }],
    categories: ['boxes'],
    reviewStars: [0, 0, 0, 1, 1],
    media: [{ file: 'box', alt: '', width: 1200, height: 900 }],
    personalizationOptions: [{ code: 'note', label: 'Note', type: 'text', required: false, displayed: true }],
    attributes: {
      cigarbrandline: 'Umbra Noche',
      cigarstrength: 'Full',
      cigarorigin: 'Nicaragua',
      cigarwrapper: 'Broadleaf',
      cigarbinder: 'Jalapa',
      cigarfiller: ['Estelí', 'Condega'],
    },
  });
  id = made.id;
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});

const productOf = async (fields: string, key = id) => {
  const query = `query ($id: ID) { product(_id: $id) { ${fields} } }`;
  return Object(await ask(sale.visitor(), query, { id: key })).product;
};

describe('a product for clients that know it by the specification’s other names', () => {
  const STATUS = 'stock_status stockStatus stockInfo { status } stockStatusText isInStock isBackorders';
  const AMOUNTS = `salableQty stockQty backordersQty backordersMessage backorderExpectedShipDate maxCartQty
    low_stock_alert_message`;

  it('tells its stock while there is some [ENT-518, ENT-519]', async () => {
    expect(await productOf(`${STATUS} ${AMOUNTS}`)).toEqual({
      stock_status: 'in-stock',
      stockStatus: 'in-stock',
      stockInfo: { status: 'in-stock' },
      stockStatusText: expect.stringContaining('stock.in_stock'),
      isInStock: true,
      isBackorders: false,
      salableQty: 4,
      stockQty: 4,
      maxCartQty: 4,
      low_stock_alert_message: 'Few left',
      backordersQty: 0,
      backordersMessage: '',
      backorderExpectedShipDate: null,
    });
  });

  it('tells what comes later, and when, until that has passed [ENT-518, ENT-519]', async () => {
    const now = sale.clock().getTime();
    const corona = await sale.simple({ sku: 'CORONA', stock: { available: 0 } });
    const rules = { productId: corona.id, allowBackorders: true, backorderMessage: 'Rolled for you' };
    await setStockRules(sale.system, { ...rules, backorderShipDate: new Date(now + 10 * day) });
    const later = await productOf(`${STATUS} ${AMOUNTS}`, corona.id);
    expect(later).toMatchObject({
      stock_status: 'backordered',
      stockStatus: 'backordered',
      stockInfo: { status: 'backordered' },
      stockStatusText: 'Rolled for you',
      isInStock: false,
      isBackorders: true,
      maxCartQty: 100,
      low_stock_alert_message: '',
      stockQty: 0,
      backordersQty: 1,
      backordersMessage: expect.stringMatching(/^Rolled for you\. /),
      backorderExpectedShipDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const told = Date.parse(later.backorderExpectedShipDate);
    expect(Math.abs(told - (now + 10 * day))).toBeLessThan(2 * day);
    await setStockRules(sale.system, { ...rules, backorderShipDate: new Date(now - 3 * day) });
    expect(await productOf(AMOUNTS, corona.id)).toMatchObject({
      backorderExpectedShipDate: null,
      backordersMessage: 'Rolled for you',
    });
  });

  it('tells no day of goods that come later while there are some, or while they are not sold [ENT-519]', async () => {
    const shipDate = new Date(sale.clock().getTime() + 10 * day);
    const { id: toro } = await sale.simple({ sku: 'TORO', stock: { available: 1 } });
    const rules = { allowBackorders: true, backorderMessage: 'Rolled for you', backorderShipDate: shipDate };
    await setStockRules(sale.system, { productId: toro, ...rules });
    const none = { backordersQty: 0, backordersMessage: '', backorderExpectedShipDate: null };
    const asked = 'stockStatus backordersQty backordersMessage backorderExpectedShipDate';
    expect(await productOf(asked, toro)).toEqual({ stockStatus: 'in-stock', ...none });
    const { id: lancero } = await sale.simple({
      sku: 'LANCERO',
      discontinued: true,
      stock: { available: 0 },
    });
    await setStockRules(sale.system, { productId: lancero, ...rules });
    expect(await productOf(asked, lancero)).toEqual({ stockStatus: 'discontinued', ...none });
  });

  it('tells what is asked of a cigar, and its brand as filters name it [ENT-034, ENT-524]', async () => {
    const names =
      'cigarbrandline cigarstrength cigarorigin cigarwrapper cigarbinder cigarfiller brand brandid';
    const told = await productOf(names);
    expect(told).toEqual({
      cigarbrandline: 'Umbra Noche',
      cigarstrength: 'Full',
      cigarorigin: 'Nicaragua',
      cigarwrapper: 'Broadleaf',
      cigarbinder: 'Jalapa',
      cigarfiller: 'Estelí, Condega',
      brand: 'Umbra',
      brandid: 'Umbra',
    });
    const filtered = `query ($filter: JSON) { categoryPliableData(slug: "shop-all", filter: $filter) { data { _id } } }`;
    const filter = { attributes: { brand: told.brandid } };
    const listed = await ask(sale.visitor(), filtered, { filter });
    expect(listed).toEqual({ categoryPliableData: { data: [{ _id: id }] } });
  });

  it('is in a slider with all that its cards may show [ENT-556, CARD-507, CARD-509, CARD-510]', async () => {
    const fields = `_id name class_code image { medium } images { medium } final_price price msrp categories
      hide_price sub_title slug sku salableQty unavailable_for_sale visibility review_avg_rating review_count
      product_option_set`;
    const query = `{ sliderProducts(input: { limit: 5 }) { products { ${fields} } } }`;
    const { sliderProducts } = Object(await ask(sale.visitor(), query));
    const shown: readonly { readonly sku: string }[] = sliderProducts.products;
    expect(shown.find(({ sku }) => sku === 'ROBUSTO')).toEqual({
      _id: id,
      sku: 'ROBUSTO',
      slug: 'robusto',
      name: 'Mug',
      sub_title: 'Box of 20',
      class_code: 'simple',
      categories: ['boxes'],
      price: 10,
      final_price: 9,
      msrp: 12,
      image: { medium: '/images/products/medium/box' },
      images: [{ medium: '/images/products/medium/box' }],
      hide_price: false,
      salableQty: 4,
      unavailable_for_sale: false,
      visibility: true,
      review_avg_rating: 4.5,
      review_count: 2,
      product_option_set: true,
    });
    await sale.simple({ sku: 'SECRET', hidePrice: true, unavailableForSale: true });
    const again: { products: readonly { readonly sku: string }[] } = Object(
      await ask(sale.visitor(), query),
    ).sliderProducts;
    expect(again.products.find(({ sku }) => sku === 'SECRET')).toMatchObject({
      hide_price: true,
      price: null,
      final_price: null,
      msrp: null,
      unavailable_for_sale: true,
      image: null,
      images: [],
      review_avg_rating: 0,
      review_count: 0,
      product_option_set: false,
    });
  });
});
