import { beforeAll, describe, expect, test } from 'vitest';
import { args, at, Caller, claims, expectShape, type Json, listAt } from './caller.ts';
import { allProducts } from './products.ts';
import { any, filled, flag, number, orNull, selection, text } from './shape.ts';
import { media } from './shapes.ts';

/** ENT-554, ENT-555, and what OPEN-512 puts beside them. */
const added = {
  success: flag,
  status: filled,
  message: orNull(text),
  messageType: orNull(text),
  addedQty: number,
  qty: number,
  qtyInCart: number,
  requestedQty: number,
  salableQty: number,
  stockQty: number,
  backordersQty: number,
  backordersMessage: text,
  isBackorders: flag,
  isInStock: flag,
  manageStock: flag,
  stockMessage: orNull(text),
  stockStatus: filled,
  stockStatusText: text,
  _id: filled,
  product_id: filled,
  name: filled,
  sku: filled,
  slug: filled,
  image: orNull(media),
  sub_title: text,
  class_code: filled,
  final_price: orNull(number),
  hide_price: flag,
  is_price_hidden: flag,
  personalization_options: any,
  client_guid: filled,
};

interface Adding {
  readonly id: unknown;
  readonly qty: number;
  readonly variable_product?: unknown;
}

const doors: Readonly<Record<string, (caller: Caller, adding: Adding) => Promise<Json>>> = {
  async GraphQL(caller, { id, ...rest }) {
    const given = args({ input: { _id: id, ...rest } });
    const data = await caller.graphql(`mutation { addToCart(${given}) { ${selection(added)} } }`);
    return at(data, 'addToCart') as Json;
  },
  REST: async (caller, adding) => (await caller.post('/api/cart/add', { ...adding })).body,
};

let simple: Json | undefined;
let backordered: Json | undefined;
let variable: Json | undefined;
let variation: Json | undefined;

beforeAll(async () => {
  const caller = new Caller('harbor');
  const all = (await allProducts(caller)).filter((one) => !one.product_option_set);
  backordered = all.find((one) => one.class_code === 'simple' && one.stockStatus === 'backordered');
  const inStock = all.filter((one) => one.stockStatus === 'in-stock');
  simple = inStock.find((one) => one.class_code === 'simple');
  variable = inStock.find((one) => one.class_code === 'variable_product');
  const { product } = await caller.graphql(
    `{ product(_id:${JSON.stringify(variable?._id)}) { variations { _id sku stockStatus } } }`,
  );
  variation = listAt(product, 'variations').find((one) => one.stockStatus === 'in-stock');
});

claims(added, [
  'message',
  'messageType',
  'personalization_options',
  'image.oembed',
  'hide_price',
  'is_price_hidden',
]);

describe.each(Object.entries(doors))('what was added, by %s', (_, add) => {
  test('is told flat: the product, its quantities and its stock beside success, status and message [API-042, ENT-554, OPEN-512]', async () => {
    const caller = new Caller('harbor');
    const { product: stock } = await caller.graphql(
      `{ product(_id:${JSON.stringify(simple?._id)}) { salableQty stockQty stockStatusText } }`,
    );
    const reply = await add(caller, { id: simple?._id, qty: 2 });
    expectShape(reply, added);
    expect(reply).toMatchObject({
      ...(stock as Json),
      ...{ manageStock: true, stockMessage: null },
      ...{ isBackorders: false, backordersQty: 0, backordersMessage: '' },
      ...{ success: true, status: 'success', message: null, messageType: null },
      product_id: simple?._id,
      name: simple?.name,
      sku: simple?.sku,
      final_price: simple?.final_price,
      class_code: 'simple',
      ...{ addedQty: 2, qty: 2, qtyInCart: 2, requestedQty: 2, isInStock: true, stockStatus: 'in-stock' },
    });
  });

  test('may be made to order, which is told with how many are [ENT-554]', async () => {
    const reply = await add(new Caller('harbor'), { id: backordered?._id, qty: 1 });
    expectShape(reply, added);
    expect(reply).toMatchObject({
      ...{ success: true, isBackorders: true, backordersQty: 1 },
      backordersMessage: expect.stringMatching(/\S/),
    });
  });

  test.each([
    ['with', true],
    ['without', false],
  ])(
    'may be a variation, by its id %s the variable product it belongs to [API-040, API-GQL-557]',
    async (_, named) => {
      const reply = await add(new Caller('harbor'), {
        id: variation?._id,
        qty: 1,
        ...(named && { variable_product: variable?._id }),
      });
      expectShape(reply, added);
      expect(reply).toMatchObject({ success: true, addedQty: 1, name: variable?.name, sku: variation?.sku });
    },
  );
});

test('GraphQL takes what the specification has in the input within it [API-GQL-557]', async () => {
  const caller = new Caller('harbor');
  const given = args({
    input: {
      _id: simple?._id,
      qty: 1,
      rp_info: 'newsletter',
      personalization_data: {},
      product_options_data: {},
      shouldWaitForCartProcessing: true,
    },
  });
  const { addToCart } = await caller.graphql(`mutation { addToCart(${given}) { success } }`);
  expect(addToCart).toEqual({ success: true });
});
