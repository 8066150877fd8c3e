import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { holdProducts } from '../harness/hold-products.ts';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { sendAndWait } from '../harness/send-and-wait.ts';

/** Milliseconds that whoever runs a server waits for its end. */
const ENDED_BY = 5_000;
/** A busy machine may delay the last steps. */
const DELAY = 1_000;

let own: OwnShop;
beforeEach(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  await own.sell('Oak stool', 2500, 3);
});
afterEach(() => own.close());

it('a server that is told to stop answers what is under way', async () => {
  const server = await own.serve();
  const held = await holdProducts(own.database);
  const { host } = new URL(own.shop.baseUrl);
  const asked = ask({ port: server.port, host, path: '/oak-stool' });
  await held.isAwaited();
  const stopped = server.stop();
  await held.letGo();
  expect((await asked).status).toBe(200);
  await stopped;
});

it('a server that is told to stop is gone within five seconds, whatever holds requests up', async () => {
  const server = await own.serve();
  const held = await holdProducts(own.database);
  const { host } = new URL(own.shop.baseUrl);
  const closed = [
    `GET /oak-stool HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `POST /login HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 9\r\n\r\n`,
  ].map((text) => sendAndWait(server.port, text));
  await held.isAwaited();
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(ENDED_BY + DELAY);
  await Promise.all(closed);
  await held.letGo();
});
