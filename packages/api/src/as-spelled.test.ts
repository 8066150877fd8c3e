import { createCustomer, createProduct, createProducts, type ProductInput } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';
import { newYork } from './testing/test-sale.ts';

const { sale, mug } = await serveMug();

const cup = await createProduct(sale.system, {
  ...variableProduct({ red: 900, blue: 1200 }, { sku: 'CUP' }),
  name: 'Cup',
});
const { 'CUP-red': red = '', 'CUP-blue': blue = '' } = cup.variationIds;

/** The same call by both doors; GraphQL names the product `_id`, REST `id`. */
const adds: readonly (readonly [string, (who: TestClient, input: object) => Promise<object>])[] = [
  [
    'GraphQL',
    async (who, input) => {
      const query = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
        success code product_id sku name slug url class_code final_price is_price_hidden hide_price client_guid
        variation_text qtyInCart product { _id sku } } }`;
      const { id: _id, ...rest } = Object(input);
      return Object(await ask(who, query, { input: { _id, ...rest } })).addToCart;
    },
  ],
  ['REST', async (who, input) => Object((await who.post('/api/cart/add', input)).body)],
];

describe.each(adds)('a variation that is added by %s', (_door, add) => {
  const named = (): readonly object[] => [
    { id: red },
    { id: red, variable_product: cup.id },
    { id: cup.id, variable_product: red },
    { id: red, parent_id: cup.id },
    { id: red, variable_product: cup.id, parent_id: cup.id },
    { id: cup.id, variable_product: red, parent_id: cup.id },
    { id: cup.id, sku: 'CUP-red' },
    { id: red, sku: 'CUP-red' },
  ];

  it('may be named beside its product, and is told with it [API-040, API-GQL-557, ENT-554, OPEN-512]', async () => {
    for (const input of named()) {
      const who = sale.visitor();
      expect(await add(who, { ...input, qty: 1 }), JSON.stringify(input)).toMatchObject({
        success: true,
        product_id: red,
        sku: 'CUP-red',
        slug: 'cup',
        url: '/cup/pv/CUP-red',
        class_code: 'simple',
        variation_text: expect.any(String),
        final_price: 9,
        is_price_hidden: false,
        hide_price: false,
        client_guid: sale.shop.ownSellerId,
        qtyInCart: 1,
        product: { _id: cup.id, sku: 'CUP' },
      });
    }
  });

  it('is not found beside what is not its product [API-040]', async () => {
    const strangers = [
      { id: red, variable_product: mug.id },
      { id: red, variable_product: blue },
      { id: red, parent_id: mug.id },
      { id: red, variable_product: blue, parent_id: cup.id },
    ];
    for (const input of strangers) {
      expect(await add(sale.visitor(), { ...input, qty: 1 })).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
      });
    }
  });
});

describe('lists of products', () => {
  it('tell how many there are, not how many the page has, and are searched by type [API-038, OPEN-041]', async () => {
    await createProducts(
      sale.system,
      Array.from({ length: 4 }, () => simpleProduct()),
    );
    await createProduct(sale.system, simpleProduct({ stock: { available: 0 } }));
    const who = sale.visitor();
    const query = `query ($available: Boolean) {
      products(input: { type: "newest", visible: true, available: $available, limit: 2, page: 2 }) {
        total products { _id } }
      sliderProducts(input: { type: "newest", limit: 3 }) { total products { _id } } }`;
    const told = Object(await ask(who, query, { available: true }));
    expect([told.products.total, told.products.products.length]).toEqual([6, 2]);
    expect([told.sliderProducts.total, told.sliderProducts.products.length]).toEqual([7, 3]);
    const asked = { type: 'newest', visible: true, available: true };
    const byRest = async (body: object) => Object((await who.post('/api/pliable/search', body)).body);
    const view = { limit: 2, page: 2 };
    for (const body of [
      { searchType: 'product', ...asked, ...view },
      { searchType: 'product', filter: asked, params: view },
      { searchType: 'product', filter: asked, paging: view },
    ]) {
      const { success, products, paging } = await byRest(body);
      expect({ success, ids: products.map(({ _id }: { _id: string }) => ({ _id })) }).toEqual({
        success: true,
        ids: told.products.products,
      });
      expect(paging).toMatchObject({ page: 2, limit: 2, total: 6, total_products: 6, itemTotal: 2 });
    }
    const search = `query ($filter: JSON, $paging: JSON) {
      searchPliable(search_type: "product", filter: $filter, paging: $paging) { products { _id } paging { total } } }`;
    expect(await ask(who, search, { filter: asked, paging: view })).toEqual({
      searchPliable: { products: told.products.products, paging: { total: 6 } },
    });
    const { body } = await who.post('/api/products/search', { ...asked, limit: 1 });
    expect(body).toMatchObject({ total: 6, products: [{}] });
  });

  it('are suggested a page at a time, as `paging` says [API-009]', async () => {
    const who = sale.visitor();
    const paging = { page: 1, limit: 1 };
    const query = `query ($paging: JSON) {
      searchPliable(search_type: "suggestion", keyword: "cu", paging: $paging) { products { _id } paging { limit } } }`;
    expect(await ask(who, query, { paging })).toMatchObject({
      searchPliable: { products: [{ _id: expect.any(String) }], paging: { limit: 1 } },
    });
    const { body } = await who.post('/api/pliable/search', {
      searchType: 'suggestion',
      keyword: 'cu',
      paging,
    });
    expect(body).toMatchObject({ products: [{}], paging: { limit: 1 } });
  });
});

describe('an estimate', () => {
  it.each([
    ['country, state and postcode', { country: 'US', state: 'NY', postcode: '10001' }, 33.08],
    ['the postcode alone', { postcode: '10001' }, 30.95],
  ])('is made of %s, by both doors [ENT-538]', async (_of, address, due) => {
    const who = sale.visitor();
    await who.post('/api/cart/add', { id: mug.id, qty: 1 });
    const query = `mutation ($input: EstimateTaxInput!) { estimateTax(input: $input) { success total_due } }`;
    expect(await ask(who, query, { input: { address } })).toEqual({
      estimateTax: { success: true, total_due: due },
    });
    const checkout = `query ($address: AddressInput) { checkout(address: $address) {
      summary { total_due shipping_address { country postcode } } } }`;
    const summary = { total_due: due, shipping_address: { country: 'US', postcode: '10001' } };
    expect(await ask(who, checkout, { address })).toEqual({ checkout: { summary } });
    const { body } = await who.post('/api/cart/estimate-tax', { address });
    expect(body).toMatchObject({ success: true, summary });
  });

  it('places no order with what is known of an address', async () => {
    const who = sale.visitor();
    await who.post('/api/cart/add', { id: mug.id, qty: 1 });
    const { first_name: _, ...shipping_address } = newYork;
    const order = {
      ...{ email: 'ada@example.com', shipping_method: 'standard', payment_method: 'check' },
      ...{ expected_total: 33.08, shipping_address },
    };
    const query = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input, idempotency_key: "k") {
      success code field_errors { field } } }`;
    expect(await ask(who, query, { input: order })).toEqual({
      placeOrder: {
        success: false,
        code: 'BAD_USER_INPUT',
        field_errors: [{ field: 'shipping_address.first_name' }],
      },
    });
  });
});

it('a refused update brings the cart as it is, by both doors [OPEN-514]', async () => {
  const who = sale.visitor();
  await who.post('/api/cart/add', { id: mug.id, qty: 2 });
  const { getCartSummary } = Object(await ask(who, '{ getCartSummary { items { item_id } } }'));
  const products = [{ item_id: getCartSummary.items[0].item_id, qty: 9 }];
  const fresh = { amount: 48, items: [{ qty: 2 }] };
  const query = `mutation ($products: [CartQuantityInput!]!) { updateCart(products: $products) {
    success code itemErrors { item_id } summary { amount items { qty } } } }`;
  const itemErrors = [{ item_id: products[0]?.item_id }];
  expect(await ask(who, query, { products })).toEqual({
    updateCart: { success: false, code: 'OUT_OF_STOCK', itemErrors, summary: fresh },
  });
  const { status, body } = await who.post('/api/cart/update', { products });
  expect(status).toBe(409);
  expect(body).toMatchObject({ success: false, code: 'OUT_OF_STOCK', itemErrors, summary: fresh });
});

it('signing out again is no error, by both doors [API-REST-502, OPEN-507]', async () => {
  const account = { email: 'ada@example.com', password: 'correct horse' };
  await createCustomer(sale.system, { ...account, status: 'verified' });
  const signedIn = async () => {
    const { body } = await sale.visitor().post('/api/auth/login', account);
    return sale.visitor({ authorization: `Bearer ${Object(body).token}` });
  };
  const [first, second] = [await signedIn(), await signedIn()];
  for (let time = 0; time < 3; time++) {
    expect(await ask(first, 'mutation { logout { success } }')).toEqual({ logout: { success: true } });
    for (const out of [await second.get('/api/auth/logout'), await second.post('/api/auth/logout', {})]) {
      expect(out).toMatchObject({ status: 200, body: { success: true } });
    }
  }
  expect(await first.graphql('{ getCartCount { count } }')).toMatchObject({ status: 401 });
  expect(await second.get('/api/auth/user')).toMatchObject({ status: 401 });
});

describe('a product', () => {
  const fields = `product_options_fee product_options_data invalid_product_options_data personalization_data
    qty allow_backorders backorder_message low_stock_alert_message product_option_set child_class_code`;
  const productOf = async (id: string, of: string) =>
    Object(await ask(sale.visitor(), `query ($id: ID!) { product(_id: $id) { ${of} } }`, { id })).product;
  const byRest = async (id: string) => Object((await sale.visitor().get(`/api/products/${id}`)).body).product;

  it('tells the same of its price, number and kind by REST [ENT-024, ENT-026, ENT-516]', async () => {
    const told = await productOf(mug.id, fields);
    expect(told).toMatchObject({ product_options_fee: 0, qty: 3, product_options_data: {} });
    expect(await byRest(mug.id)).toMatchObject(told);
  });

  it('tells each variation as a product of its own [ENT-026, ENT-522]', async () => {
    const of = `variations { sku qty backorder_message low_stock_alert_message variation_values variation_text
      is_from_jpin product { _id sku url name class_code price final_price salableQty breadcrumb { slug } } }`;
    const { variations } = await productOf(cup.id, of);
    expect(variations).toMatchObject([
      { sku: 'CUP-red', product: { _id: red, price: 9, final_price: 9, url: '/cup/pv/CUP-red' } },
      { sku: 'CUP-blue', product: { _id: blue, price: 12, name: 'Cup', class_code: 'simple' } },
    ]);
    const rest = await byRest(cup.id);
    expect(rest.variations).toMatchObject([
      { sku: 'CUP-red', product: { _id: red, sku: 'CUP-red', price: 9, name: 'Cup' } },
      { sku: 'CUP-blue', product: { _id: blue, url: '/cup/pv/CUP-blue' } },
    ]);
  });

  it('tells which options are chosen at first and which can be [ENT-038]', async () => {
    const lamp: ProductInput = {
      ...variableProduct({ brass: 5000, steel: 4000 }, { sku: 'LAMP' }),
      defaultVariationSku: 'LAMP-steel',
    };
    const { id } = await createProduct(sale.system, lamp);
    const options = [
      { value: 'brass', selected: false, enabled: true },
      { value: 'steel', selected: true, enabled: true },
    ];
    expect(await productOf(id, 'variants { options { value selected enabled } }')).toEqual({
      variants: [{ options }],
    });
    expect((await byRest(id)).variants).toMatchObject([{ options }]);
  });
});

it('a cart tells what was put in last [ENT-541]', async () => {
  const who = sale.visitor();
  const query = '{ getCartSummary { product { sku } } }';
  expect(await ask(who, query)).toEqual({ getCartSummary: { product: null } });
  const last = await sale.simple();
  for (const id of [mug.id, last.id]) await who.post('/api/cart/add', { id, qty: 1 });
  expect(await ask(who, query)).toEqual({ getCartSummary: { product: { sku: last.sku } } });
  expect((await who.get('/api/cart')).body).toMatchObject({ summary: { product: { sku: last.sku } } });
});

it('a customer tells whether the address waits to be verified, never by what [ENT-013]', async () => {
  const password = 'correct horse';
  for (const [email, status, verifyHash] of [
    ['waits@example.com', 'pending', 'pending'],
    ['known@example.com', 'verified', null],
  ] as const) {
    await createCustomer(sale.system, { email, password, status });
    const { body } = await sale.visitor().post('/api/auth/login', { email, password });
    const { token, user } = Object(body);
    expect(user).toMatchObject({ email, verifyHash });
    const who = sale.visitor({ authorization: `Bearer ${token}` });
    expect(await ask(who, '{ me { email verifyHash } }')).toEqual({ me: { email, verifyHash } });
  }
});

it('filters stand side by side, as well as below `attributes` [ENT-043]', async () => {
  const who = sale.visitor();
  const query = `query ($filter: JSON) { categoryPliableData(slug: "shop-all", filter: $filter) { data { sku } } }`;
  for (const filter of [
    { brand: ['Tideline'], price: { from: 1 } },
    { attributes: { brand: ['Tideline'] } },
    { brand: 'Tideline' },
  ]) {
    const one = { brand: 'Tideline', sku: 'TIDE' };
    await sale.simple(one).catch(() => undefined);
    expect(await ask(who, query, { filter })).toEqual({
      categoryPliableData: { data: [{ sku: 'TIDE' }] },
    });
    const { body } = await who.post('/api/pliable/search', { type: 'category', path: 'Shop All', filter });
    expect(body).toMatchObject({ pliable_data: { data: [{ sku: 'TIDE' }] } });
  }
  const { body } = await who.graphql(query, { filter: { brand: [{ not: 'a text' }] } });
  expect(body).toMatchObject({ errors: [{ extensions: { field: 'filter.brand.0' } }] });
});

it('a setting that is asked for has an entry, also where there is none [API-REST-519]', async () => {
  const models = ['modules.messages.is_active', 'modules.paypal.is_active', 'integrations.secret'];
  const { body } = await sale.visitor().post('/api/setting/configuration', { models });
  expect(body).toEqual({
    success: true,
    data: {
      'modules.messages.is_active': { value: false },
      'modules.paypal.is_active': { value: null },
      'integrations.secret': { value: null },
    },
  });
});

it('a visit that was asked for is kept in a cookie, so that its id is enough as a header [API-GQL-507, API-GQL-510]', async () => {
  const who = sale.visitor();
  const { initSessionId } = Object(await ask(who, '{ initSessionId { session_id } }'));
  const own = who.with({ 'session-id': initSessionId.session_id });
  expect(await own.post('/api/cart/add', { id: mug.id, qty: 1 })).toMatchObject({ status: 200 });
  expect(await ask(own, '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 1 } });
  const stranger = sale.visitor({ 'session-id': initSessionId.session_id });
  expect(await stranger.get('/api/cart')).toMatchObject({ status: 404, body: { field: 'session-id' } });
});

describe('what the contract tells as JSON has types, too', () => {
  const ink = {
    ...{ id: 'ink', label: 'Ink', optionType: 'select' as const, isRequired: true, additionalFee: 150 },
    initialVisibility: 'show',
    values: [
      { id: 'blue', label: 'Blue', additionalFee: 250, isDefault: true, initialVisibility: 'show' },
      { id: 'red', label: 'Red', additionalFee: 0, isDefault: false, initialVisibility: 'disable' },
    ],
  } as const;
  const line = {
    ...{ id: 'line', label: 'Line', optionType: 'text' as const, isRequired: false, additionalFee: 0 },
    initialVisibility: 'hide',
    textLimit: { min: 2, max: 40 },
    values: [],
  } as const;
  const words = (text: string, marks?: readonly ['bold']) => ({
    type: 'text' as const,
    text,
    ...(marks && { marks }),
  });
  const product: ProductInput = {
    ...simpleProduct({ sku: 'PEN', name: 'Pen' }),
    description: [
      { type: 'heading', level: 2, content: [words('Ink')] },
      { type: 'paragraph', content: [words('Flows '), words('well', ['bold'])] },
      { type: 'list', ordered: true, items: [[{ type: 'paragraph', content: [words('One')] }]] },
      { type: 'rule' },
    ],
    productOptions: [ink, line],
    productOptionRules: [
      {
        operator: 'all',
        conditions: [{ option: 'ink', values: ['blue'], operator: 'selected' }],
        actions: [{ option: 'line', action: 'show' }],
      },
    ],
    personalizationOptions: [
      { code: 'name', label: 'Name', type: 'text', required: true, displayed: true, characterLimit: 9 },
    ],
  };

  it('options, rules and personalisation of a product [ENT-048, ENT-049, ENT-051, ENT-052]', async () => {
    const { id } = await createProduct(sale.system, product);
    const query = `query ($id: ID!) { product(_id: $id) { currency
      productOptions { __typename _id code label option_type is_required additional_fee initial_visibility help_text
        ... on ChoiceOption { values { _id code label additional_fee is_default thumbnail { value } } }
        ... on TextOption { text_limit { min max } } }
      productOptionRules { operator conditions { option values operator } actions { option action values } }
      personalizationOptions { code label type required displayed character_limit } } }`;
    const option = { is_required: true, initial_visibility: 'show', help_text: null };
    expect(Object(await ask(sale.visitor(), query, { id })).product).toEqual({
      currency: 'USD',
      productOptions: [
        {
          ...{
            __typename: 'ChoiceOption',
            _id: `${id}:ink`,
            code: 'ink',
            label: 'Ink',
            option_type: 'select',
          },
          ...{ ...option, additional_fee: 1.5 },
          values: [
            {
              _id: `${id}:ink:blue`,
              code: 'blue',
              label: 'Blue',
              additional_fee: 2.5,
              is_default: true,
              thumbnail: null,
            },
            {
              _id: `${id}:ink:red`,
              code: 'red',
              label: 'Red',
              additional_fee: 0,
              is_default: false,
              thumbnail: null,
            },
          ],
        },
        {
          ...{
            __typename: 'TextOption',
            _id: `${id}:line`,
            code: 'line',
            label: 'Line',
            option_type: 'text',
          },
          ...{ ...option, is_required: false, initial_visibility: 'hide', additional_fee: 0 },
          text_limit: { min: 2, max: 40 },
        },
      ],
      productOptionRules: [
        {
          operator: 'all',
          conditions: [{ option: 'ink', values: ['blue'], operator: 'selected' }],
          actions: [{ option: 'line', action: 'show', values: null }],
        },
      ],
      personalizationOptions: [
        { code: 'name', label: 'Name', type: 'text', required: true, displayed: true, character_limit: 9 },
      ],
    });
  });

  it('rich text', async () => {
    const query = `{ product(slug: "pen") { descriptionText descriptionBlocks { __typename
      ... on RichHeading { level content { ... on RichSpan { text } } }
      ... on RichParagraph { content { ... on RichSpan { text marks } } }
      ... on RichList { ordered items { blocks { ... on RichParagraph { content { ... on RichSpan { text } } } } } } } } }`;
    expect(Object(await ask(sale.visitor(), query)).product).toEqual({
      descriptionText: 'Ink\nFlows well\nOne',
      descriptionBlocks: [
        { __typename: 'RichHeading', level: 2, content: [{ text: 'Ink' }] },
        {
          __typename: 'RichParagraph',
          content: [
            { text: 'Flows ', marks: [] },
            { text: 'well', marks: ['bold'] },
          ],
        },
        { __typename: 'RichList', ordered: true, items: [{ blocks: [{ content: [{ text: 'One' }] }] }] },
        { __typename: 'RichRule' },
      ],
    });
  });
});

it('a line of an order leads to its product, by both doors', async () => {
  const who = sale.visitor();
  await who.post('/api/cart/add', { id: blue, qty: 1 });
  const { body } = await who.post('/api/checkout', { address: newYork });
  const { total_due } = Object(body).summary;
  const order = {
    ...{ email: 'ada@example.com', shipping_address: newYork, shipping_method: 'standard' },
    ...{ payment_method: 'check', expected_total: total_due },
  };
  const placed = await who.post('/api/checkout/place-order', order, { 'idempotency-key': 'line-1' });
  const line = { product_id: blue, slug: 'cup', url: '/cup/pv/CUP-blue', currency: 'USD' };
  expect(placed.body).toMatchObject({ order: { items: [line] } });
  const { order: told, guest_token: token } = Object(placed.body);
  const query = `query ($id: ID!, $token: String) { order(_id: $id, token: $token) {
    items { product_id slug url currency product { _id name } } } }`;
  expect(await ask(sale.visitor(), query, { id: told._id, token })).toEqual({
    order: { items: [{ ...line, product: { _id: cup.id, name: 'Cup' } }] },
  });
});
