import cookie from '@fastify/cookie';
import { type Shop, silentLog, startSession } from '@stoa/commerce';
import { createTestDatabase, makeShop, type TestDatabase, testClock } from '@stoa/commerce/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type AnonymousContext, RequestVisit } from './visit.ts';

const THIRTY_DAYS = 2_592_000;

const clock = testClock();
let test: TestDatabase;
let shop: Shop;
let app: FastifyInstance;

const base = (of: Shop): AnonymousContext => {
  return { shop: of, db: test.db, clock, log: silentLog, requestId: 'request' };
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
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const asBearer = (token: string) => app.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });

it('a bearer token is its visit’s for as long as the visit lasts [AUTH-512]', async () => {
  const { token, actor } = await startSession(base(shop));
  expect((await asBearer(token)).json()).toEqual(actor);
  clock.advance(THIRTY_DAYS);
  expect(await asBearer(token)).toMatchObject({
    statusCode: 401,
    body: expect.stringContaining('unauthenticated'),
  });
});

it('a bearer token of another shop opens nothing here [TEN-507]', async () => {
  const { token } = await startSession(base(await makeShop(test.db)));
  expect((await asBearer(token)).statusCode).toBe(401);
});

it('a cookie whose session has ended makes a guest, and goes [AUTH-512]', async () => {
  const { token } = await startSession(base(shop));
  clock.advance(THIRTY_DAYS);
  const reply = await app.inject({ url: '/', cookies: { 'stoa-session': token } });
  expect(reply.json()).toEqual({ kind: 'guest' });
  expect(reply.cookies).toMatchObject([{ name: 'stoa-session', value: '', path: '/' }]);
});
