import { createCustomer, createProduct } from '@stoa/commerce';
import { plainSettings, variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { serveMug } from './testing/served-mug.ts';

const { sale, mug } = await serveMug({
  settings: { ...plainSettings, checkout: { ...plainSettings.checkout, stateRequired: ['CA'] } },
});

const withCode = (code: string) => ({ errors: [{ extensions: { code } }] });

describe('GraphQL', () => {
  it('refuses batches', async () => {
    const answer = await sale.visitor().post('/api-graphql', [{ query: '{ me { email } }' }]);
    expect(answer.text).toContain('errors');
    expect(answer.text).not.toContain('"data"');
  });

  it('does not guess aloud what a typing error meant, and keeps the schema public', async () => {
    const { text } = await sale.visitor().graphql('{ initSetings { currency } }');
    expect(text).toContain('Cannot query field');
    expect(text).not.toContain('initSettings');
    const introspected = await sale.visitor().graphql('{ __schema { queryType { name } } }');
    expect(introspected.body).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
  });

  it('changes nothing by GET', async () => {
    const answer = await sale
      .visitor()
      .get(`/api-graphql?query=${encodeURIComponent('mutation { logout { success } }')}`);
    expect(answer.status).toBe(405);
    expect(answer.body).toMatchObject(withCode('METHOD_NOT_ALLOWED'));
  });

  it.each([
    ['text/plain', '{"query":"mutation { logout { success } }"}'],
    ['application/x-www-form-urlencoded', 'query=mutation%20%7B%20logout%20%7B%20success%20%7D%20%7D'],
    ['application/graphql', 'mutation { logout { success } }'],
    ['application/graphql+json', '{"query":"mutation { logout { success } }"}'],
    ['multipart/form-data; boundary=b', '--b--'],
    ['application/jsonp', '{"query":"mutation { logout { success } }"}'],
  ])('takes JSON only, not %s [API-GQL-502]', async (type, body) => {
    const answer = await sale
      .visitor()
      .send('/api-graphql', { method: 'POST', headers: { 'content-type': type }, body });
    expect(answer).toMatchObject({ status: 415, body: withCode('UNSUPPORTED_MEDIA_TYPE') });
  });

  it.each(['application/json', 'application/json;charset=UTF-8'])(
    'takes %s, and answers in either type of its kind [API-GQL-502]',
    async (type) => {
      const accept = 'application/graphql-response+json';
      const answer = await sale
        .visitor()
        .graphql('mutation { logout { success } }', {}, { 'content-type': type, accept });
      expect(answer).toMatchObject({ status: 200, body: { data: { logout: { success: true } } } });
      expect(answer.headers.get('content-type')).toContain(accept);
    },
  );

  it('refuses a bearer token that opens nothing', async () => {
    const who = sale.visitor({ authorization: `Bearer ${'x'.repeat(43)}` });
    const answer = await who.graphql('{ me { email } }');
    expect(answer).toMatchObject({ status: 401, body: withCode('UNAUTHENTICATED') });
  });

  it('has no room for a price [CHK-010]', async () => {
    const query = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { success } }';
    const answer = await sale.visitor().graphql(query, { input: { _id: mug.id, qty: 1, price: 0.01 } });
    expect(answer.body).toMatchObject(withCode('BAD_USER_INPUT'));
  });

  it('tells a headless guest a token for its visit, and a visit that stands no token [API-GQL-510, API-GQL-507]', async () => {
    const query = '{ initSessionId { session_id token } }';
    const began = await sale.visitor().graphql(query);
    const { session_id, token } = Object(began.body).data.initSessionId;
    const who = sale.visitor({ authorization: `Bearer ${token}` });
    expect((await who.graphql(query)).body).toEqual({ data: { initSessionId: { session_id, token: null } } });
    const add = `mutation ($id: ID!) { addToCart(input: { _id: $id, qty: 1 }) { cart_count } }`;
    await who.graphql(add, { id: mug.id });
    expect((await who.graphql('{ getCartCount { count } }')).body).toEqual({
      data: { getCartCount: { count: 1 } },
    });
    const stranger = sale.visitor({ 'session-id': session_id });
    expect((await stranger.graphql('{ getCartCount { count } }')).body).toMatchObject(withCode('NOT_FOUND'));
  });
});

it('suggests no faster than anybody types [OPEN-005]', async () => {
  const ask = () => sale.visitor().post('/api/pliable/search', { searchType: 'suggestion', keyword: 'mu' });
  for (let at = 0; at < 20; at++) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('REST', () => {
  it('names a key it does not know', async () => {
    const answer = await sale.visitor().post('/api/cart/add', { id: mug.id, qty: 1, price: 0.01 });
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, code: 'BAD_USER_INPUT', field: 'price' },
    });
  });

  it.each([
    ['half of JSON', '{', 'application/json', 400, 'BAD_USER_INPUT'],
    ['a number that is none', '{"id":"x","qty":NaN}', 'application/json', 400, 'BAD_USER_INPUT'],
    ['null', 'null', 'application/json', 400, 'BAD_USER_INPUT'],
    ['a list', '[]', 'application/json', 400, 'BAD_USER_INPUT'],
    ['a form', 'id=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['more than 1 MB', `"${'x'.repeat(1_048_577)}"`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_what, body, type, status, code) => {
    const headers = { 'content-type': type };
    const answer = await sale.visitor().send('/api/cart/add', { method: 'POST', headers, body });
    expect(answer).toMatchObject({ status, body: { success: false, code } });
  });

  it.each(['{', '{"id":"x","qty":NaN}', 'id=1'])(
    'says that %s is broken JSON and blames no field',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await sale.visitor().send('/api/cart/add', { method: 'POST', headers, body });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
      expect(Object(answer.body).message).toContain('request.broken_json');
      expect(answer.body).toMatchObject({ field: null, field_errors: [] });
    },
  );

  it('answers other methods and paths in JSON', async () => {
    const who = sale.visitor();
    const put = await who.send('/api/cart', { method: 'DELETE' });
    expect(put).toMatchObject({ status: 405, body: { success: false, code: 'METHOD_NOT_ALLOWED' } });
    expect(await who.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('signs out who asks for it, and nobody for another site’s picture [API-REST-502, AUTH-504, AUTH-505, OPEN-507]', async () => {
    const account = { email: 'ada@example.com', password: 'correct horse' };
    await createCustomer(sale.system, account);
    const who = sale.visitor();
    const { token } = Object((await who.post('/api/auth/login', account)).body);
    const isKnown = async () => Object((await who.get('/api/auth/user')).body).user?.email === account.email;
    expect(await isKnown()).toBe(true);
    expect(await who.get('/api/auth/logout', { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
    });
    expect(await isKnown()).toBe(true);
    expect(await who.get('/api/auth/logout', { 'sec-fetch-site': 'same-origin' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(await isKnown()).toBe(false);
    const headless = sale.visitor({ authorization: `Bearer ${token}` });
    expect((await headless.get('/api/auth/user')).status).toBe(401);
  });

  it.each(['https://evil.example/', 'https://evil.example/?from=http://127.0.0.1', 'nonsense'])(
    'signs nobody out for a page that only the referer %s tells of [API-REST-502, OPEN-507]',
    async (referer) => {
      expect(await sale.visitor().get('/api/auth/logout', { referer })).toMatchObject({ status: 403 });
    },
  );

  it('signs out for a page of the shop’s own that only the referer tells of', async () => {
    const referer = `${sale.server.url}/account`;
    expect(await sale.visitor().get('/api/auth/logout', { referer })).toMatchObject({ status: 200 });
  });

  it('answers a HEAD as the GET without its body, where that changes nothing', async () => {
    const who = sale.visitor();
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => who.send('/api/cart/count', { method })),
    );
    expect([head?.status, head?.text]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect(head?.headers.get(name), name).toBe(get?.headers.get(name));
    for (const path of ['/api/auth/logout', '/api/cart/add'])
      expect(await who.send(path, { method: 'HEAD' }), path).toMatchObject({ status: 405 });
    expect(await who.send('/api/cart', { method: 'OPTIONS' })).toMatchObject({ status: 405 });
  });

  it('adds a variation named beside its product, and none of another product [API-040]', async () => {
    const { system } = sale;
    const [bowl, plate] = await Promise.all(
      ['Bowl', 'Plate'].map((name) => createProduct(system, variableProduct({ Red: 1000 }, { name }))),
    );
    const variation = Object.values(bowl?.variationIds ?? {})[0];
    const add = (named: object) => sale.visitor().post('/api/cart/add', { qty: 1, ...named });
    const right = [
      { id: bowl?.id, variable_product: variation },
      { id: variation, parent_id: bowl?.id },
      { id: bowl?.id, variable_product: variation, parent_id: bowl?.id },
    ];
    for (const named of right) expect(await add(named)).toMatchObject({ status: 200, body: { addedQty: 1 } });
    const [own, stranger] = [sale.shop.ownSellerId, '0198c0de-0000-7000-8000-000000000000'];
    expect(await add({ id: mug.id, sellerGuid: own })).toMatchObject({ status: 200 });
    const wrong = [
      { id: mug.id, sellerGuid: stranger },
      { id: plate?.id, variable_product: variation },
      { id: mug.id, variable_product: variation },
      { id: variation, parent_id: plate?.id },
      { id: bowl?.id, variable_product: variation, parent_id: plate?.id },
      { id: 'x', variable_product: variation },
    ];
    for (const named of wrong) {
      expect(await add(named)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('gives settings by name from the public ones alone [API-REST-518, API-REST-519]', async () => {
    const models = [
      'modules.messages.is_active',
      'general.app.name',
      'constructor',
      'checkout.taxRates',
      'general.__proto__',
    ];
    const answer = await sale.visitor().post('/api/setting/configuration', { models });
    expect(answer.body).toEqual({
      success: true,
      data: {
        'modules.messages.is_active': { value: false },
        'general.app.name': { value: sale.shop.name },
        ...Object.fromEntries(
          ['checkout.taxRates', 'constructor', 'general.__proto__'].map((name) => [name, { value: null }]),
        ),
      },
    });
  });

  it('lists countries and the count on the badge [API-REST-513, CART-514, CHK-006]', async () => {
    const who = sale.visitor();
    const { body } = await who.get('/api/countries');
    expect(body).toMatchObject({
      success: true,
      countries: [{ code: 'US', name: 'United States' }, { code: 'CA' }],
      state_required: ['CA'],
    });
    const states = Object(body).countries.map((country: { states: object[] }) => country.states);
    expect(states[0]).toContainEqual({ code: 'NY', name: 'New York' });
    expect((await who.get('/api/cart/count')).body).toEqual({ success: true, count: 0 });
  });
});
