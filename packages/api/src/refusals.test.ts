import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale } = await serveMug();

const shape = {
  code: expect.any(String),
  params: expect.any(Object),
  status: expect.any(Number),
  retryable: expect.any(Boolean),
  field: null,
  field_errors: [],
};

describe('every refusal has one shape', () => {
  it.each<[string, string, unknown, Record<string, string>, number, object]>([
    ['an unknown path', '/api/nowhere', {}, {}, 404, { code: 'NOT_FOUND' }],
    [
      'a body that is too large',
      '/api/cart/add',
      'x'.repeat(1_100_000),
      {},
      413,
      { code: 'PAYLOAD_TOO_LARGE' },
    ],
    [
      'another shop’s client',
      '/api/cart/add',
      {},
      { 'client-id': 'another' },
      403,
      { code: 'FORBIDDEN', field: 'client-id', field_errors: [{ field: 'client-id', code: 'FORBIDDEN' }] },
    ],
    [
      'an unknown key',
      '/api/cart/add',
      { id: 'x', qty: 1, price: 1 },
      {},
      400,
      {
        code: 'BAD_USER_INPUT',
        field: 'price',
        params: { unknown_key: 'price' },
        field_errors: [
          { field: 'price', code: 'input.unknown', message: expect.any(String), params: { label: 'price' } },
        ],
      },
    ],
  ])('by REST: %s', async (_what, path, body, headers, status, told) => {
    const answer = await sale.visitor().post(path, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      success: false,
      message: expect.any(String),
      ...shape,
      status,
      ...told,
    });
  });

  it('by GraphQL, of a document and of what it asks for', async () => {
    const who = sale.visitor();
    const unknown = await who.graphql('{ nothing }');
    expect(unknown.body).toMatchObject({ errors: [{ extensions: { ...shape, code: 'BAD_USER_INPUT' } }] });
    const orders = await who.graphql('{ orders(limit: 1000) { orders { _id } } }');
    expect(orders.body).toMatchObject({
      errors: [{ extensions: { ...shape, field: 'limit', field_errors: [{ field: 'limit' }] } }],
    });
  });

  it('a method that is not taken is told which are, by REST as by GraphQL', async () => {
    const who = sale.visitor();
    const put = (path: string) => who.send(path, { method: 'PUT' });
    const told = async (path: string) => {
      const { status, headers } = await put(path);
      return [status, headers.get('allow')];
    };
    expect(await told('/api/cart')).toEqual([405, 'GET, HEAD']);
    expect(await told('/api/cart/add')).toEqual([405, 'POST']);
    expect(await told('/api/auth/logout')).toEqual([405, 'GET, POST']);
  });
});

describe('the field of a refusal', () => {
  it('has the name that was sent, by each door', async () => {
    const who = sale.visitor();
    const nobody = '0198c0de-0000-7000-8000-000000000000';
    const query =
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { field field_errors { field } } }';
    expect(await ask(who, query, { input: { _id: nobody, qty: 1 } })).toEqual({
      addToCart: { field: '_id', field_errors: [{ field: '_id' }] },
    });
    const { body } = await who.post('/api/cart/add', { id: nobody, qty: 1 });
    expect(body).toMatchObject({ field: 'id', field_errors: [{ field: 'id' }] });
    const search = await who.post('/api/pliable/search', { searchType: 'horoscope' });
    expect(search.body).toMatchObject({ field: 'searchType' });
    const products = await who.post('/api/products/search', { limit: 1000 });
    expect(products.body).toMatchObject({ field: 'limit' });
    const graphql = await who.graphql('{ products(input: { limit: 1000 }) { total } }');
    expect(graphql.body).toMatchObject({ errors: [{ extensions: { field: 'limit' } }] });
  });

  it('comes with its rule, also where an account is refused', async () => {
    const query = `mutation ($input: RegisterInput!) { register(input: $input) {
      success code message field field_errors { field code params message } } }`;
    const register = async (input: object) => Object(await ask(sale.visitor(), query, { input })).register;
    const password = 'long enough';
    expect(await register({ email: 'no address', password })).toMatchObject({
      success: false,
      code: 'BAD_USER_INPUT',
      field: 'email',
      field_errors: [{ field: 'email', code: 'field.email', params: {} }],
    });
    expect(await register({ email: 'ada@example.com', password: 'short' })).toMatchObject({
      field: 'password',
      field_errors: [{ field: 'password', code: 'field.min_length', params: { length: 8 } }],
    });
    expect(await register({ email: 'ada@example.com', password })).toMatchObject({
      success: true,
      field_errors: [],
    });
  });
});

it('a limit that every entry of a list meets is told once', async () => {
  for (let n = 0; n < 30; n++) await sale.simple();
  const query =
    '{ products(input: { type: "newest", limit: 30 }) { products { available_price_levels { price } } } }';
  const { body } = await sale.visitor().graphql(query);
  expect(Object(body).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
});
