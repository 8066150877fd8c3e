import { expect, it } from 'vitest';
import { askTwice } from '../harness/ask-twice.ts';
import { demo } from '../harness/demo.ts';

const { port } = demo;
const shop = `harbor.localhost:${port}`;
const json = 'application/json';

it.each([
  [shop, '/api/auth/logout', json, 200],
  [shop, '/api/cart/add', json, 400],
  [shop, '/api/checkout/place-order', json, 400],
  [shop, '/api-graphql', json, 400],
  [shop, '/checkout/cart', 'application/x-www-form-urlencoded', 400],
  [`admin.localhost:${port}`, '/api/v1/session', json, 400],
])('%s%s is answered though what it announces as %s never comes', async (host, path, type, status) => {
  const head = `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\norigin: http://${host}\r\n\r\n`;
  expect(await askTwice({ port, host: shop }, head)).toEqual([status, 200]);
});
