import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { bowlPicture, makeBowlAndCushion } from './testing/bowl-and-cushion.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';

const { sale } = await serveMug();

const { bowl, cushion } = await makeBowlAndCushion(sale);

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) ${everyFieldOf('AddToCartReply', 1)} }`;

/** What both doors tell of three bowls that were added: one in stock, two that come later. */
const THREE_BOWLS = {
  product_id: bowl.id,
  JPIN: null,
  JPINslug: null,
  addedQty: 3,
  backordersMessage:
    'stock.limited {"in_stock":1,"backordered":2}. In May. stock.expected_ship {"date":"Mar 11 2026"}',
  backordersQty: 2,
  cart_count: 3,
  class_code: 'simple',
  client_guid: sale.shop.ownSellerId,
  final_price: 12,
  hide_price: true,
  image: bowlPicture,
  isBackorders: true,
  isInStock: true,
  is_price_hidden: false,
  item_id: someText,
  manageStock: true,
  message: null,
  messageType: null,
  name: 'Bowl',
  personalization_options: [
    {
      code: 'card',
      label: 'Card',
      type: 'text',
      required: false,
      displayed: true,
      character_limit: 40,
    },
  ],
  product: expect.objectContaining({ _id: bowl.id, sku: 'BOWL' }),
  qty: 3,
  qtyInCart: 3,
  requestedQty: 3,
  salableQty: 1,
  sku: 'BOWL',
  slug: 'bowl',
  status: 'success',
  stockMessage: 'In May',
  stockQty: 1,
  stockStatus: 'limited-stock',
  stockStatusText: 'stock.limited {"in_stock":1,"backordered":2}',
  sub_title: 'Holds soup',
  success: true,
  url: '/bowl',
  variable_JPIN: null,
  variation_text: '',
};

describe('the reply to an addition, asked for all of its fields', () => {
  it('tells what was added, what is there and what comes later [ENT-554, OPEN-512]', async () => {
    expect(await ask(sale.visitor(), ADD, { input: { _id: bowl.id, qty: 3 } })).toEqual({
      addToCart: { ...THREE_BOWLS, _id: someText, code: null, field: null, field_errors: [] },
    });
  });

  it('counts the pieces of a product over all its lines [ENT-554]', async () => {
    const who = sale.visitor();
    await ask(who, ADD, { input: { _id: bowl.id, qty: 3 } });
    const input = { _id: bowl.id, qty: 1, personalization_data: { card: 'For Ada' } };
    expect(await ask(who, ADD, { input })).toMatchObject({
      addToCart: { addedQty: 1, requestedQty: 1, qty: 4, qtyInCart: 4, cart_count: 4 },
    });
  });

  it('tells of a variation as itself, beside its product [ENT-554]', async () => {
    const who = sale.visitor();
    await ask(who, ADD, { input: { _id: bowl.id, qty: 3 } });
    const input = { _id: cushion.id, sku: 'CUSHION-red', qty: 1 };
    expect(await ask(who, ADD, { input })).toEqual({
      addToCart: {
        _id: someText,
        product_id: cushion.variationIds['CUSHION-red'],
        JPIN: null,
        JPINslug: null,
        addedQty: 1,
        backordersMessage: '',
        backordersQty: 0,
        cart_count: 4,
        class_code: 'simple',
        client_guid: sale.shop.ownSellerId,
        code: null,
        field: null,
        field_errors: [],
        final_price: 20,
        hide_price: false,
        image: null,
        isBackorders: false,
        isInStock: true,
        is_price_hidden: false,
        item_id: someText,
        manageStock: true,
        message: null,
        messageType: null,
        name: 'Cushion',
        personalization_options: [],
        product: expect.objectContaining({ _id: cushion.id, sku: 'CUSHION' }),
        qty: 1,
        qtyInCart: 1,
        requestedQty: 1,
        salableQty: 5,
        sku: 'CUSHION-red',
        slug: 'cushion',
        status: 'success',
        stockMessage: null,
        stockQty: 5,
        stockStatus: 'in-stock',
        stockStatusText: 'stock.in_stock {}',
        sub_title: '',
        success: true,
        url: '/cushion/pv/CUSHION-red',
        variable_JPIN: null,
        variation_text: 'red',
      },
    });
  });

  it('is by REST the same, with the product where the specification has it [ENT-554, OPEN-512]', async () => {
    const { body } = await sale.visitor().post('/api/cart/add', { id: bowl.id, qty: 3 });
    expect(body).toEqual({ ...THREE_BOWLS, _id: bowl.id, image: { ...bowlPicture, oembed: null } });
  });
});
