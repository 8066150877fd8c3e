import { createProduct, setStockRules } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';
import { hidesPrices, type ServedSale } from './testing/test-sale.ts';

const { sale, mug } = await serveMug();
const guarded = await serveMug(hidesPrices);

/** Makes a tub that comes in nine days and shows its price in the cart alone. */
async function makeTub({ system, clock }: ServedSale) {
  const tub = await createProduct(system, {
    ...simpleProduct({ sku: 'TUB', name: 'Tub', slug: 'tub', subTitle: 'Holds you', price: 9900 }),
    hidePrice: true,
    stock: { available: 0, allowBackorders: true, backorderMessage: 'In May' },
    media: [{ file: 'tub', alt: 'A tub', width: 800, height: 600 }],
  });
  const backorderShipDate = new Date(clock().getTime() + 9 * 86_400_000);
  await setStockRules(system, { productId: tub.id, backorderShipDate });
  return tub;
}

const tub = await makeTub(sale);
const guardedTub = await makeTub(guarded.sale);

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) ${everyFieldOf('AddToCartReply', 1)} }`;

/** What every refused addition tells. */
const NOTHING_ADDED = {
  _id: null,
  item_id: null,
  JPIN: null,
  JPINslug: null,
  variable_JPIN: null,
  addedQty: 0,
  manageStock: null,
  messageType: 'alert',
  personalization_options: null,
  status: 'danger',
  success: false,
  variation_text: null,
};

/** What is told of the tub, whoever asks. */
const TUB = {
  backordersMessage: 'In May. stock.expected_ship {"date":"Mar 11 2026"}',
  backordersQty: 1,
  class_code: 'simple',
  hide_price: true,
  image: {
    alt: 'A tub',
    height: 600,
    large: '/images/products/large/tub',
    medium: '/images/products/medium/tub',
    thumbnail: '/images/products/thumbnail/tub',
    type: 'image',
    width: 800,
  },
  isBackorders: true,
  isInStock: false,
  name: 'Tub',
  salableQty: 0,
  sku: 'TUB',
  slug: 'tub',
  stockQty: 0,
  stockStatus: 'backordered',
  stockStatusText: 'In May',
  sub_title: 'Holds you',
  url: '/tub',
};

describe('the reply to an addition that is refused, asked for all of its fields', () => {
  it('tells of what there is too little of how it stands, and why [ENT-554, OPEN-512]', async () => {
    const who = sale.visitor();
    await ask(who, ADD, { input: { _id: mug.id, qty: 2 } });
    const message = 'stock.only_n_available {"n":3}';
    expect(await ask(who, ADD, { input: { _id: mug.id, qty: 9 } })).toEqual({
      addToCart: {
        ...NOTHING_ADDED,
        product_id: mug.id,
        backordersMessage: '',
        backordersQty: 0,
        cart_count: 2,
        class_code: 'simple',
        client_guid: sale.shop.ownSellerId,
        code: 'OUT_OF_STOCK',
        field: 'qty',
        field_errors: [{ code: 'stock.only_n_available', field: 'qty', message, params: { n: 3 } }],
        final_price: 24,
        hide_price: false,
        image: null,
        isBackorders: false,
        isInStock: true,
        is_price_hidden: false,
        message,
        name: 'Harbour mug',
        product: expect.objectContaining({ _id: mug.id, sku: 'MUG-1' }),
        qty: 2,
        qtyInCart: 2,
        requestedQty: 9,
        salableQty: 3,
        sku: 'MUG-1',
        slug: 'harbour-mug',
        stockMessage: message,
        stockQty: 3,
        stockStatus: 'in-stock',
        stockStatusText: 'stock.in_stock {}',
        sub_title: '',
        url: '/harbour-mug',
      },
    });
  });

  it('tells of what comes later when it comes, and that its price waits for the cart [ENT-554]', async () => {
    const who = sale.visitor();
    await ask(who, ADD, { input: { _id: tub.id, qty: 60 } });
    const message = 'stock.limit_of_n {"n":100}';
    expect(await ask(who, ADD, { input: { _id: tub.id, qty: 50 } })).toEqual({
      addToCart: {
        ...NOTHING_ADDED,
        ...TUB,
        product_id: tub.id,
        cart_count: 60,
        client_guid: sale.shop.ownSellerId,
        code: 'OUT_OF_STOCK',
        field: 'qty',
        field_errors: [{ code: 'stock.limit_of_n', field: 'qty', message, params: { n: 100 } }],
        final_price: null,
        is_price_hidden: false,
        message,
        product: expect.objectContaining({
          _id: tub.id,
          sku: 'TUB',
          backorderExpectedShipDate: '2026-03-11',
          backorder_message: 'In May',
          backordersMessage: TUB.backordersMessage,
          backordersQty: 1,
          isBackorders: true,
          stock_status: 'backordered',
        }),
        qty: 60,
        qtyInCart: 60,
        requestedQty: 50,
        stockMessage: message,
      },
    });
  });

  it('tells whom prices are kept from no price, and that it is hidden [PRICE-011]', async () => {
    expect(await ask(guarded.sale.visitor(), ADD, { input: { _id: guardedTub.id, qty: 1 } })).toEqual({
      addToCart: {
        ...NOTHING_ADDED,
        ...TUB,
        product_id: guardedTub.id,
        cart_count: 0,
        client_guid: guarded.sale.shop.ownSellerId,
        code: 'UNAUTHENTICATED',
        field: null,
        field_errors: [],
        final_price: null,
        is_price_hidden: true,
        message: 'price.sign_in {}',
        product: expect.objectContaining({ _id: guardedTub.id, sku: 'TUB' }),
        qty: 0,
        qtyInCart: 0,
        requestedQty: 1,
        stockMessage: null,
      },
    });
  });

  it('tells of what the shop does not have no more than that [ENT-554]', async () => {
    const who = sale.visitor();
    await ask(who, ADD, { input: { _id: mug.id, qty: 1 } });
    const { ownSellerId: unknown } = sale.shop;
    const said = { code: 'NOT_FOUND', field: '_id', message: 'not-found' };
    const blank = Object.fromEntries([...Object.keys(TUB), 'final_price'].map((name) => [name, null]));
    expect(await ask(who, ADD, { input: { _id: unknown, qty: 4 } })).toEqual({
      addToCart: {
        ...NOTHING_ADDED,
        ...blank,
        ...said,
        product_id: null,
        cart_count: 1,
        client_guid: null,
        field_errors: [{ ...said, params: {} }],
        is_price_hidden: null,
        product: null,
        qty: 0,
        qtyInCart: 0,
        requestedQty: 4,
        stockMessage: null,
      },
    });
  });
});
