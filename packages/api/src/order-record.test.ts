import { newId } from '@stoa/commerce';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { bowlPicture } from './testing/bowl-and-cushion.ts';
import {
  bowlCheckout,
  makeBowlBuyers,
  orderedBowl,
  orderedCushion,
  placeOrder,
  TOTAL,
  wholeAddress,
} from './testing/bowl-buyers.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { noRefusal } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';
import { newYork } from './testing/test-sale.ts';

const { sale } = await serveMug();
const { bowl, cushion, buyer } = await makeBowlBuyers(sale);

const step = (name: string, createdAt: string | null) => ({
  name,
  friendly_name: `order.step.${name} {}`,
  createdAt,
});

const TODAY = '2026-03-02T12:00:00.000Z';
const AMOUNTS = {
  currency: 'USD',
  discount_amount: 0,
  grand_total: TOTAL,
  prices_include_tax: false,
  shipping_amount: 6.95,
  subtotal: 56,
  tax_amount: 4.98,
};

const bowlLine = {
  _id: someText,
  backorders_qty: 3,
  backorder_message: 'In May',
  backorder_ship_date: '2026-03-11',
  choices: [],
  currency: 'USD',
  image: { ...bowlPicture, oembed: null },
  name: 'Bowl',
  personalization_data: null,
  price: 12,
  product: expect.objectContaining({ _id: bowl.id, sku: 'BOWL' }),
  product_id: bowl.id,
  product_options_data: null,
  qty: 3,
  qty_sent: 0,
  row_total: 36,
  sku: 'BOWL',
  slug: 'bowl',
  url: '/bowl',
  variation_text: '',
};

const cushionLine = {
  ...bowlLine,
  backorders_qty: 0,
  backorder_message: '',
  backorder_ship_date: null,
  image: null,
  name: 'Cushion',
  price: 20,
  product: expect.objectContaining({ _id: cushion.id, sku: 'CUSHION' }),
  product_id: someText,
  qty: 1,
  row_total: 20,
  sku: 'CUSHION-red',
  slug: 'cushion',
  url: '/cushion/pv/CUSHION-red',
  variation_text: 'red',
};

const blank = { company: '', street2: '', phone: '' };

describe('an order, asked for all of its fields', () => {
  it('tells what was bought, what it cost, where it goes and how far it is [ENT-577, ACC-007]', async () => {
    const who = await buyer();
    expect(await placeOrder(who)).toEqual({
      placeOrder: {
        success: true,
        ...noRefusal,
        fresh_total: null,
        guest_token: someText,
        order: {
          ...AMOUNTS,
          _id: someText,
          increment_id: someText,
          createdAt: TODAY,
          email: 'ada@example.com',
          note: 'Ring twice',
          billing_address: { ...newYork, ...blank },
          shipping_address: wholeAddress,
          shipping_method: 'Standard',
          payment_method: {
            code: 'check',
            title: 'Check',
            instructions: 'Send it to us.',
            sellerGuid: sale.shop.ownSellerId,
          },
          status: { name: 'pending', friendly_name: 'order.status.pending {}', color: 'info' },
          taxes: [{ name: 'Tax', rate: 8.875, taxable_amount: 56, amount: 4.98 }],
          tracking: [
            step('placed', TODAY),
            ...['processing', 'packing', 'fulfilled'].map((name) => step(name, null)),
          ],
          items: [bowlLine, cushionLine],
        },
      },
    });
  });

  it('is by REST the same when it is placed and when it is read', async () => {
    const who = await buyer();
    const key = { 'idempotency-key': newId() };
    const { body } = await who.post('/api/checkout/place-order', bowlCheckout, key);
    expect(body).toEqual({
      success: true,
      guest_token: someText,
      order: expect.objectContaining({
        ...AMOUNTS,
        email: 'ada@example.com',
        note: 'Ring twice',
        shipping_address: wholeAddress,
        items: [
          expect.objectContaining({ sku: 'BOWL', qty: 3, row_total: 36 }),
          expect.objectContaining({ sku: 'CUSHION-red', qty: 1, row_total: 20 }),
        ],
      }),
    });
    const { order } = Object(body);
    expect((await who.get(`/api/orders/${order._id}`)).body).toEqual({ success: true, order });
  });

  it('that costs another sum than was told is not placed, and what it costs now is told [CHK-010]', async () => {
    const who = await buyer();
    const params = { expected: 1, subtotal: 56, discount: 0, shipping: 6.95, tax: 4.98, grandTotal: TOTAL };
    const said = { code: 'PRICE_CHANGED', field: 'expected_total', message: 'price-changed' };
    expect(await placeOrder(who, { expected_total: 1 })).toEqual({
      placeOrder: {
        ...said,
        field_errors: [{ ...said, params }],
        success: false,
        fresh_total: TOTAL,
        guest_token: null,
        order: null,
      },
    });
  });

  it('is among those of its customer, and what was bought among the products of all', async () => {
    const who = await buyer();
    await placeOrder(who);
    const query = `{ orders ${everyFieldOf('OrderList', 1)} orderedProducts ${everyFieldOf('OrderedProductList', 2)} }`;
    const paging = { begin: 1, limit: 10, page: 1, total_pages: 1 };
    const count = (total: number) => ({ end: total, itemTotal: total, total, total_products: total });
    const bought = { item_id: someText, order_id: someText, last_ordered_at: TODAY };
    expect(await ask(who, query)).toEqual({
      orders: {
        orders: [
          {
            ...AMOUNTS,
            _id: someText,
            increment_id: someText,
            createdAt: TODAY,
            email: 'ada@example.com',
            note: 'Ring twice',
            shipping_method: 'Standard',
          },
        ],
        paging: { ...paging, ...count(1) },
      },
      orderedProducts: {
        products: [
          { ...bought, ...orderedCushion, _id: cushion.variationIds['CUSHION-red'], image: null },
          { ...bought, ...orderedBowl, _id: bowl.id, image: bowlPicture },
        ],
        paging: { ...paging, ...count(2), limit: 24 },
      },
    });
  });
});
