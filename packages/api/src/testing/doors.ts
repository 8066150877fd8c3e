import { z } from 'zod';
import { graphqlOutcome, type Outcome, restOutcome } from './outcome.ts';
import * as shapes from './shapes.ts';
import type { TestClient } from './test-client.ts';

export interface Addition {
  readonly id: string;
  readonly qty: unknown;
  readonly key?: string;
}

type Json = Readonly<Record<string, unknown>>;
type Of<S extends z.ZodType> = Promise<Outcome<z.output<S>>>;

/** What a buyer does, through one door of the contract. */
export interface Door {
  readonly name: string;
  product(who: TestClient, id: string): Of<typeof shapes.product>;
  listing(who: TestClient, view: Json): Of<z.ZodArray<typeof shapes.product>>;
  search(who: TestClient, searchType: string, keyword: string): Of<z.ZodArray<typeof shapes.product>>;
  add(who: TestClient, addition: Addition): Of<typeof shapes.added>;
  cart(who: TestClient): Of<typeof shapes.summary>;
  update(who: TestClient, itemId: string, qty: unknown): Of<typeof shapes.summary>;
  remove(who: TestClient, itemId: string): Of<typeof shapes.summary>;
  estimate(who: TestClient, input: Json): Of<z.ZodNumber>;
  place(who: TestClient, input: Json, key: string): Of<typeof shapes.placed>;
  /** Returns the order placed with this key, as a checkout tells it. */
  placedWith(who: TestClient, key: string): Of<z.ZodNullable<typeof shapes.placedOrder>>;
  order(who: TestClient, id: string, token?: string): Of<typeof shapes.order>;
  login(who: TestClient, email: string, password: string): Of<z.ZodString>;
}

const PRODUCT = '_id name url price final_price msrp is_price_hidden stockStatus salableQty';
const SUMMARY = `_id amount grand_total total_due tax_amount shipping_amount items { item_id sku qty price }`;
const TAXES = 'prices_include_tax taxes { name rate taxable_amount amount }';
const ORDER = `_id increment_id email grand_total ${TAXES} status { name } items { sku qty }`;
const REPLY = `success code message summary { ${SUMMARY} }`;

const products = z.array(shapes.product);
const checkedOut = z
  .object({ placed_order: shapes.placedOrder.nullable() })
  .transform(({ placed_order: placed }) => placed);
const found = z.object({ data: products }).transform(({ data }) => data);
const searched = z.object({ products }).transform((reply) => reply.products);
const withSummary = z.object({ summary: shapes.summary }).transform((reply) => reply.summary);
const orNotFound = <T>(outcome: Outcome<T | null>): Outcome<T> => {
  if (!outcome.ok) return outcome;
  const { value, text } = outcome;
  return value === null ? { ok: false, code: 'NOT_FOUND', text } : { ok: true, value, text };
};

export const graphqlDoor: Door = {
  name: 'GraphQL',
  async product(who, id) {
    const answer = await who.graphql(`query ($id: ID!) { product(_id: $id) { ${PRODUCT} } }`, { id });
    return orNotFound(graphqlOutcome(answer, 'product', shapes.product.nullable()));
  },
  async listing(who, view) {
    const query = `query ($slug: String, $filter: JSON, $order: String, $dir: String, $limit: Int, $page: Int) {
      categoryPliableData(slug: $slug, filter: $filter, order: $order, dir: $dir, limit: $limit, page: $page) {
        data { ${PRODUCT} } filter { code min max } sorts } }`;
    return graphqlOutcome(await who.graphql(query, view), 'categoryPliableData', found);
  },
  async search(who, searchType, keyword) {
    const query = `query ($type: String!, $keyword: String) {
      searchPliable(search_type: $type, keyword: $keyword) { success message products { ${PRODUCT} } } }`;
    const answer = await who.graphql(query, { type: searchType, keyword });
    return graphqlOutcome(answer, 'searchPliable', searched);
  },
  async add(who, { id, qty, key }) {
    const query = `mutation ($input: AddToCartInput!, $key: String) {
      addToCart(input: $input, idempotency_key: $key) { success code addedQty qtyInCart cart_count } }`;
    return graphqlOutcome(
      await who.graphql(query, { input: { _id: id, qty }, key }),
      'addToCart',
      shapes.added,
    );
  },
  async cart(who) {
    return graphqlOutcome(
      await who.graphql(`{ getCartSummary { ${SUMMARY} } }`),
      'getCartSummary',
      shapes.summary,
    );
  },
  async update(who, itemId, qty) {
    const query = `mutation ($products: [CartQuantityInput!]!) { updateCart(products: $products) { ${REPLY} } }`;
    const answer = await who.graphql(query, { products: [{ item_id: itemId, qty }] });
    return graphqlOutcome(answer, 'updateCart', withSummary);
  },
  async remove(who, itemId) {
    const query = `mutation ($id: ID!) { removeFromCart(item_id: $id) { ${REPLY} } }`;
    return graphqlOutcome(await who.graphql(query, { id: itemId }), 'removeFromCart', withSummary);
  },
  async estimate(who, input) {
    const query =
      'mutation ($input: EstimateTaxInput!) { estimateTax(input: $input) { success message total_due } }';
    const shape = z.object({ total_due: z.number() }).transform((reply) => reply.total_due);
    return graphqlOutcome(await who.graphql(query, { input }), 'estimateTax', shape);
  },
  async place(who, input, key) {
    const query = `mutation ($input: PlaceOrderInput!, $key: String!) {
      placeOrder(input: $input, idempotency_key: $key) {
        success code message field_errors { field } fresh_total guest_token order { ${ORDER} } } }`;
    return graphqlOutcome(await who.graphql(query, { input, key }), 'placeOrder', shapes.placed);
  },
  async placedWith(who, key) {
    const query =
      'query ($key: String!) { checkout(idempotency_key: $key) { placed_order { _id guest_token } } }';
    return graphqlOutcome(await who.graphql(query, { key }), 'checkout', checkedOut);
  },
  async order(who, id, token) {
    const query = `query ($id: ID!, $token: String) { order(_id: $id, token: $token) { ${ORDER} } }`;
    return orNotFound(
      graphqlOutcome(await who.graphql(query, { id, token }), 'order', shapes.order.nullable()),
    );
  },
  async login(who, email, password) {
    const query = `mutation ($email: String!, $password: String!) {
      login(email: $email, password: $password) { success message token } }`;
    const shape = z.object({ token: z.string() }).transform((reply) => reply.token);
    return graphqlOutcome(await who.graphql(query, { email, password }), 'login', shape);
  },
};

export const restDoor: Door = {
  name: 'REST',
  async product(who, id) {
    const shape = z.object({ product: shapes.product }).transform((reply) => reply.product);
    return restOutcome(await who.get(`/api/products/${id}`), shape);
  },
  async listing(who, { slug, order, dir, limit, page, ...view }) {
    const params = { slug: slug ?? 'shop-all', order, dir, limit, page };
    const shape = z.object({ pliable_data: found }).transform((reply) => reply.pliable_data);
    return restOutcome(await who.post('/api/pliable/search', { type: 'category', params, ...view }), shape);
  },
  async search(who, searchType, keyword) {
    return restOutcome(await who.post('/api/pliable/search', { searchType, keyword }), searched);
  },
  async add(who, { id, qty, key }) {
    const headers = key === undefined ? {} : { 'idempotency-key': key };
    return restOutcome(await who.post('/api/cart/add', { id, qty }, headers), shapes.added);
  },
  async cart(who) {
    return restOutcome(await who.get('/api/cart'), withSummary);
  },
  async update(who, itemId, qty) {
    const products = [{ item_id: itemId, qty }];
    return restOutcome(await who.post('/api/cart/update', { products }), withSummary);
  },
  async remove(who, itemId) {
    return restOutcome(await who.post('/api/cart/remove', { item_id: itemId }), withSummary);
  },
  async estimate(who, input) {
    const shape = withSummary.transform((reply) => reply.total_due);
    return restOutcome(await who.post('/api/cart/estimate-tax', input), shape);
  },
  async place(who, input, key) {
    const headers = { 'idempotency-key': key };
    return restOutcome(await who.post('/api/checkout/place-order', input, headers), shapes.placed);
  },
  async placedWith(who, key) {
    return restOutcome(await who.post('/api/checkout', { idempotency_key: key }), checkedOut);
  },
  async order(who, id, token) {
    const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
    const shape = z.object({ order: shapes.order }).transform((reply) => reply.order);
    return restOutcome(await who.get(`/api/orders/${id}${query}`), shape);
  },
  async login(who, email, password) {
    const shape = z.object({ token: z.string() }).transform((reply) => reply.token);
    return restOutcome(await who.post('/api/auth/login', { email, password }), shape);
  },
};
