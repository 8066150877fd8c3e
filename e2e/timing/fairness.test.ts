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

const rounds = { rounds: 9, duration: 10_000 };
const uncached = () => ({ path: `${search()}&price=,`, isNew: true, pause: 100 });
const cached = () => ({ path: search(), isNew: false, pause: 200 });

/** Until the pages of both shops are at hand, as they are for their visitors. */
async function untilAtHand(): Promise<void> {
  for (const { host } of [calm, busy]) {
    await until('a page at hand', async () => {
      const { headers } = await send({ host, path: search(), headers: html });
      return headers['x-cache'] === 'hit' ? true : undefined;
    });
  }
}

/**
 * On a busy machine some visitors wait whatever the server does. Without a queue per shop a page would wait for
 * twenty others, which is longer than any other delay.
 */
it('a shop with 20 times its load makes pages of another, that no cache holds, little slower', async () => {
  const pages = { calmPage: uncached(), busyPage: uncached() };
  const moved = await measureNeighbours({ ...neighbours(), ...pages, ...rounds });
  expect(moved.served).toBeGreaterThan(0);
  expect(moved.ratio, JSON.stringify(moved)).toBeLessThan(2);
  expect(moved.lag, JSON.stringify(moved)).toBeLessThan(50);
});

it.each([
  ['pages that no cache holds', uncached],
  ['pages made for one visitor', () => ({ path: '/login?of=', isNew: true, pause: 0 })],
])(
  'a shop with 20 times its load of %s makes those at hand of another little slower',
  async (_what, busyPage) => {
    await untilAtHand();
    const pages = { calmPage: cached(), busyPage: busyPage() };
    const moved = await measureNeighbours({ ...neighbours(), ...pages, ...rounds });
    // A page at hand waits for one round of the event loop at most, in which one piece of work begins.
    expect(moved.crowded, JSON.stringify(moved)).toBeLessThan(moved.usual + moved.lag);
    expect(moved.lag, JSON.stringify(moved)).toBeLessThan(50);
  },
);

// Some milliseconds, which a machine that does other things moves further than anything else.
it('a shop with 20 times its load of pages at hand makes those of another little slower', async () => {
  await untilAtHand();
  const pages = { calmPage: cached(), busyPage: cached() };
  const moved = await measureNeighbours({ ...neighbours(), ...pages, ...rounds });
  expect(moved.ratio, JSON.stringify(moved)).toBeLessThan(1.2);
});
