import { expect, test } from 'vitest';
import { at, Caller, listAt, textAt } from './caller.ts';

test('a session that was begun serves every call that names it: the cart of a guest follows it [API-GQL-507, API-GQL-510]', async () => {
  const caller = new Caller('harbor');
  const { initSessionId } = await caller.graphql('{ initSessionId { session_id } }');
  const headers = { 'session-id': textAt(initSessionId, 'session_id') };
  const data = await caller.graphql(
    '{ categoryPliableData(path:"Shop All",limit:100) { data { _id class_code stockStatus product_option_set } } }',
    headers,
  );
  const some = listAt(data, 'categoryPliableData.data').find(
    (one) => one.class_code === 'simple' && one.stockStatus === 'in-stock' && !one.product_option_set,
  );
  const { addToCart } = await caller.graphql(
    `mutation { addToCart(input:{_id:${JSON.stringify(some?._id)},qty:1}) { success } }`,
    headers,
  );
  expect(at(addToCart, 'success')).toBe(true);
  const counted = await caller.graphql('{ getCartCount { count } }', headers);
  expect(at(counted, 'getCartCount.count')).toBe(1);
});

test('signing out again by the same token is no error [OPEN-507]', async () => {
  const signed = new Caller('harbor');
  const token = await signed.signIn('shopper@example.com');
  const headers = { authorization: `Bearer ${token}` };
  const other = new Caller('harbor');
  for (const _ of [1, 2]) {
    const { status, body } = await other.post('/api/auth/logout', {}, headers);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true });
  }
  expect((await other.get('/api/auth/logout', headers)).body).toEqual({ success: true });
});
