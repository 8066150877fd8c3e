import {
  createCategory,
  createCustomer,
  createPage,
  createProduct,
  type ProductInput,
  saveHeaderOrFooter,
  saveMenu,
  setPriceLevels,
} from '@stoa/commerce';
import { plainSettings, simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { isObjectType } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import { contractSchema } from './graphql/schema.ts';
import { ask } from './testing/ask.ts';
import { everyOperation, leavesOf } from './testing/every-operation.ts';
import { Identities, withTypenames } from './testing/identities.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';
import { checkoutTo, newYork } from './testing/test-sale.ts';

const shippingMethods: (typeof plainSettings)['checkout']['shippingMethods'] = [
  { id: 'standard', title: 'Standard', kind: 'flat', price: 695, estimateDays: [3, 5] },
  { id: 'express', title: 'Express', kind: 'flat', price: 1995, estimateDays: [1, 2] },
];
const settings = { ...plainSettings, checkout: { ...plainSettings.checkout, shippingMethods } };
const { sale, mug } = await serveMug({ settings });

/** Two products have the same codes throughout, with other words and other amounts. */
const inks = (fee: number): ProductInput['productOptions'] => [
  {
    ...{ id: 'ink', label: `Ink at ${fee}`, optionType: 'select', isRequired: false, additionalFee: fee },
    initialVisibility: 'show',
    values: [
      { id: 'gold', label: 'Gold', additionalFee: 2 * fee, isDefault: false, initialVisibility: 'show' },
    ],
  },
  {
    ...{ id: 'pen', label: `Pen at ${fee}`, optionType: 'select', isRequired: false, additionalFee: 0 },
    initialVisibility: 'show',
    values: [
      { id: 'gold', label: 'Golden', additionalFee: fee, isDefault: false, initialVisibility: 'show' },
    ],
  },
  {
    ...{ id: 'name', label: `Name at ${fee}`, optionType: 'text', isRequired: false, additionalFee: fee },
    ...{ initialVisibility: 'show', values: [] },
  },
];

const login = { email: 'ada@example.com', password: 'correct horse' };
let who: TestClient;
/** Every product and variation by its id. */
const products: string[] = [];
let card: string;

async function make(product: ProductInput): Promise<string> {
  const { id, variationIds } = await createProduct(sale.system, product);
  products.push(id, ...Object.values(variationIds));
  return id;
}

beforeAll(async () => {
  products.push(mug.id);
  const shown = { showInTitle: true, showInSubTitle: true, showInDescription: true };
  const optionalContent = { title: 'Cups', subTitle: 'For breakfast', description: [], ...shown };
  await createCategory(sale.system, { name: 'Cups', slug: 'cups', parent: 'mugs', optionalContent });
  await setPriceLevels(sale.system, { productId: mug.id, levels: [{ minQty: 10, price: 2000 }] });
  const categories = ['cups'];
  const one = variableProduct({ red: 1000, blue: 1200 }, { sku: 'CUP', name: 'Cup', categories });
  const other = variableProduct({ blue: 3000, green: 3300 }, { sku: 'JUG', name: 'Jug', categories });
  for (const product of [one, other]) {
    const priceLevels = [{ minQty: 5, price: 900 }];
    const [first, ...rest] = product.variations;
    await make({ ...product, variations: first ? [{ ...first, priceLevels }, ...rest] : [] });
  }
  card = await make(simpleProduct({ sku: 'CARD', productOptions: inks(100) }));
  await make(simpleProduct({ sku: 'BOOK', productOptions: inks(250) }));
  await make({ classCode: 'grouped', sku: 'SET', name: 'Set', children: ['MUG-1', 'CARD'] });
  for (const number of [1, 2])
    await saveMenu(sale.system, {
      number,
      name: `Menu ${number}`,
      items: [{ id: 'a', label: `First of ${number}`, url: '/cups', items: [] }],
    });
  for (const kind of ['header', 'footer'] as const)
    await saveHeaderOrFooter(sale.system, { kind, name: 'Main', isPrimary: true, menuNumbers: [1, 2] });
  await createPage(sale.system, { title: 'Home', pageType: 'Homepage', publish: true });
  await createPage(sale.system, { title: 'About', slug: 'about', publish: true });
  await createCustomer(sale.system, { ...login, status: 'verified' });
  const { body } = await sale.visitor().post('/api/auth/login', login);
  who = sale.visitor({ authorization: `Bearer ${Object(body).token}` });
  await who.post('/api/account/addresses', { address: newYork });
});

/** Asks as clients with a normalised cache do, and adds what was answered. */
async function add(identities: Identities, { query, variables = {} }: { query: string; variables?: object }) {
  identities.read(await ask(who, withTypenames(query), variables));
}

/** Replies to mutations, what no shop has yet, and methods, of which none is offered before there is an address. */
const notInQueries = ['AddToCartReply', 'ReorderedItem', 'ShippingMethod', 'ShoppingList'];

const typesWithIdentity = (): string[] =>
  Object.values(contractSchema().getTypeMap())
    .filter((type) => isObjectType(type) && '_id' in type.getFields())
    .map(({ name }) => name)
    .sort();

/** Things within things of their own type, which `everyOperation` leaves out. */
const product = leavesOf('Product');
const NESTED_PRODUCTS = `query ($id: ID!) { product(_id: $id) {
  children ${product} related ${product} variations { product ${product} } } }`;
const NESTED_CATEGORIES = `{ categoryList { children ${leavesOf('Category')} } }`;

const ESTIMATE = `query ($address: AddressInput, $method: String) {
  checkout(address: $address, shipping_method: $method, idempotency_key: "walk") {
    placed_order { _id guest_token }
    shipping_methods { method price shipping_total default_info }
    summary {
      cart_id tax_amount shipping_amount grand_total shipping_methods { method price }
      items { _id row_total shipping_fee }
    }
    tax_estimate { shipping_methods { method price } }
  }
}`;

it('whatever the contract tells of one identity is the same in each answer', async () => {
  await who.post('/api/cart/add', { id: mug.id, qty: 1 });
  const { body } = await who.post('/api/checkout', { address: newYork });
  const placed = await who.post('/api/checkout/place-order', checkoutTo(Object(body).summary.total_due), {
    'idempotency-key': 'walk',
  });
  for (const id of [mug.id, card]) await who.post('/api/cart/add', { id, qty: 1 });
  const order = Object(placed.body).order._id;
  const identities = new Identities();
  const asked = { product: mug.id, slug: 'harbour-mug', category: 'cups', order };
  for (const operation of everyOperation('query', asked)) await add(identities, operation);
  for (const product of products)
    for (const operation of everyOperation('query', { ...asked, product }))
      if (Object.values(operation.variables).includes(product)) await add(identities, operation);
  for (const id of products) await add(identities, { query: NESTED_PRODUCTS, variables: { id } });
  await add(identities, { query: NESTED_CATEGORIES });
  for (const address of [null, newYork, { ...newYork, state: 'CA', postcode: '90001' }])
    for (const method of [null, 'express'])
      await add(identities, { query: ESTIMATE, variables: { address, method } });
  expect(identities.contradictions).toEqual([]);
  // Of whatever has an identity two were told, so that one could have been taken for the other.
  const kinds = { Variant: 2, ChoiceOption: 4, ProductOptionValue: 4, TextOption: 2, MenuItem: 2 };
  expect(identities.counts).toMatchObject(kinds);
  const told = Object.keys(identities.counts);
  expect(typesWithIdentity().filter((type) => !told.includes(type))).toEqual(notInQueries);
});

const ADD = `mutation ($id: ID!, $qty: Int!, $key: String) {
  addToCart(input: { _id: $id, qty: $qty }, idempotency_key: $key) { _id product_id addedQty } }`;

it('each addition has an identity of its own, which is the same when it is sent again [API-GQL-557]', async () => {
  const added = async (qty: number, key: string | null) =>
    Object(await ask(who, ADD, { id: card, qty, key })).addToCart;
  const replies = [await added(1, 'one'), await added(2, 'two'), await added(1, null), await added(1, null)];
  expect(new Set(replies.map(({ _id }) => _id)).size).toBe(4);
  expect(await added(1, 'one')).toEqual(replies[0]);
  expect(replies[1]).toMatchObject({ product_id: card, addedQty: 2 });
  expect(await added(10_000, null)).toMatchObject({ _id: null, product_id: card });
});

it('an option and its value may be sent by their identities, wherever they may be chosen [API-041]', async () => {
  const query = `query ($id: ID!, $chosen: JSON) { product(_id: $id) {
    productOptions { ... on ChoiceOption { _id values { _id } } } product_options_fee(chosen: $chosen) } }`;
  const { productOptions } = Object(await ask(who, query, { id: card })).product;
  const [{ _id: option, values }] = productOptions;
  const chosen = { [option]: values[0]._id };
  expect(await ask(who, query, { id: card, chosen })).toMatchObject({ product: { product_options_fee: 3 } });
  const guest = sale.visitor();
  await guest.post('/api/cart/add', { id: card, qty: 1, product_options_data: chosen });
  expect(await ask(guest, '{ getCartSummary { items { product_options_data } } }')).toEqual({
    getCartSummary: { items: [{ product_options_data: { 'Ink at 100': 'Gold' } }] },
  });
});

it('the options of a variation are those of its product', async () => {
  const shirt = variableProduct({ red: 1000 }, { sku: 'SHIRT', slug: 'shirt', productOptions: inks(50) });
  await createProduct(sale.system, shirt);
  const options = 'productOptions { ... on ChoiceOption { _id } ... on TextOption { _id } }';
  const query = `{ product(slug: "shirt") { ${options} variations { product { ${options} } } } }`;
  const { product } = Object(await ask(who, query));
  expect(product.productOptions).toHaveLength(3);
  expect(product.variations).toEqual([{ product: { productOptions: product.productOptions } }]);
});

it('words that begin like an identity stay as they were typed', async () => {
  const guest = sale.visitor();
  const words = `${card}:hello: world`;
  await guest.post('/api/cart/add', { id: card, qty: 1, product_options_data: { 'Name at 100': words } });
  expect(await ask(guest, '{ getCartSummary { items { product_options_data } } }')).toEqual({
    getCartSummary: { items: [{ product_options_data: { 'Name at 100': words } }] },
  });
});
