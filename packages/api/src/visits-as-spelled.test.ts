import { createCustomer } from '@stoa/commerce';
import { expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';
import { someText } from './testing/some-text.ts';

const { sale, mug } = await serveMug();

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

it('the id of a visit that was asked for is enough as a header beside its cookie [API-GQL-507, API-GQL-510]', async () => {
  const who = sale.visitor();
  const query = '{ initSessionId { session_id token } }';
  const { initSessionId } = Object(await ask(who, query));
  expect(initSessionId).toEqual({ session_id: someText, token: someText });
  const known = { session_id: initSessionId.session_id, token: null };
  expect(await ask(who, query)).toEqual({ initSessionId: known });
  const own = who.with({ 'session-id': initSessionId.session_id });
  expect(await own.post('/api/cart/add', { id: mug.id, qty: 1 })).toMatchObject({ status: 200 });
  expect(await ask(own, '{ getCartCount { count } }')).toEqual({ getCartCount: { count: 1 } });
  const stranger = sale.visitor({ 'session-id': initSessionId.session_id });
  expect(await stranger.get('/api/cart')).toMatchObject({ status: 404, body: { field: 'session-id' } });
});
