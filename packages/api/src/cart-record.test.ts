import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { bowlPicture, makeBowlAndCushion } from './testing/bowl-and-cushion.ts';
import { ADD_TO_CART } from './testing/cart-visitor.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';
import { newYork } from './testing/test-sale.ts';

const { sale } = await serveMug();

const { bowl, cushion } = await makeBowlAndCushion(sale);

const bowlLine = {
  JPIN: null,
  JPINslug: null,
  _id: someText,
  auto_added_by: null,
  backorders: true,
  backorders_message:
    'stock.limited {"in_stock":1,"backordered":2}. In May. stock.expected_ship {"date":"Mar 11 2026"}',
  backorder_message: 'In May',
  backorder_ship_date: '2026-03-11',
  backorders_qty: 2,
  choices: [{ label: 'Ribbon', value: 'Navy', fee: 0.5 }],
  class_code: 'simple',
  client_guid: sale.shop.ownSellerId,
  delivery_estimate: null,
  discount: 0,
  discount_amount: 0,
  image: bowlPicture,
  is_backorders: true,
  is_favorite: false,
  is_freebie: false,
  is_in_stock: true,
  is_subscription: false,
  item_delivery_info: 'Comes in straw',
  item_id: someText,
  limit_shipping_option: ['standard'],
  limit_shipping_option_text: 'Standard',
  low_stock_alert_message: '',
  max_cart_qty: 100,
  msrp: 15,
  name: 'Bowl',
  non_shippable_product: false,
  percent: 0,
  personalization_data: null,
  price: 12.5,
  product_id: bowl.id,
  product_options_data: { Ribbon: 'Navy' },
  qty: 3,
  qty2: null,
  row_total: 37.5,
  salable_qty: 1,
  shipping_fee: 2.5,
  sku: 'BOWL',
  slug: 'bowl',
  stock_message: 'In May',
  stock_qty: 1,
  stock_status: 'limited-stock',
  stock_status_text: 'stock.limited {"in_stock":1,"backordered":2}',
  sub_title: 'Holds soup',
  subtotal: 37.5,
  unit_item_discount: 0,
  url: '/bowl',
  variable_JPIN: null,
  variation_text: '',
  website_visibility: true,
  weight: 700,
  currency: 'USD',
};

const cushionLine = {
  JPIN: null,
  JPINslug: null,
  _id: someText,
  auto_added_by: null,
  backorders: false,
  backorders_message: '',
  backorder_message: '',
  backorder_ship_date: null,
  backorders_qty: 0,
  choices: [],
  class_code: 'simple',
  client_guid: sale.shop.ownSellerId,
  delivery_estimate: null,
  discount: 0,
  discount_amount: 0,
  image: null,
  is_backorders: false,
  is_favorite: false,
  is_freebie: false,
  is_in_stock: true,
  is_subscription: false,
  item_delivery_info: '',
  item_id: someText,
  limit_shipping_option: [],
  limit_shipping_option_text: '',
  low_stock_alert_message: '',
  max_cart_qty: 5,
  msrp: null,
  name: 'Cushion',
  non_shippable_product: false,
  percent: 0,
  personalization_data: null,
  price: 20,
  product_id: someText,
  product_options_data: null,
  qty: 1,
  qty2: null,
  row_total: 20,
  salable_qty: 5,
  shipping_fee: 0,
  sku: 'CUSHION-red',
  slug: 'cushion',
  stock_message: null,
  stock_qty: 5,
  stock_status: 'in-stock',
  stock_status_text: 'stock.in_stock {}',
  sub_title: '',
  subtotal: 20,
  unit_item_discount: 0,
  url: '/cushion/pv/CUSHION-red',
  variable_JPIN: null,
  variation_text: 'red',
  website_visibility: true,
  weight: 0,
  currency: 'USD',
};

const address = { ...newYork, company: 'Engines', street2: 'Flat 2', phone: '212 555 0100' };

describe('a cart, asked for all of its fields', () => {
  it('tells what it costs to send, whom it is of, and each line with what there is of it [ENT-540, ENT-543, ENT-547, ENT-549]', async () => {
    const who = sale.visitor();
    await ask(who, ADD_TO_CART, { input: { _id: bowl.id, qty: 3 }, options: { ribbon: 'navy' } });
    await ask(who, ADD_TO_CART, { input: { _id: cushion.id, sku: 'CUSHION-red', qty: 1 } });
    const query = `query ($address: AddressInput) { checkout(address: $address, shipping_method: "standard") {
      summary ${everyFieldOf('CartEstimate', 2)} } }`;
    const { checkout } = Object(await ask(who, query, { address }));
    expect(checkout.summary).toEqual({
      cart_id: someText,
      amount: 57.5,
      applied_discounts: [],
      billing_address: address,
      cart_loaded: true,
      changed_items: [],
      checkout_prevented: null,
      customer_birthdate: null,
      discount_amount: 0,
      enabled_nomal_shipping_method_count: 1,
      grand_total: 77.06,
      invalid_items: [],
      is_free_quote: false,
      itemErrors: [],
      items: [bowlLine, cushionLine],
      limit_items: [],
      message: null,
      other_tax: 0,
      paypal_tnx: null,
      prices_include_tax: false,
      product: cushionLine,
      prompts: [],
      redemptions: [],
      seller: expect.objectContaining({ _id: sale.shop.ownSellerId, name: sale.shop.name }),
      shipping_address: address,
      shipping_amount: 6.95,
      shipping_fee: 7.5,
      shipping_level_discount: 0,
      shipping_method: 'standard',
      shipping_methods: [
        {
          default_info: {
            estimate_days: {
              min: 3,
              max: 5,
            },
          },
          method: 'standard',
          price: 6.95,
          shipping_total: 14.45,
          title: 'Standard',
          currency: 'USD',
        },
      ],
      // 8.875 % of 37.50 and of 20.00, each rounded; shipping is not taxed.
      tax_amount: 5.11,
      total_due: 77.06,
      currency: 'USD',
    });
  });
});
