import { beforeAll, describe, expect, test } from 'vitest';
import { args, at, Caller, claims, expectShape, type Json, listAt } from './caller.ts';
import { countOf, summaryOf, UNTOLD_OF_CARTS } from './cart-calls.ts';
import { allProducts, isPlain } from './products.ts';
import { filled, flag, number, selection, text } from './shape.ts';
import { cartSummary } from './shapes.ts';

/** ENT-554, as far as the contract has it beside the product. */
const added = {
  success: flag,
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
  stockStatus: filled,
  stockStatusText: text,
};

interface Door {
  add(caller: Caller, id: unknown, qty: number, more?: Json): Promise<Json>;
}

const doors: Readonly<Record<string, Door>> = {
  GraphQL: {
    async add(caller, _id, qty, more = {}) {
      const { personalization_data: written, product_options_data: chosen } = more;
      // Labels of options have blanks, which no name in a document may have.
      const given = 'personalization_data: $written, product_options_data: $chosen';
      const data = await caller.graphql(
        `mutation ($written: JSON, $chosen: JSON) { addToCart(${args({ input: { _id, qty } })}, ${given})
          { message product { _id name } ${selection(added)} } }`,
        {},
        { written, chosen },
      );
      return at(data, 'addToCart') as Json;
    },
  },
  REST: {
    add: async (caller, id, qty, more = {}) =>
      (await caller.post('/api/cart/add', { id, qty, ...more })).body,
  },
};

/** Returns the first value of each option that is asked for at first, by the option's label. */
async function firstValues(caller: Caller, id: unknown, part: '_id' | 'label'): Promise<Json> {
  const data = await caller.graphql(`{ product(_id:${JSON.stringify(id)}) { product_options } }`);
  const asked = listAt(data, 'product.product_options').filter((one) => one.initial_visibility === 'show');
  return Object.fromEntries(
    asked.map((option) => [option.label, at(option, `values.0.${part}`) ?? 'Something']),
  );
}

/** Products of the shop by what they are, found by its own listing. */
const found = {
  simple: [] as Json[],
  withOptions: [] as Json[],
  backordered: [] as Json[],
  certificate: [] as Json[],
  set: [] as Json[],
  soldOut: [] as Json[],
};
const variation = { _id: '', parent: '', name: '' };

beforeAll(async () => {
  const caller = new Caller('harbor');
  const all = await allProducts(caller);
  const simple = all.filter((one) => one.class_code === 'simple');
  const plain = all.filter(isPlain);
  found.simple = plain.filter((one) => one.stockStatus === 'in-stock' && Number(one.maxCartQty) > 20);
  found.withOptions = simple.filter((one) => one.product_option_set && one.stockStatus === 'in-stock');
  found.backordered = plain.filter((one) => one.stockStatus === 'backordered');
  found.soldOut = plain.filter((one) => one.stockStatus === 'out-of-stock');
  found.certificate = all.filter((one) => one.class_code === 'gift_certificate');
  found.set = all.filter((one) => one.class_code === 'grouped');
  const variable = all.find((one) => one.class_code === 'variable_product' && one.stockStatus === 'in-stock');
  const data = await caller.graphql(
    `{ product(slug:${JSON.stringify(variable?.slug)}) { _id name variations { _id stockStatus } } }`,
  );
  const buyable = listAt(data, 'product.variations').find((one) => one.stockStatus === 'in-stock');
  Object.assign(variation, {
    _id: buyable?._id,
    parent: at(data, 'product._id'),
    name: at(data, 'product.name'),
  });
});

claims(cartSummary, UNTOLD_OF_CARTS);

test('a cart that nobody filled is empty, with all totals zero [API-GQL-533, API-GQL-535, CART-501]', async () => {
  const caller = new Caller('harbor');
  const summary = await summaryOf(caller);
  expectShape(summary, cartSummary);
  expect(summary).toMatchObject({ items: [], amount: 0, grand_total: 0, tax_amount: 0, total_due: 0 });
  expect(await countOf(caller)).toBe(0);
  expect(
    (await caller.graphql('{ getMarketplaceCarts(is_first:true) { _id } }')).getMarketplaceCarts,
  ).toEqual([]);
});

describe.each(Object.entries(doors))('adding by %s', (_, door) => {
  test('tells what was added and how much there is, and the summary, the sellers’ carts and the count follow [API-042, API-GQL-533, API-GQL-534, API-GQL-535, API-GQL-557, ENT-547, CART-512, CART-514]', async () => {
    const caller = new Caller('harbor');
    const [some] = found.simple;
    const first = await door.add(caller, some?._id, 2);
    expectShape(first, added);
    expect(first).toMatchObject({
      success: true,
      addedQty: 2,
      requestedQty: 2,
      qtyInCart: 2,
      isInStock: true,
    });
    expect(at(first, 'product')).toMatchObject({ _id: some?._id, name: some?.name });
    expect(await door.add(caller, some?._id, 1)).toMatchObject({ addedQty: 1, qtyInCart: 3 });

    const summary = await summaryOf(caller);
    expectShape(summary, cartSummary);
    const amount = 3 * Number(some?.final_price);
    expect(summary).toMatchObject({
      amount,
      seller: { code: 'harbor' },
      items: [{ name: some?.name, slug: some?.slug, qty: 3, row_total: amount, price: some?.final_price }],
      invalid_items: [],
    });
    expect(await countOf(caller)).toBe(3);
    const carts = await caller.graphql(`{ getMarketplaceCarts(is_first:true) { _id seller { guid } } }`);
    expect(carts.getMarketplaceCarts).toEqual([
      { _id: summary._id, seller: { guid: at(summary, 'seller.guid') } },
    ]);
  });

  test('of what is made to order is told in its line [ENT-549]', async () => {
    const caller = new Caller('harbor');
    expect(await door.add(caller, found.backordered[0]?._id, 2)).toMatchObject({ success: true });
    const summary = await summaryOf(caller);
    expectShape(summary, cartSummary);
    expect(summary).toMatchObject({ items: [{ is_backorders: true, backorders_qty: 2, salable_qty: 0 }] });
  });

  test('of a variation takes its id, and the line is that of the variation', async () => {
    const caller = new Caller('harbor');
    expect(await door.add(caller, variation._id, 1)).toMatchObject({ success: true, addedQty: 1 });
    expect(await summaryOf(caller)).toMatchObject({ items: [{ name: variation.name, qty: 1 }] });
  });

  test('of a variable product without a choice, of a set, of what is sold out and of nothing is refused, and changes nothing [API-GQL-569, CART-522, ERR-524]', async () => {
    const caller = new Caller('harbor');
    for (const id of [variation.parent, found.set[0]?._id, found.soldOut[0]?._id, 'nothing']) {
      const refused = await door.add(caller, id, 1);
      expect(refused.success, `${id}`).toBe(false);
      expect(refused.message, `${id}`).toEqual(expect.stringMatching(/./));
    }
    expect(await countOf(caller)).toBe(0);
  });

  test('of more than there is is refused with a message [OPEN-020, OPEN-525]', async () => {
    const caller = new Caller('harbor');
    const some = found.simple.find((one) => Number(one.maxCartQty) < 100);
    const refused = await door.add(caller, some?._id, 100);
    expect(refused).toMatchObject({ success: false, message: expect.stringMatching(/\d/) });
    expect(await countOf(caller)).toBe(0);
  });

  test('keeps what is written on a gift certificate and chosen of a product with options, and refuses either without [ENT-553, CART-528]', async () => {
    const caller = new Caller('harbor');
    const [certificate] = found.certificate;
    const [piece] = found.withOptions;
    for (const one of [certificate, piece]) {
      expect(await door.add(caller, one?._id, 1)).toMatchObject({ success: false });
    }
    const personalization_data = {
      recipient_email: 'ada@example.com',
      recipient_name: 'Ada',
      from_name: 'Tom',
      message: 'With love',
    };
    const written = await door.add(caller, certificate?._id, 1, { personalization_data });
    expect(written, JSON.stringify(written)).toMatchObject({ success: true });
    const product_options_data = await firstValues(caller, piece?._id, '_id');
    const chosen = await door.add(caller, piece?._id, 1, { product_options_data });
    expect(chosen, JSON.stringify(chosen)).toMatchObject({ success: true });
    const kept = { product_options_data: await firstValues(caller, piece?._id, 'label') };
    const summary = await summaryOf(caller);
    expectShape(summary, cartSummary);
    expect(summary).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ personalization_data }),
        expect.objectContaining(kept),
      ]),
    });
  });
});

test('REST coerces the quantity, and takes what else the specification has in the payload [API-040, CART-510, CART-511, ENT-537]', async () => {
  const caller = new Caller('harbor');
  const { body } = await caller.post('/api/cart/add', {
    id: found.simple[0]?._id,
    qty: '2',
    sellerGuid: null,
    parent_id: null,
    personalization_data: {},
    product_options_data: {},
    hideModal: true,
    shouldWaitForCartProcessing: true,
    rp_info: 'newsletter',
  });
  expect(body).toMatchObject({ success: true, addedQty: 2 });
});

test('GraphQL takes referral data, and waits for the cart when told so [API-GQL-557, ENT-537]', async () => {
  const caller = new Caller('harbor');
  const given = args({ input: { _id: found.simple[0]?._id, qty: 1 } });
  const { addToCart } = await caller.graphql(
    `mutation { addToCart(${given},rp_info:"newsletter",personalization_data:{},product_options_data:{},
       shouldWaitForCartProcessing:true) { success status messageType } }`,
  );
  expect(addToCart).toMatchObject({ success: true, status: 'success' });
});
