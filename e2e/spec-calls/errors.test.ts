import { describe, expect, test } from 'vitest';
import { at, Caller, type Json } from './caller.ts';

const harbor = new Caller('harbor');
const LARGE = 'x'.repeat(1_100_000);

/** What REST answers when it refuses. */
const refused = (code: string): Json => ({ success: false, code, message: expect.stringMatching(/./) });

describe('an error by REST', () => {
  test.each([
    ['an address that is not there', 'GET', '/api/nothing-of-the-kind', undefined, 404, 'NOT_FOUND'],
    ['a method that an address does not take', 'PUT', '/api/cart/add', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['a body beyond 1 MB', 'POST', '/api/cart/add', { id: LARGE, qty: 1 }, 413, 'PAYLOAD_TOO_LARGE'],
    [
      'a key of a wrong type',
      'POST',
      '/api/pliable/search',
      { searchType: 'product', keyword: 5 },
      400,
      'BAD_USER_INPUT',
    ],
    ['a product that is not there', 'POST', '/api/cart/add', { id: 'nothing', qty: 1 }, 404, 'NOT_FOUND'],
  ] as const)(
    'of %s has its status, its code and a message [ERR-017]',
    async (_, method, path, body, status, code) => {
      const answer = await harbor.call(method, path, body);
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject(refused(code));
      expect(JSON.stringify(answer.body)).not.toMatch(/\bat \/|node_modules|\.ts:/);
    },
  );
});

describe('an error by GraphQL', () => {
  test.each([
    ['a field that is not there', '{ nothingOfTheKind }', 'BAD_USER_INPUT'],
    ['a document that is none', '{', 'BAD_USER_INPUT'],
    ['an argument of a wrong type', '{ categoryBySlug(slug:5) { _id } }', 'BAD_USER_INPUT'],
    [
      'a template that is not there',
      '{ getTemplateBySlug(slug:"nothing") { template { _id } } }',
      'NOT_FOUND',
    ],
  ] as const)('of %s has a code in its extensions [ERR-017]', async (_, query, code) => {
    const { body } = await harbor.document(query);
    expect(at(body, 'errors.0')).toMatchObject({
      message: expect.stringMatching(/./),
      extensions: { code, retryable: false },
    });
    expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|\.ts:/);
  });
});

describe('the headers of every request', () => {
  test('are taken with what the settings and the session say [API-GQL-501, API-GQL-502, API-GQL-503, API-GQL-504, API-GQL-505, API-GQL-506, API-GQL-507, API-GQL-508, OPEN-536]', async () => {
    const caller = new Caller('harbor');
    const { initSettings } = await caller.graphql('{ initSettings { client { guid } } }');
    const { sliderProducts } = await caller.graphql(
      '{ sliderProducts(input:{type:"bestsellers",limit:10}) { products { _id class_code product_option_set } } }',
    );
    const products = (at(sliderProducts, 'products') as Json[]).filter(
      (one) => one.class_code === 'simple' && !one.product_option_set,
    );
    await caller.post('/api/cart/add', { id: products[0]?._id, qty: 1 });
    const { initSessionId, getCartSummary } = await caller.graphql(
      '{ initSessionId { session_id } getCartSummary(is_first:true) { _id } }',
    );
    const guid = String(at(initSettings, 'client.guid'));
    const headers = {
      'frontend-context': 'frontend',
      'client-domain': caller.host,
      'client-id': guid,
      'website-id': guid,
      'session-id': String(at(initSessionId, 'session_id')),
      'quote-id': String(at(getCartSummary, '_id')),
      'quote-order-id': '',
    };
    const counted = await caller.graphql(
      'query Count($slug: String!) { getCartCount { count } categoryBySlug(slug: $slug) { _id } }',
      headers,
      { slug: 'nothing' },
    );
    expect(counted).toEqual({ getCartCount: { count: 1 }, categoryBySlug: null });
    const { status } = await caller.get('/api/countries', headers);
    expect(status).toBe(200);
  });

  test.each([
    ['client-domain', 'ember.localhost'],
    ['client-id', 'another-shop'],
  ])(
    'of another shop (%s) are refused, by both doors [API-GQL-504, API-GQL-505, TEN-507]',
    async (name, value) => {
      const rest = await harbor.get('/api/countries', { [name]: value });
      expect(rest.status).toBe(403);
      expect(rest.body).toMatchObject({ ...refused('FORBIDDEN'), field: name });
      const { body } = await harbor.document('{ getCartCount { count } }', { [name]: value });
      expect(at(body, 'errors.0.extensions')).toMatchObject({ code: 'FORBIDDEN', field: name });
    },
  );
});

describe('an error has one shape everywhere', () => {
  test('by GraphQL, when the request never reaches a document', async () => {
    const large = await harbor.document(`{ getCartCount { count } } #${LARGE}`);
    expect(large.status).toBe(413);
    expect(at(large.body, 'errors.0.extensions')).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', params: {} });
    const foreign = await harbor.document('mutation { logout { success } }', {
      origin: 'http://evil.example',
    });
    expect(foreign.status).toBe(403);
    expect(at(foreign.body, 'errors.0.extensions')).toMatchObject({ code: 'FORBIDDEN', params: {} });
  });

  test.each([
    ['closed', 'CLIENT_UNAVAILABLE', 'client-unavailable', /is temporarily unavailable/],
    ['nobody', 'CLIENT_NOT_FOUND', 'client-not-found', /Shop not found/],
  ])('of a host %s, with the reason [ERR-501, ERR-502]', async (shop, code, reason, message) => {
    const caller = new Caller(shop);
    const rest = await caller.get('/api/countries');
    expect(rest.status).toBe(404);
    expect(rest.body).toMatchObject({ success: false, code, params: {} });
    expect(at(rest.body, 'errors.0.extensions')).toMatchObject({ code, reason });
    expect(rest.body.message).toMatch(message);
    const graphql = await caller.document('{ getCartCount { count } }');
    expect(at(graphql.body, 'errors.0.extensions')).toMatchObject({ code, reason });
  });

  test('and 405 names the methods that are taken', async () => {
    const answer = await harbor.call('PUT', '/api/cart/add', {});
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect((await harbor.call('DELETE', '/api/countries')).headers.allow).toMatch(/\bGET\b/);
  });
});
