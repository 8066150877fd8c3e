import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type GeneratedShop, generateShop } from '../../bench/lib/generated-shop.ts';
import { measureNeighbours } from '../../bench/lib/neighbours.ts';
import { type Ask, ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { until } from '../harness/until.ts';

const PRODUCTS = 300;

let own: OwnShop;
let server: RunningServer;
let calm: GeneratedShop;
let busy: GeneratedShop;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  calm = await generateShop(own.database.url, PRODUCTS, 'calm');
  busy = await generateShop(own.database.url, PRODUCTS, 'busy');
  server = await own.serve();
});
afterAll(() => own.close());

const html = { accept: 'text/html' };
const search = () => `/search?q=${calm.vocabulary.commonWord}`;
const neighbours = () => ({ port: server.port, calm: calm.host, busy: busy.host });
const send = (question: Omit<Ask, 'port'>) => ask({ port: server.port, ...question });

/**
 * On a busy machine some visitors wait whatever the server does. Without a queue per shop a page would wait for
 * twenty others, which is longer than any other delay.
 */
it('a shop with 20 times its load makes pages of another, that no cache holds, little slower', async () => {
  const moved = await measureNeighbours({
    ...neighbours(),
    path: `${search()}&price=,`,
    isNew: true,
    pause: 100,
    rounds: 9,
    duration: 10_000,
  });
  expect(moved.served).toBeGreaterThan(0);
  expect(moved.ratio, JSON.stringify(moved)).toBeLessThan(2);
});

// Some milliseconds, which a machine that does other things moves further than anything else.
it('a shop with 20 times its load of pages at hand makes those of another little slower', async () => {
  for (const { host } of [calm, busy]) {
    await until('a page at hand', async () => {
      const { headers } = await send({ host, path: search(), headers: html });
      return headers['x-cache'] === 'hit' ? true : undefined;
    });
  }
  const moved = await measureNeighbours({
    ...neighbours(),
    path: search(),
    isNew: false,
    pause: 200,
    rounds: 9,
    duration: 10_000,
  });
  expect(moved.ratio, JSON.stringify(moved)).toBeLessThan(1.2);
});
