import { createCustomer, createProduct, newId, setStockRules } from '@stoa/commerce';
import { simpleProduct, unique, variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { bowlPicture } from './testing/bowl-and-cushion.ts';
import { ADD_TO_CART } from './testing/cart-visitor.ts';
import { restDoor } from './testing/doors.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { accepted } from './testing/outcome.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';
import type { TestClient } from './testing/test-client.ts';
import { checkoutTo, newYork } from './testing/test-sale.ts';

const { sale } = await serveMug();

const bowl = await createProduct(sale.system, {
  ...simpleProduct({ sku: 'BOWL', name: 'Bowl', price: 1200 }),
  stock: { available: 0, allowBackorders: true, backorderMessage: 'In May' },
  media: [{ file: 'bowl', alt: 'A bowl', width: 1200, height: 900 }],
});
const backorderShipDate = new Date(sale.clock().getTime() + 9 * 86_400_000);
await setStockRules(sale.system, { productId: bowl.id, backorderShipDate });
const red = { sku: 'CUSHION-red', values: { color: 'red' }, price: 2000, stock: { available: 10_000 } };
const cushion = await createProduct(
  sale.system,
  variableProduct({ red: 2000 }, { sku: 'CUSHION', name: 'Cushion', variations: [red] }),
);

const password = 'correct horse';

/** Returns a customer of their own with three bowls and a cushion in the cart. */
async function buyer(given: object = {}): Promise<{ readonly who: TestClient; readonly email: string }> {
  const email = `${unique('ada')}@example.com`;
  await createCustomer(sale.system, { email, password, firstName: 'Ada', lastName: 'Byron', ...given });
  const token = accepted(await restDoor.login(sale.visitor(), email, password));
  const who = sale.visitor({ authorization: `Bearer ${token}` });
  await ask(who, ADD_TO_CART, { input: { _id: bowl.id, qty: 3 } });
  await ask(who, ADD_TO_CART, { input: { _id: cushion.id, sku: red.sku, qty: 1 } });
  return { who, email };
}

const PLACE = `mutation ($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotency_key: $key) ${everyFieldOf('PlaceOrderReply', 4)} }`;
const TOTAL = 67.93;
const shipping = { ...newYork, company: 'Engines', street2: 'Flat 2', phone: '212 555 0100' };

const place = (who: TestClient, over: object = {}) => {
  const input = {
    ...checkoutTo(TOTAL),
    shipping_address: shipping,
    billing_address: newYork,
    note: 'Ring twice',
  };
  return ask(who, PLACE, { input: { ...input, ...over }, key: newId() });
};

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
    const { who } = await buyer();
    expect(await place(who)).toEqual({
      placeOrder: {
        success: true,
        code: null,
        message: null,
        field: null,
        field_errors: [],
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
          shipping_address: shipping,
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

  it('that costs another sum than was told is not placed, and what it costs now is told [CHK-010]', async () => {
    const { who } = await buyer();
    const params = { expected: 1, subtotal: 56, discount: 0, shipping: 6.95, tax: 4.98, grandTotal: TOTAL };
    const said = { code: 'PRICE_CHANGED', field: 'expected_total', message: 'price-changed' };
    expect(await place(who, { expected_total: 1 })).toEqual({
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
    const { who } = await buyer();
    await place(who);
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
          {
            ...bought,
            _id: someText,
            image: null,
            name: 'Cushion',
            qty: 1,
            sku: 'CUSHION-red',
            url: '/cushion/pv/CUSHION-red',
            variation_text: 'red',
          },
          {
            ...bought,
            _id: bowl.id,
            image: bowlPicture,
            name: 'Bowl',
            qty: 3,
            sku: 'BOWL',
            url: '/bowl',
            variation_text: '',
          },
        ],
        paging: { ...paging, ...count(2), limit: 24 },
      },
    });
  });

  it('can be put into the cart again, and each line tells what became of it', async () => {
    const { who } = await buyer();
    const { placeOrder } = Object(await place(who));
    const again = `mutation ($id: ID!, $key: String!) { reorder(_id: $id, idempotency_key: $key) ${everyFieldOf('ReorderReply', 2)} }`;
    const line = { _id: someText, item_id: someText, message: null, price: null, price_before: null };
    expect(await ask(who, again, { id: placeOrder.order._id, key: newId() })).toEqual({
      reorder: {
        success: true,
        code: null,
        message: null,
        field: null,
        field_errors: [],
        cart_count: 4,
        items: [
          { ...line, name: 'Bowl', requested_qty: 3, added_qty: 3 },
          { ...line, name: 'Cushion (red)', requested_qty: 1, added_qty: 1 },
        ],
      },
    });
  });
});

describe('a checkout, asked for all of its fields', () => {
  it('tells how it can be sent and paid, what it costs and where the shop delivers [ENT-536, ENT-539]', async () => {
    const { who } = await buyer();
    const query = `query ($address: AddressInput) { checkout(address: $address, shipping_method: "standard")
      ${everyFieldOf('Checkout', 1)} countries ${everyFieldOf('Countries', 1)} }`;
    const { checkout, countries } = Object(await ask(who, query, { address: newYork }));
    const costs = {
      amount: 56,
      currency: 'USD',
      discount_amount: 0,
      message: null,
      prices_include_tax: false,
      shipping_amount: 6.95,
      shipping_fee: 0,
      shipping_level_discount: 0,
      tax_amount: 4.98,
      total_due: TOTAL,
    };
    expect(checkout).toEqual({
      countries: { success: true, state_required: ['US', 'CA', 'AU'] },
      default_country: 'US',
      payment_methods: [
        {
          code: 'check',
          title: 'Check',
          instructions: 'Send it to us.',
          sellerGuid: sale.shop.ownSellerId,
        },
      ],
      placed_order: null,
      prevented_message: null,
      shipping_methods: [
        {
          currency: 'USD',
          default_info: { estimate_days: { min: 3, max: 5 } },
          method: 'standard',
          price: 6.95,
          shipping_total: 6.95,
          title: 'Standard',
        },
      ],
      shipping_required: true,
      shipping_title: 'Standard',
      summary: expect.objectContaining({ grand_total: TOTAL, shipping_method: 'standard' }),
      tax_estimate: { ...costs, success: true, code: null, field: null },
      total_known: true,
    });
    expect(countries).toEqual({
      success: true,
      countries: [
        { code: 'US', name: 'United States' },
        { code: 'CA', name: 'Canada' },
      ],
      state_required: ['US', 'CA', 'AU'],
    });
  });
});
