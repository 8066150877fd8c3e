import { changePrices, newToken } from '@stoa/commerce';
import { type HangingDatabase, openHangingDatabase } from '@stoa/commerce/testing';
import { type Ask, ask, type Reply } from './http.ts';
import { type OwnShop, openOwnShop } from './own-shop.ts';
import type { RunningServer } from './server.ts';
import { until } from './until.ts';

type Question = Omit<Ask, 'port' | 'host'> & { readonly host?: string };

const html = { accept: 'text/html' };
const json = { accept: 'application/json', 'content-type': 'application/json' };
const ADMIN = 'admin.localhost';

/** One request of each kind that needs the database. */
export const questions: Readonly<Record<string, Question>> = {
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
  'the feed for shopping services': { path: '/feeds/google.xml' },
  'the back office': {
    path: '/api/v1/session',
    host: ADMIN,
    headers: { ...json, cookie: `stoa-staff=${newToken()}` },
  },
  'a sign-in there': {
    path: '/api/v1/session',
    method: 'POST',
    host: ADMIN,
    headers: { ...json, origin: `http://${ADMIN}`, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse' }),
  },
};

/** A shop of two products whose server reaches its database by a way that can be made to hang. */
export interface Outage {
  readonly own: OwnShop;
  readonly way: HangingDatabase;
  readonly server: RunningServer;
  /** The product of `/copper-pan`, for 88 dollars. */
  readonly panId: string;
  send(question: Question): Promise<Reply>;
  /** Asks for `/copper-pan` until the page is kept. */
  keepPan(): Promise<void>;
  changePan(price: number): Promise<void>;
  close(): Promise<void>;
}

export async function openOutage(postgresUrl: string): Promise<Outage> {
  const own = await openOwnShop(postgresUrl);
  const panId = await own.sell('Copper pan', 8800, 50);
  await own.sell('Brass bell', 1500, 50);
  const way = await openHangingDatabase(own.database.url);
  const server = await own.serve({ DATABASE_URL: way.url, STOA_LOG: 'warn' });
  const { host } = new URL(own.shop.baseUrl);
  const send = (question: Question) => ask({ port: server.port, host, ...question });
  return {
    own,
    way,
    server,
    panId,
    send,
    async keepPan() {
      await until('a kept page', async () => {
        const { headers } = await send({ path: '/copper-pan', headers: html });
        return headers['x-cache'] === 'hit' ? true : undefined;
      });
    },
    async changePan(price) {
      await changePrices(own.system, [{ productId: panId, price }]);
    },
    async close() {
      way.resume();
      await own.close();
      await way.close();
    },
  };
}
