import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { changePrices, newToken } from '@stoa/commerce';
import { type HangingDatabase, openHangingDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readBooks } from '../harness/books.ts';
import { type Ask, ask, type Reply } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { addToCart, placeOrder, readyOrder } from '../harness/shopper.ts';
import { until } from '../harness/until.ts';

/** Milliseconds within which every request is answered. */
const WITHIN = 3000;

let own: OwnShop;
let way: HangingDatabase;
let server: RunningServer;
let panId: string;
let host: string;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  panId = await own.sell('Copper pan', 8800, 50);
  await own.sell('Brass bell', 1500, 50);
  way = await openHangingDatabase(own.database.url);
  server = await own.serve({ DATABASE_URL: way.url, STOA_LOG: 'warn' });
  host = new URL(own.shop.baseUrl).host;
});
afterAll(async () => {
  way.resume();
  await own.close();
  await way.close();
});

const html = { accept: 'text/html' };
const json = { accept: 'application/json', 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const ADMIN = 'admin.localhost';

type Question = Omit<Ask, 'port' | 'host'> & { readonly host?: string };

const send = (question: Question) => ask({ port: server.port, host, ...question });

/** One request of each kind that needs the database. */
const questions: Readonly<Record<string, Question>> = {
  'a page': { path: '/brass-bell', headers: html },
  'a search': { path: '/search?q=bell', headers: html },
  'data of a page': { path: '/brass-bell.data', headers: html },
  'a page of who may be signed in': {
    path: '/brass-bell',
    headers: { ...html, cookie: `stoa-session=${newToken()}` },
  },
  'a checkout': { path: '/checkout', headers: html },
  GraphQL: {
    path: '/api-graphql',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query: '{ product(slug: "brass-bell") { name } }' }),
  },
  'GraphQL with a visit': {
    path: '/api-graphql',
    method: 'POST',
    headers: { ...json, cookie: `stoa-visitor=${newToken()}` },
    body: JSON.stringify({ query: '{ getCartCount { count } }' }),
  },
  REST: { path: '/api/categories', headers: json },
  'REST with a visit': { path: '/api/cart', headers: { ...json, cookie: `stoa-visitor=${newToken()}` } },
  'a sign-in': {
    path: '/api/auth/login',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse' }),
  },
  'the sitemap': { path: '/sitemap.xml' },
  'a part of it': { path: '/sitemap/products-1.xml' },
  'the back office': { path: '/', host: ADMIN, headers: { ...html, cookie: `stoa-staff=${newToken()}` } },
  'a sign-in there': {
    path: '/sign-in',
    method: 'POST',
    host: ADMIN,
    headers: { ...html, ...form, origin: `http://${ADMIN}`, 'sec-fetch-site': 'same-origin' },
    body: 'email=ada%40example.com&password=correct',
  },
};

/** Returns the properties of an answer and how long it took. */
async function outcomeOf(question: Question): Promise<{ reply: Reply; took: number }> {
  const began = performance.now();
  const reply = await send(question);
  return { reply, took: performance.now() - began };
}

async function expectUnavailable(within: number): Promise<void> {
  const outcomes = await Promise.all(
    Object.entries(questions).map(async ([what, question]) => ({ what, ...(await outcomeOf(question)) })),
  );
  for (const { what, reply, took } of outcomes) {
    expect([reply.status, reply.headers['retry-after']], `${what}: ${reply.text.slice(0, 500)}`).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(reply.text, what).not.toMatch(/INTERNAL_SERVER_ERROR|"internal"|at .*\.ts:/);
    expect(took, what).toBeLessThan(within);
  }
}

const statusOf = async (path: string) => (await send({ path, headers: html })).status;
const log = () => readFileSync(server.logFile, 'utf8');

async function keepPage(): Promise<void> {
  await until('a kept page', async () => {
    const { headers } = await send({ path: '/copper-pan', headers: html });
    return headers['x-cache'] === 'hit' ? true : undefined;
  });
}

describe('a database that hangs', () => {
  it('is told within three seconds by whatever needs it, at once by what comes later, and in one line of the log [ERR-508]', async () => {
    await keepPage();
    const before = log();
    way.hang();
    const [ready] = await Promise.all([outcomeOf({ path: '/readyz' }), expectUnavailable(WITHIN)]);
    expect(ready.reply.status).toBe(503);
    expect(ready.took).toBeLessThan(WITHIN);
    // Once the outage is known, requests are refused at once; the limit allows for fourteen of them on a busy
    // machine.
    await expectUnavailable(WITHIN / 2);
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
    const { status, headers, text } = await send({ path: '/copper-pan', headers: html });
    expect([status, headers['x-cache'], text.includes('Copper pan')]).toEqual([200, 'hit', true]);
    const said = log().slice(before.length).trim().split('\n');
    expect(said).toEqual([expect.stringContaining('the database does not answer')]);
  });

  it('is asked again when it answers, and what changed meanwhile is heard of', async () => {
    await changePrices(own.system, [{ productId: panId, price: 9900 }]);
    way.resume();
    await until('the database', async () => ((await statusOf('/readyz')) === 200 ? true : undefined));
    await until('the new price', async () => {
      const { text } = await send({ path: '/copper-pan', headers: html });
      return text.includes('$99.00') ? true : undefined;
    });
    for (const [what, question] of Object.entries(questions)) {
      const { status, text } = await send(question);
      expect(status, `${what}: ${text.slice(0, 500)}`).toBeLessThan(500);
    }
    await changePrices(own.system, [{ productId: panId, price: 7700 }]);
    await until('the next price', async () => {
      const { text } = await send({ path: '/copper-pan', headers: html });
      return text.includes('$77.00') ? true : undefined;
    });
    await expect.poll(() => way.connections).toBeLessThan(16);
  });

  it('may have taken an order of which it tells nothing: sent again, it is the same order', async () => {
    const buyer = own.visitor(server);
    await addToCart(buyer, panId);
    const order = await readyOrder(buyer, 'ada@example.com');
    const key = randomUUID();
    way.hangAfter('commit');
    const unknown = await placeOrder(buyer, order, key);
    expect([unknown.status, unknown.body]).toMatchObject([
      503,
      { success: false, code: 'SERVICE_UNAVAILABLE', retryable: true },
    ]);
    way.resume();
    await until('the database', async () => ((await statusOf('/readyz')) === 200 ? true : undefined));
    const again = await placeOrder(buyer, order, key);
    expect(again.body.success, again.text).toBe(true);
    const { orders, confirmations } = await readBooks(own.database.url, own.shop.id);
    expect(orders.map(({ id }) => id)).toEqual([again.body.order?._id]);
    expect(confirmations).toHaveLength(1);
  });
});
