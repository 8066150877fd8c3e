import { expect, test } from 'vitest';
import { at, Caller, claims, expectShape, type Json, listAt, textAt } from './caller.ts';
import { any, filled, flag, number, orNull, selection, text, whole } from './shape.ts';

const harbor = new Caller('harbor');

async function sample(): Promise<Readonly<Record<string, Json>>> {
  const data = await harbor.graphql(
    '{ categoryPliableData(path:"Shop All",limit:100) { data { _id slug class_code stockStatus product_option_set } } }',
  );
  const all = listAt(data, 'categoryPliableData.data').filter(
    ({ stockStatus }) => stockStatus === 'in-stock',
  );
  const of = (code: string): Json => all.find((one) => one.class_code === code) ?? {};
  const plain = all.find((one) => one.class_code === 'simple' && !one.product_option_set) ?? {};
  return { variable: of('variable_product'), certificate: of('gift_certificate'), simple: plain };
}

const product = {
  parentVariableProduct: orNull({ _id: filled, class_code: filled, website_display: filled }),
  variation_settings: orNull({ variable_link_image: any, variable_image_index: any }),
  variable_product: orNull(text),
  JPIN: orNull(text),
  JPINslug: orNull(text),
  JPINname: orNull(text),
  variable_JPIN: orNull(text),
  shopping_lists: [{ _id: filled, name: filled, count: number }] as const,
  is_fav: flag,
};

test('a product holds what is of listings and lists even where there are none', async () => {
  const { variable } = await sample();
  const data = await harbor.graphql(
    `{ product(slug:${JSON.stringify(variable?.slug)}) { ${selection(product)} } }`,
  );
  expectShape(data.product, product);
});

const variantOption = { value: filled, selected: flag, enabled: flag };

claims(variantOption);

test('a variation is a product of its own, and the options of a variant say which is selected and enabled [ENT-038]', async () => {
  const { variable } = await sample();
  const data = await harbor.graphql(
    `{ product(slug:${JSON.stringify(variable?.slug)}) {
         variations { variation_text product { _id sku name final_price stockStatus parentVariableProduct { _id } } }
         variants { options { value selected enabled } } } }`,
  );
  const ids = listAt(data, 'product.variations').map((one) => textAt(one, 'product._id'));
  expect(new Set(ids).size).toBe(ids.length);
  expectShape(at(data, 'product.variations'), [{ variation_text: filled }]);
  expect(at(data, 'product.variations.0.product.parentVariableProduct._id')).toBe(variable?._id);
  const options = listAt(data, 'product.variants').flatMap((one) => listAt(one, 'options'));
  expectShape(options, [variantOption]);
});

const line = {
  qty2: orNull(number),
  percent: number,
  discount: number,
  unit_item_discount: number,
  delivery_estimate: any,
  limit_shipping_option_text: orNull(text),
  JPIN: orNull(text),
  variable_JPIN: orNull(text),
  JPINslug: orNull(text),
  personalization_data: orNull(whole({})),
};

test('a cart names its addresses, and its lines what is taken off and how they are sent', async () => {
  const caller = new Caller('harbor');
  const { simple } = await sample();
  await caller.post('/api/cart/add', { id: simple?._id, qty: 1 });
  const { getCartSummary } = await caller.graphql(
    `{ getCartSummary(is_first:true,is_checkout:true) { items { ${selection(line)} } paypal_tnx customer_birthdate
         product { _id } billing_address { postcode } shipping_address { postcode } } }`,
  );
  expectShape(at(getCartSummary, 'items'), [line]);
});

test('a user holds who prefers which seller where, and what is still to be verified', async () => {
  const caller = new Caller('harbor');
  await caller.signIn('shopper@example.com');
  const { me } = await caller.graphql(
    '{ me { verifyHash preferred_seller { sellerId name } visitor_location { latitude longitude } } }',
  );
  expectShape(me, { verifyHash: orNull(text), preferred_seller: any, visitor_location: any });
  const { body } = await caller.get('/api/auth/user');
  expectShape(body.user, { verifyHash: orNull(text) });
  await caller.get('/api/auth/logout');
});
