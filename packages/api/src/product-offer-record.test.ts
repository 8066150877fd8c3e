import { archiveProduct, createCustomer, createProduct, createProducts, setStockRules } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { restDoor } from './testing/doors.ts';
import { accepted } from './testing/outcome.ts';
import { serveJug } from './testing/served-jug.ts';

const { sale, id, who, productOf } = await serveJug();

describe('an offer of the contract', () => {
  it('tells what it costs, with the options that are chosen, sent, and for more of it [ENT-024, ENT-517]', async () => {
    const fields = `price final_price msrp hide_price shipping_fee available_price_levels { min_qty price }
      none: product_options_fee ash: product_options_fee(chosen: { Glaze: "Ash" })
      unknown: product_options_fee(chosen: { Glaze: "Gold" })`;
    expect(await productOf(fields)).toEqual({
      price: 40,
      final_price: 40,
      msrp: 50,
      hide_price: false,
      shipping_fee: 2.5,
      available_price_levels: [{ min_qty: 4, price: 36 }],
      none: 0,
      ash: 3.5,
      unknown: 0,
    });
    const lessened = simpleProduct({ msrp: 1200, priceLevels: [{ minQty: 1, price: 900 }] });
    const { id: reduced } = await createProduct(sale.system, lessened);
    expect(await productOf('price final_price msrp', { id: reduced })).toEqual({
      price: 10,
      final_price: 9,
      msrp: 12,
    });
    const secret = simpleProduct({ hidePrice: true, msrp: 9900 });
    const { id: hidden } = await createProduct(sale.system, secret);
    expect(await productOf('price final_price msrp hide_price', { id: hidden })).toEqual({
      price: null,
      final_price: null,
      msrp: null,
      hide_price: true,
    });
  });

  it('tells how it is sent [ENT-025]', async () => {
    const fields = 'non_shippable_product item_delivery_info limit_shipping_option delivery_estimate';
    expect(await productOf(fields)).toEqual({
      non_shippable_product: false,
      item_delivery_info: 'Comes in straw',
      limit_shipping_option: ['standard'],
      delivery_estimate: null,
    });
    const { id: lesson } = await createProduct(sale.system, simpleProduct({ nonShippable: true }));
    expect(await productOf('non_shippable_product limit_shipping_option', { id: lesson })).toEqual({
      non_shippable_product: true,
      limit_shipping_option: [],
    });
  });

  it('tells how many there are, and what is said of those that come later [ENT-026]', async () => {
    const fields = 'salableQty qty allow_backorders backorder_message low_stock_alert_message';
    expect(await productOf(fields)).toEqual({
      salableQty: 5,
      qty: 5,
      allow_backorders: false,
      backorder_message: '',
      low_stock_alert_message: 'Nearly gone',
    });
    const { id: productId } = await createProduct(sale.system, simpleProduct({ stock: { available: 0 } }));
    const rules = { allowBackorders: true, backorderMessage: 'Thrown for you' };
    await setStockRules(sale.system, { productId, ...rules });
    expect(await productOf(fields, { id: productId })).toMatchObject({
      salableQty: 0,
      qty: 0,
      allow_backorders: true,
      backorder_message: 'Thrown for you',
    });
  });

  it('tells its stock and whether it can be had [ENT-027, ENT-028, ENT-520]', async () => {
    const fields = `stockStatus stockStatusText isInStock isBackorders
      archived website_visibility available_for_sale unavailable_for_sale`;
    expect(await productOf(fields)).toEqual({
      stockStatus: 'in-stock',
      isInStock: true,
      isBackorders: false,
      stockStatusText: expect.stringContaining('stock.in_stock'),
      archived: false,
      website_visibility: true,
      available_for_sale: true,
      unavailable_for_sale: false,
    });
    const past = { classCode: 'simple', sku: 'JUG-0', name: 'Old jug', price: 100 } as const;
    const { id: old } = await createProduct(sale.system, { ...past, unavailableForSale: true });
    expect(await productOf(fields, { id: old })).toMatchObject({
      stockStatus: 'unavailable_for_sale',
      isInStock: false,
      available_for_sale: false,
      unavailable_for_sale: true,
    });
    const { id: out } = await createProduct(sale.system, simpleProduct({ stock: { available: 0 } }));
    expect(await productOf(fields, { id: out })).toMatchObject({
      stockStatus: 'out-of-stock',
      isInStock: false,
      isBackorders: false,
      stockStatusText: expect.stringContaining('stock.out_of_stock'),
      available_for_sale: false,
      unavailable_for_sale: false,
    });
    const waits = simpleProduct({ stock: { available: 0, allowBackorders: true } });
    const { id: later } = await createProduct(sale.system, waits);
    expect(await productOf(fields, { id: later })).toMatchObject({
      stockStatus: 'backordered',
      isInStock: false,
      isBackorders: true,
      stockStatusText: expect.stringContaining('stock.backordered'),
      available_for_sale: true,
      unavailable_for_sale: false,
    });
    const [hidden, gone] = await createProducts(sale.system, [
      simpleProduct({ websiteVisibility: false }),
      simpleProduct(),
    ]);
    await archiveProduct(sale.system, gone?.id ?? '');
    for (const not of [hidden, gone]) expect(await productOf('_id', { id: not?.id })).toBeNull();
  });
});

it('the price levels of a product are those open to the requester [API-020, API-GQL-536, ENT-039, PRICE-023]', async () => {
  const query = `query ($id: ID!) {
    getPriceLevels(productId: $id) { priceLevels { _id customer_groups min_qty price savePercent text } } }`;
  const { getPriceLevels } = Object(await ask(who, query, { id }));
  expect(getPriceLevels.priceLevels).toEqual([
    {
      _id: expect.stringMatching(/^[\da-f-]{36}$/),
      customer_groups: [],
      min_qty: 4,
      price: 36,
      savePercent: 12,
      text: expect.stringContaining('36.00'),
    },
  ]);
  const account = { email: 'trade@example.com', password: 'correct horse' };
  await createCustomer(sale.system, { ...account, group: 'wholesale', status: 'verified' });
  const token = accepted(await restDoor.login(sale.visitor(), account.email, account.password));
  const trade = sale.visitor({ authorization: `Bearer ${token}` });
  expect(Object(await ask(trade, query, { id })).getPriceLevels.priceLevels).toMatchObject([
    { customer_groups: ['wholesale'], min_qty: 2, price: 39, savePercent: 3 },
    { customer_groups: [], min_qty: 4, price: 36 },
  ]);
});
