import { readFileSync } from 'node:fs';
import { createPage } from '@stoa/commerce';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';

const NOBODY = '0199a0b0-0000-7000-8000-000000000000';

let own: OwnShop;
let server: RunningServer;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  await own.sell('Oak stool', 2500, 1000);
  await createPage(own.system, { title: 'Welcome', pageType: 'Homepage', publish: true });
  await createPage(own.system, { title: 'Lost at sea', pageType: '404 Page', slug: 'lost', publish: true });
  server = await own.serve();
});
afterAll(() => own.close());

let told = 0;
/** What the server has logged as its own fault since this was last asked. */
function newFaults(): readonly string[] {
  const log = readFileSync(server.logFile, 'utf8');
  const lines = log.slice(told).split('\n');
  told = log.length;
  return lines.filter((line) => /"level":[56]0/.test(line));
}

type Headers = Readonly<Record<string, string>>;
type Question = (visitor: Client, headers: Headers) => Promise<{ readonly status: number }>;
type Questions = readonly (readonly [what: string, ask: Question])[];

const pages = (...paths: readonly string[]): Questions =>
  paths.map((path) => [
    `GET ${path.slice(0, 60)}`,
    (visitor, headers) => visitor.get(path, { accept: 'text/html', ...headers }),
  ]);
const forms = (...paths: readonly string[]): Questions =>
  paths.map((path) => [`POST ${path.slice(0, 60)}`, (visitor, headers) => visitor.submit(path, {}, headers)]);

/** Longer than the address of anything: known as not found before the contract is asked. */
const TOO_LONG = `/${'x'.repeat(3_000)}`;

/** Documents and data, of whole pages and of single routes, that are there and that are not. */
const READ: Questions = pages(
  ...['/', '/oak-stool', '/search?q=stool', '/brands', '/login', '/checkout/cart', '/checkout'],
  ...['/account/orders', `/account/orders/${NOBODY}`],
  ...['/nowhere', '/no/where', '/oak-stool/no-such', '/search?q=stool&page=99', TOO_LONG],
  ...['/_root.data', '/oak-stool.data', '/checkout/cart.data', '/nowhere.data', '/no/where.data'],
  ...['/login.data?_routes=routes/login', '/oak-stool.data?_routes=routes/slug'],
  ...['/nowhere.data?_routes=routes/slug', '/no/where.data?_routes=routes/slug'],
  ...[`${TOO_LONG}.data`, `${TOO_LONG}.data?_routes=routes/slug`],
  ...['/listing-page/search?q=stool', '/listing-page/nowhere'],
);
/** Whoever may not see an order is asked to sign in. */
const ORDERS: Questions = [
  ...pages(`/order/${NOBODY}?token=x`, '/order/nonsense', `/order/${NOBODY}.data`),
  ...forms(`/order/${NOBODY}`),
];
/** Sent as they are, empty, and so refused at once for what they lack, or for who sends them. */
const FORMS: Questions = forms(
  ...['/', '/oak-stool', '/nowhere', '/no/where', '/login', '/logout', '/register', '/reset-password'],
  ...['/verify-email', '/checkout', '/checkout/cart', '/account/settings', TOO_LONG],
  ...['/nowhere.data', '/login.data', '/oak-stool.data'],
);

const statusOf = async (ask: Question, headers: Headers) => (await ask(own.visitor(server), headers)).status;

/** Returns the statuses of answers to tokens that open nothing. */
const toWrongTokens = async (ask: Question) => [
  await statusOf(ask, { authorization: 'Bearer' }),
  await statusOf(ask, { authorization: `Bearer ${'x'.repeat(43)}` }),
];

describe('what a request for a page names in the headers of the contract is ignored', () => {
  it.each([...READ, ...ORDERS, ...FORMS])('%s', async (_what, ask) => {
    const alike = await statusOf(ask, {});
    const odd: readonly Headers[] = [
      { 'client-domain': 'x' },
      { 'client-id': 'another' },
      { 'website-id': NOBODY },
      { 'session-id': NOBODY },
      { 'quote-id': NOBODY },
      { 'seller-guid': NOBODY },
      { 'idempotency-key': 'k'.repeat(300) },
    ];
    for (const headers of odd) expect([headers, await statusOf(ask, headers)]).toEqual([headers, alike]);
    expect(newFaults()).toEqual([]);
  });
});

describe('a token that opens nothing is refused, and that is no fault of ours', () => {
  it.each(READ)('%s [AUTH-501]', async (_what, ask) => {
    expect([await toWrongTokens(ask), newFaults()]).toEqual([[401, 401], []]);
  });

  it.each(ORDERS)('%s', async (what, ask) => {
    // Data says in its body where to go.
    const ledOn = /\.data\b/.test(what) ? 202 : 302;
    expect([await toWrongTokens(ask), newFaults()]).toEqual([[ledOn, ledOn], []]);
  });

  it.each(FORMS)('%s', async (_what, ask) => {
    for (const status of await toWrongTokens(ask)) expect(String(status)).toMatch(/^4\d\d$/);
    expect(newFaults()).toEqual([]);
  });
});
