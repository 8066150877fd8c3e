import { Client } from '../../e2e/harness/client.ts';
import type { AddReply } from '../../e2e/harness/shopper.ts';
import type { Updated, Updates } from '../floors/durable-update.ts';
import type { LoadResult } from '../lib/bare-sockets.ts';
import type { CartLoad } from '../lib/cart-load.ts';
import { goodsAt } from '../lib/count-trips.ts';
import { BASKET, HOST } from '../lib/demo-pages.ts';
import { atMost, type Figure, median } from '../lib/figure.ts';
import { startProcess } from '../lib/own-process.ts';
import { cookiesOf, type Shop } from '../lib/shop.ts';
import type { Goods } from '../lib/shopping-trip.ts';

const MOST_STATEMENTS = 8;
/** A third and four times of what it took before it was made in few round trips: 19 times the floor, and 0.0147 of its rate. */
const BARS = { p50: 6.3, perSecond: 0.059 };
const CARTS = 16;
const ROUNDS = 5;
/** Below the hundred pieces that a line may hold. */
const TIMES = 40;

interface Round {
  readonly ours: { readonly p50: number; readonly perSecond: number };
  readonly floor: { readonly p50: number; readonly perSecond: number };
}

/** Returns a piece put into a cart that exists, beside one row updated and committed. */
export async function addingToCarts(shop: Shop, databaseUrl: string): Promise<Figure[]> {
  const buyers = startProcess<CartLoad, LoadResult>(new URL('../lib/cart-load-process.ts', import.meta.url));
  const floor = startProcess<Updates, Updated>(new URL('../floors/durable-update.ts', import.meta.url));
  try {
    const goods = await goodsAt(shop.port, BASKET[0]);
    const add = async (carts: number) => {
      const cookies = await Promise.all(Array.from({ length: carts }, () => beginCart(shop.port, goods)));
      const load = { port: shop.port, host: HOST, buyers: cookies, goods, times: TIMES };
      const result = await buyers.call(load);
      for (const cookie of cookies) await requireAdded(shop.port, cookie);
      return result;
    };
    await add(CARTS);
    const [alone, crowd]: [Round[], Round[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      alone.push({ ours: await add(1), floor: await floor.call({ databaseUrl, rows: 1, times: TIMES }) });
      crowd.push({
        ours: await add(CARTS),
        floor: await floor.call({ databaseUrl, rows: CARTS, times: TIMES }),
      });
    }
    return [await statementsOf(shop, goods), p50Of(alone), rateOf(crowd)];
  } finally {
    await buyers.stop();
    await floor.stop();
  }
}

/** Returns a guest's cart with one piece in it. */
async function beginCart(port: number, goods: Goods): Promise<string> {
  const client = new Client({ port, host: HOST });
  const { body, text } = await client.post<AddReply>('/api/cart/add', { ...goods, qty: 1 });
  if (!body.success) throw new Error(`a cart could not be begun: ${text}`);
  return cookiesOf(client);
}

async function requireAdded(port: number, cookie: string): Promise<void> {
  const { text } = await new Client({ port, host: HOST, headers: { cookie } }).get('/api/cart/count');
  const { count }: { count: number } = JSON.parse(text);
  if (count !== TIMES + 1) throw new Error(`a cart holds ${count} pieces after ${TIMES + 1} were added`);
}

async function statementsOf(shop: Shop, goods: Goods): Promise<Figure> {
  const cookie = await beginCart(shop.port, goods);
  const count = await shop.countStatements({
    host: HOST,
    path: '/api/cart/add',
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...goods, qty: 1 }),
  });
  return atMost('adding to a cart that exists, statements', count, MOST_STATEMENTS, String);
}

function p50Of(rounds: readonly Round[]): Figure {
  const ratio = median(rounds.map(({ ours, floor }) => ours.p50 / floor.p50));
  const show = (which: keyof Round) => `${median(rounds.map((round) => round[which].p50)).toFixed(1)} ms`;
  return {
    name: 'adding to a cart that exists, p50 at 1 connection',
    ours: show('ours'),
    beside: `a row updated and committed ${show('floor')}`,
    ratio,
    bar: `at most ${BARS.p50}`,
    met: ratio <= BARS.p50,
  };
}

function rateOf(rounds: readonly Round[]): Figure {
  const ratio = median(rounds.map(({ ours, floor }) => ours.perSecond / floor.perSecond));
  const show = (which: keyof Round) =>
    `${median(rounds.map((round) => round[which].perSecond)).toFixed(0)}/s`;
  return {
    name: `adding to ${CARTS} carts that exist`,
    ours: show('ours'),
    beside: `rows updated and committed ${show('floor')}`,
    ratio,
    bar: `at least ${BARS.perSecond}`,
    met: ratio >= BARS.perSecond,
  };
}
