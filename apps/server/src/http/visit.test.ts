import cookie from '@fastify/cookie';
import { nothingKept, type Shop, startSession } from '@stoa/commerce';
import {
  createTestDatabase,
  makeShop,
  type TestDatabase,
  testClock,
  testPlatform,
} from '@stoa/commerce/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AnonymousContext, RequestVisit } from './visit.ts';

const THIRTY_DAYS = 2_592_000;

const from = { clientAddress: '192.0.2.1' };

const clock = testClock();
let test: TestDatabase;
let shop: Shop;
let app: FastifyInstance;

const base = (of: Shop): AnonymousContext => {
  return { ...testPlatform(test.db, clock), shop: of, requestId: 'request', dependencies: nothingKept };
};

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  shop = await makeShop(test.db);
  app = fastify();
  await app.register(cookie);
  app.setErrorHandler((error, _request, reply) => reply.code(401).send(String(error)));
  app.get(
    '/',
    async (request, reply) => (await new RequestVisit(base(shop), request, reply).context()).actor,
  );
  app.post(
    '/cart',
    async (request, reply) => (await new RequestVisit(base(shop), request, reply).ensureVisitor()).actor,
  );
  app.post<{ Querystring: { token: string } }>('/session', async (request, reply) =>
    new RequestVisit(base(shop), request, reply).signedIn(request.query.token),
  );
  app.post('/visit', (request, reply) => new RequestVisit(base(shop), request, reply).beginBearer());
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const asBearer = (token: string) => app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });

it('the cookie of a visit, and of who is signed in, lasts thirty days, and no script reads it [AUTH-502, AUTH-512, CONST-505]', async () => {
  const kept = { path: '/', httpOnly: true, maxAge: THIRTY_DAYS };
  const guest = await app.inject({ method: 'POST', url: '/cart', remoteAddress: '198.51.100.9' });
  expect(guest.cookies).toMatchObject([kept]);
  const { token } = await startSession(base(shop), from);
  const { cookies } = await app.inject({ method: 'POST', url: `/session?token=${token}` });
  expect(cookies).toContainEqual(expect.objectContaining({ ...kept, name: 'stoa-session', value: token }));
});

it('a bearer token is its visit’s for as long as the visit lasts [AUTH-512]', async () => {
  const { token, actor } = await startSession(base(shop), from);
  expect((await asBearer(token)).json()).toEqual(actor);
  clock.advance(THIRTY_DAYS);
  expect(await asBearer(token)).toMatchObject({
    statusCode: 401,
    body: expect.stringContaining('unauthenticated'),
  });
});

it('a bearer token of another shop opens nothing here [TEN-507]', async () => {
  const { token } = await startSession(base(await makeShop(test.db)), from);
  expect((await asBearer(token)).statusCode).toBe(401);
});

it('a cookie whose session has ended makes a guest, and goes [AUTH-512]', async () => {
  const { token } = await startSession(base(shop), from);
  clock.advance(THIRTY_DAYS);
  const reply = await app.inject({ url: '/', cookies: { 'stoa-session': token } });
  expect(reply.json()).toEqual({ kind: 'guest' });
  expect(reply.cookies).toMatchObject([{ name: 'stoa-session', value: '', path: '/' }]);
});

it('visits of one network are few, however they begin, and who has one is not counted again', async () => {
  const ask = (url: '/cart' | '/visit', remoteAddress: string, cookies = {}) =>
    app.inject({ method: 'POST', url, remoteAddress, cookies });
  const first = await ask('/cart', '198.51.100.7');
  const [{ name = '', value = '' } = {}] = first.cookies;
  for (let at = 2; at <= 300; at += 1) {
    expect((await ask(at % 2 ? '/cart' : '/visit', '198.51.100.7')).statusCode).toBe(200);
  }
  for (const url of ['/cart', '/visit'] as const) {
    expect((await ask(url, '198.51.100.7')).body).toContain('rate-limited');
    expect((await ask(url, '198.51.100.8')).statusCode).toBe(200);
  }
  for (let at = 0; at < 3; at += 1) {
    expect((await ask('/cart', '198.51.100.7', { [name]: value })).json()).toEqual(first.json());
  }
});
