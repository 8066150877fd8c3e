import { changeOrderState, createProduct, editProduct, type ShopSettingsInput } from '@stoa/commerce';
import { plainSettings, simpleProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { placeOrder } from './testing/bowl-buyers.ts';
import { ADD_TO_CART } from './testing/cart-visitor.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';
import { newYork } from './testing/test-sale.ts';

/** Its prices contain the tax, and how one of its payments is made needs no words. */
const settings: ShopSettingsInput = {
  ...plainSettings,
  checkout: {
    ...plainSettings.checkout,
    pricesIncludeTax: true,
    paymentMethods: [
      { code: 'check', title: 'Check', instructions: 'Send it to us.' },
      { code: 'cash', title: 'Cash' },
    ],
  },
};
const { sale } = await serveMug({ settings });

const text = (code: string, label: string) =>
  ({ code, label, type: 'text', required: false, displayed: true }) as const;
const certificate = await createProduct(sale.system, {
  classCode: 'gift_certificate',
  sku: 'GIFT',
  name: 'Gift certificate',
  slug: 'gift',
  price: 5000,
  personalizationOptions: [text('recipient_name', 'For whom')],
  productOptions: [
    {
      id: 'paper',
      label: 'Paper',
      optionType: 'select',
      isRequired: false,
      additionalFee: 0,
      initialVisibility: 'show',
      values: [
        { id: 'linen', label: 'Linen', additionalFee: 125, isDefault: false, initialVisibility: 'show' },
      ],
    },
  ],
});

const readOrder = async (id: string, token: string) => {
  const query = `query ($id: ID!, $token: String) { order(_id: $id, token: $token) ${everyFieldOf('Order', 3)} }`;
  return Object(await ask(sale.visitor(), query, { id, token })).order;
};

describe('an order at a shop whose prices contain the tax, asked for all of its fields', () => {
  it('of what is not sent has no address to send it to, and tells what was chosen and written [ENT-553, OPT-019]', async () => {
    const who = sale.visitor();
    await ask(who, ADD_TO_CART, {
      input: { _id: certificate.id, qty: 1 },
      options: { paper: 'linen' },
      personalization: { recipient_name: 'Ada' },
    });
    const billing = { ...newYork, company: '', street2: '', phone: '' };
    const sent = {
      shipping_address: null,
      shipping_method: null,
      billing_address: newYork,
      payment_method: 'cash',
      expected_total: 51.25,
      note: null,
    };
    const { placeOrder: placed } = Object(await placeOrder(who, sent));
    // 51.25 contain 4.18 at 8.875 %.
    expect(placed.order).toMatchObject({
      subtotal: 51.25,
      shipping_amount: 0,
      tax_amount: 4.18,
      grand_total: 51.25,
      prices_include_tax: true,
      taxes: [{ name: 'Tax', rate: 8.875, taxable_amount: 47.07, amount: 4.18 }],
      shipping_address: null,
      shipping_method: null,
      billing_address: billing,
      payment_method: { code: 'cash', title: 'Cash', instructions: '' },
      note: '',
      items: [
        {
          sku: 'GIFT',
          qty: 1,
          price: 51.25,
          row_total: 51.25,
          image: null,
          product_options_data: { Paper: 'Linen' },
          personalization_data: { recipient_name: 'Ada' },
          choices: [
            { label: 'Paper', value: 'Linen', fee: 1.25 },
            { label: 'For whom', value: 'Ada', fee: 0 },
          ],
        },
      ],
    });
  });

  it('follows what is sent of it, and keeps what was sold where the shop shows it no more [ACC-013]', async () => {
    const who = sale.visitor();
    const lamp = await createProduct(sale.system, simpleProduct({ name: 'Lamp', price: 1000 }));
    await ask(who, ADD_TO_CART, { input: { _id: lamp.id, qty: 3 } });
    const sent = { expected_total: 36.95 };
    const { order: before, guest_token: token } = Object(await placeOrder(who, sent)).placeOrder;
    const [line] = before.items;
    const orderId = before._id;
    const fulfilment = { machine: 'fulfilment', orderId } as const;
    sale.clock.advance(3600);
    await changeOrderState(sale.system, { ...fulfilment, to: 'processing' });
    sale.clock.advance(3600);
    await changeOrderState(sale.system, { ...fulfilment, to: 'packing' });
    const lines = [{ orderLineId: line._id, quantity: 2 }];
    await changeOrderState(sale.system, { ...fulfilment, to: 'fulfilled', lines });
    await editProduct(sale.system, { productId: lamp.id, revision: 1, websiteVisibility: false });
    const hour = (n: number) => new Date(Date.parse(before.createdAt) + n * 3_600_000).toISOString();
    const step = (name: string, createdAt: string | null) => ({
      name,
      friendly_name: `order.step.${name} {}`,
      createdAt,
    });
    expect(await readOrder(orderId, token)).toEqual({
      ...before,
      status: { name: 'packing', friendly_name: 'order.status.packing {}', color: 'warning' },
      tracking: [
        step('placed', before.createdAt),
        step('processing', hour(1)),
        step('packing', hour(2)),
        step('fulfilled', null),
      ],
      items: [{ ...line, qty_sent: 2, slug: null, url: null, product: null }],
    });
  });
});
