import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addTurns } from './route-turns.ts';

let app: FastifyInstance;
/** What happened, in its order. */
let happened: string[];

beforeEach(() => {
  app = fastify();
  happened = [];
  addTurns(app, async (request, _reply, work) => {
    happened.push(`${request.method} ${request.url} begins`);
    try {
      return await work();
    } finally {
      happened.push(`${request.method} ${request.url} ends`);
    }
  });
});
afterEach(() => app.close());

it('a route waits for its turn whatever it is, once, also for HEAD', async () => {
  app.get('/anything', async () => 'said');
  expect((await app.inject('/anything')).body).toBe('said');
  expect((await app.inject({ method: 'HEAD', url: '/anything' })).statusCode).toBe(200);
  expect(happened).toEqual([
    'GET /anything begins',
    'GET /anything ends',
    'HEAD /anything begins',
    'HEAD /anything ends',
  ]);
});

it('a route of a scope within waits too', async () => {
  await app.register(async (scope) => scope.get('/within', async () => 'said'));
  await app.inject('/within');
  expect(happened).toEqual(['GET /within begins', 'GET /within ends']);
});

it('a place is given back when the answer is made, before it is sent', async () => {
  app.addHook('onSend', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    happened.push('sent');
  });
  app.get('/replies', async (_request, reply) => reply.send('said'));
  expect((await app.inject('/replies')).body).toBe('said');
  expect(happened).toEqual(['GET /replies begins', 'GET /replies ends', 'sent']);
});

it('what fails in its turn is answered as any failure, and gives its place back', async () => {
  app.get('/fails', async () => Promise.reject(new Error('broken')));
  expect((await app.inject('/fails')).statusCode).toBe(500);
  expect(happened).toEqual(['GET /fails begins', 'GET /fails ends']);
});

it.each(['/sitemap.xml', '/assets/app.js', '/*'])('%s is listed, and does without', async (url) => {
  app.get(url, async () => 'said');
  expect((await app.inject(url === '/*' ? '/mugs' : url)).body).toBe('said');
  expect(happened).toEqual([]);
});
