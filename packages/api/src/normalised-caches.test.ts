import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { createProduct, type ProductInput } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';
import type { TestClient } from './testing/test-client.ts';
import { newYork } from './testing/test-sale.ts';

const { sale, mug } = await serveMug();

/** Options by the same codes, in each product with other words and another fee. */
const finish = (words: string, additionalFee: number): ProductInput['productOptions'] => [
  {
    ...{ id: 'finish', label: `${words} finish`, optionType: 'select', isRequired: false, additionalFee: 0 },
    initialVisibility: 'show',
    values: [{ id: 'gold', label: words, additionalFee, isDefault: false, initialVisibility: 'show' }],
  },
];

const PRODUCT = `query Product($slug: String!) {
  product(slug: $slug) {
    _id name price
    variants { _id code label options { value selected } }
    variations { _id sku price variation_values }
    productOptions { ... on ChoiceOption { _id code label values { _id code label additional_fee } } }
    available_price_levels { _id min_qty price }
  }
}`;
const CART = '{ getCartSummary { _id grand_total shipping_amount items { _id name qty row_total } } }';
const CHECKOUT = `query Checkout($address: AddressInput) {
  checkout(address: $address) {
    summary { cart_id grand_total shipping_amount tax_amount items { _id name qty row_total } }
    shipping_methods { method title price }
  }
}`;

/** Two products, the cart, what it costs at two addresses: each is asked for, and then shown once more. */
const walk: readonly { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }[] = [
  { query: PRODUCT, variables: { slug: 'cup' } },
  { query: PRODUCT, variables: { slug: 'jug' } },
  { query: PRODUCT, variables: { slug: 'card' } },
  { query: PRODUCT, variables: { slug: 'book' } },
  { query: CART, variables: {} },
  { query: CHECKOUT, variables: { address: newYork } },
  { query: CHECKOUT, variables: { address: { ...newYork, state: 'CA', postcode: '90001' } } },
];

let token: string;
let who: TestClient;
/** The answers by a client that keeps nothing. */
const fresh: unknown[] = [];

beforeAll(async () => {
  const create = (product: ProductInput) => createProduct(sale.system, product);
  await create(variableProduct({ red: 1000, blue: 1200 }, { sku: 'CUP', name: 'Cup', slug: 'cup' }));
  await create(variableProduct({ blue: 3000, green: 3300 }, { sku: 'JUG', name: 'Jug', slug: 'jug' }));
  await create(simpleProduct({ sku: 'CARD', slug: 'card', productOptions: finish('Gilt', 100) }));
  await create(simpleProduct({ sku: 'BOOK', slug: 'book', productOptions: finish('Gold leaf', 950) }));
  const { initSessionId } = Object(await ask(sale.visitor(), '{ initSessionId { token } }'));
  token = initSessionId.token;
  who = sale.visitor({ authorization: `Bearer ${token}` });
  await who.post('/api/cart/add', { id: mug.id, qty: 1 });
  for (const { query, variables } of walk) fresh.push(await ask(who, query, variables));
});

it('the walk tells each time something else', () => {
  const told = new Set(fresh.map((answer) => JSON.stringify(answer)));
  expect(told.size).toBe(walk.length);
});

describe('a client with a normalised cache shows each thing as it is', () => {
  const options = () => ({
    url: `${sale.server.url}/api-graphql`,
    headers: { authorization: `Bearer ${token}` },
  });

  it('Apollo', async () => {
    const { url, headers } = options();
    const client = new ApolloClient({
      link: new HttpLink({ uri: url, headers }),
      cache: new InMemoryCache(),
    });
    const documents = walk.map(({ query, variables }) => ({ query: gql(query), variables }));
    for (const document of documents) await client.query(document);
    const kept = documents.map((document) => client.readQuery(document));
    expect(kept.map(withoutTypenames)).toEqual(fresh);
    client.stop();
  });

  it('urql', async () => {
    const { url, headers } = options();
    const quiet = () => undefined;
    const client = new Client({
      url,
      fetchOptions: { headers },
      preferGetMethod: false,
      exchanges: [cacheExchange({ logger: quiet }), fetchExchange],
    });
    for (const { query, variables } of walk) await client.query(query, variables).toPromise();
    const kept = walk.map(({ query, variables }) => client.readQuery(query, variables)?.data);
    expect(kept.map(withoutTypenames)).toEqual(fresh);
  });
});

/** Such clients ask for the type of everything. */
function withoutTypenames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypenames);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(fields.map(([name, of]) => [name, withoutTypenames(of)]));
}
