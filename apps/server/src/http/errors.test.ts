import { ShopError } from '@stoa/domain';
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

it('while the database is away, it is said that waiting helps', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const error = new Error('not read', { cause: gone });
  const data = await answerTo(error, 'application/json');
  expect([data.statusCode, data.json().code]).toEqual([503, 'unavailable']);
  expect(data.json().message).toContain('try again');
  expect((await answerTo(error, 'text/html')).statusCode).toBe(503);
});

it('a refusal is said in its own words, as a page or as data', async () => {
  const refusal = new ShopError('forbidden');
  const page = await answerTo(refusal, 'text/html');
  expect([page.statusCode, page.body.includes('Something went wrong.')]).toEqual([403, false]);
  const data = await answerTo(refusal, 'application/json');
  expect([data.statusCode, data.json().code]).toEqual([403, 'forbidden']);
});

it('what no route takes is refused in the shop’s words: an address, or a method', async () => {
  const app = fastify();
  addErrorHandling(app);
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/shop/*', handler: async () => 'here' });
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, headers, body } = await app.inject({ method, url: '/shop/mugs' });
    expect([statusCode, headers.allow], method).toEqual([405, 'GET, HEAD, POST']);
    expect(JSON.parse(body), method).toMatchObject({ success: false, code: 'method-not-allowed' });
  }
  const nowhere = await app.inject({ url: '/nowhere', headers: { accept: 'text/html' } });
  expect([nowhere.statusCode, nowhere.body.includes('<h1>')]).toEqual([404, true]);
  await app.close();
});
