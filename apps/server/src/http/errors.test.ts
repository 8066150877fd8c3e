import { msg, ShopError } from '@stoa/domain';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addErrorHandling } from './errors.ts';

/** What somebody is answered whose request fails with this error. */
async function answerTo(error: Error, accept: string) {
  const app = fastify();
  addErrorHandling(app);
  app.get('/', () => Promise.reject(error));
  const reply = await app.inject({ url: '/', headers: { accept } });
  await app.close();
  return reply;
}

it('where no shop can draw an error, a page says so and leads home [ERR-007, ERR-008, ERR-009, TEN-010]', async () => {
  const { statusCode, body } = await answerTo(new Error('secret'), 'text/html');
  expect(statusCode).toBe(500);
  expect(body).toContain('<title>Internal Server Error</title>');
  expect(body).toContain('<h1>Something went wrong.</h1>');
  expect(body).toContain('An error occurred while showing the error page');
  expect(body).toMatch(/<a href="\/">[^<]+<\/a>/);
  expect(body).not.toContain('secret');
});

it('data of a failure nobody foresaw tell nothing of its cause [ERR-007, ERR-017]', async () => {
  const { statusCode, body, json } = await answerTo(new Error('secret'), 'application/json');
  expect([statusCode, json().code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
  expect(body).not.toContain('secret');
});

it.each([
  ['the database is away', 'ECONNREFUSED'],
  ['the disk is full', 'ENOSPC'],
  ['the database’s disk is full', '53100'],
  ['the database takes no writes', '25006'],
])('while %s, it is said that waiting helps, and how long', async (_what, code) => {
  const gone = Object.assign(new Error('underneath'), { code });
  const error = new Error('not read', { cause: gone });
  const data = await answerTo(error, 'application/json');
  expect([data.statusCode, data.json().code, data.headers['retry-after']]).toEqual([
    503,
    'SERVICE_UNAVAILABLE',
    '5',
  ]);
  expect(data.json().message).toContain('try again');
  const page = await answerTo(error, 'text/html');
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toContain('Please try again soon.');
  const slow = new Error('not read', { cause: Object.assign(new Error('canceled'), { code: '57014' }) });
  expect((await answerTo(slow, 'application/json')).json().code).toBe('SERVICE_UNAVAILABLE');
});

it('a refusal is said in its own words, as a page or as data', async () => {
  const refusal = new ShopError('forbidden');
  const page = await answerTo(refusal, 'text/html');
  expect([page.statusCode, page.body.includes('Something went wrong.')]).toEqual([403, false]);
  const data = await answerTo(refusal, 'application/json');
  expect([data.statusCode, data.json().code]).toEqual([403, 'FORBIDDEN']);
});

it('a refusal that has a reason says it on its page', async () => {
  const reason = msg('request.not_secure', { address: 'https://shop.test' });
  const { statusCode, body } = await answerTo(new ShopError('forbidden', { reason }), 'text/html');
  expect(statusCode).toBe(403);
  expect(body).toContain('<p>Nothing is taken over plain HTTP here; send it to https://shop.test.</p>');
});

it('what no route takes is refused in the shop’s words: an address, or a method', async () => {
  const app = fastify();
  addErrorHandling(app);
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/shop/*', handler: async () => 'here' });
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, headers, body } = await app.inject({ method, url: '/shop/mugs' });
    expect([statusCode, headers.allow], method).toEqual([405, 'GET, HEAD, POST']);
    expect(JSON.parse(body), method).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' });
  }
  const nowhere = await app.inject({ url: '/nowhere', headers: { accept: 'text/html' } });
  expect([nowhere.statusCode, nowhere.body.includes('<h1>')]).toEqual([404, true]);
  await app.close();
});
