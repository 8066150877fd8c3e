import { expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';

const { port } = demo;
const at = (shop: string, headers: Readonly<Record<string, string>> = {}) =>
  new Client({ port, host: `${shop}.localhost:${port}`, headers });
const SENTENCE = 'Please sign in to continue.';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function signIn(shop: string): Promise<string> {
  const account = { email: 'shopper@example.com', password: 'stoa-demo' };
  const { body } = await at(shop).post<{ token: string }>('/api/auth/login', account);
  return body.token;
}

/** Returns the outcome of these headers in GraphQL, REST and on a page. */
async function everyDoor(headers: Readonly<Record<string, string>>) {
  const who = at('harbor', headers);
  const rest = await who.post<{ code?: string; message?: string }>('/api/cart/add', { id: 'x', qty: 1 });
  const { status, body } = await who.graphql('{ me { email } }');
  const page = await who.get('/account/orders', { accept: 'text/html' });
  const cookies = who.cookies.size;
  return {
    rest: [rest.status, rest.body.code, rest.body.message],
    graphql: [status, body],
    page: page.status,
    cookies,
  };
}

const refused = {
  rest: [401, 'UNAUTHENTICATED', SENTENCE],
  graphql: [
    401,
    {
      errors: [
        {
          message: SENTENCE,
          extensions: {
            code: 'UNAUTHENTICATED',
            params: {},
            status: 401,
            retryable: false,
            field: null,
            field_errors: [],
          },
        },
      ],
    },
  ],
  page: 401,
  cookies: 0,
};

it.each(['Bearer', 'Bearer !!', `Bearer ${'x'.repeat(43)}`])(
  'a token that never was is refused, not taken for a guest: %s [AUTH-501]',
  async (authorization) => {
    expect(await everyDoor({ authorization })).toEqual(refused);
  },
);

it('another shop’s token is refused [AUTH-501, TEN-507]', async () => {
  expect(await everyDoor(bearer(await signIn('ember')))).toEqual(refused);
});

it('a token stands until its owner signs out, and then opens nothing [AUTH-504, AUTH-505]', async () => {
  const token = await signIn('harbor');
  const owner = at('harbor', bearer(token));
  const me = await owner.graphql('{ me { email } }');
  expect(me.body).toEqual({ data: { me: { email: 'shopper@example.com' } } });
  expect((await owner.post('/api/auth/logout', {})).body).toEqual({ success: true });
  expect(await everyDoor(bearer(token))).toEqual(refused);
});

it('cookies do not help a wrong token', async () => {
  const visitor = at('harbor');
  await visitor.post('/api/auth/login', { email: 'shopper@example.com', password: 'stoa-demo' });
  const { status } = await visitor.post(
    '/api-graphql',
    { query: '{ me { email } }' },
    bearer('x'.repeat(43)),
  );
  expect(status).toBe(401);
});

it('a session cookie that opens nothing is a guest’s, and is taken away [AUTH-501]', async () => {
  const visitor = at('harbor');
  visitor.cookies.set('stoa-session', 'x'.repeat(43));
  const { status, body } = await visitor.graphql('{ me { email } }');
  expect([status, body]).toEqual([200, { data: { me: null } }]);
  expect(visitor.cookies.size).toBe(0);
});

it('what a proxy asks for beside the shop is no token: who sends it is a guest, and no other site can write by it', async () => {
  const basic = { authorization: 'Basic c2hvcHBlcjpzdG9h' };
  const page = await at('harbor', basic).get('/mugs-cups', { accept: 'text/html' });
  expect(page.status).toBe(200);
  expect((await at('harbor', basic).graphql('{ me { email } }')).body).toEqual({ data: { me: null } });
  const foreign = at('harbor', { ...basic, 'sec-fetch-site': 'cross-site' });
  expect((await foreign.post('/api/cart/add', { id: 'x', qty: 1 })).status).toBe(403);
});
