import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type GeneratedShop, generateShop } from '../../bench/lib/generated-shop.ts';
import { measureNeighbours } from '../../bench/lib/neighbours.ts';
import { depth, isDeep } from '../harness/depth.ts';
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
    rounds: depth(3, 9),
    duration: depth(4000, 10_000),
  });
  expect(moved.served).toBeGreaterThan(0);
  expect(moved.ratio, JSON.stringify(moved)).toBeLessThan(depth(4, 2));
});

// Some milliseconds, which a machine that does other things moves further than anything else.
it.runIf(isDeep)(
  'a shop with 20 times its load of pages at hand makes those of another little slower',
  async () => {
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
  },
);

it('more than can wait are told to come back, each in its way, and another shop hears nothing of it', async () => {
  const kept = await until('a page at hand', async () => {
    const reply = await send({ host: busy.host, path: search(), headers: html });
    return reply.headers['x-cache'] === 'hit' ? reply : undefined;
  });
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  type Question = Omit<Ask, 'port' | 'host'>;
  const kinds: readonly ((at: number) => Question)[] = [
    (at: number) => ({ path: `${search()}&price=,${500_000 + at}`, headers: html }),
    (at: number) => ({
      path: '/api-graphql',
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query: `{ a${at}: product(slug: "none-${at}") { name } }` }),
    }),
    () => ({ path: '/api/categories', headers: json }),
  ];
  const crowd = Array.from({ length: 60 }).flatMap((_, at) =>
    kinds.map(async (question, kind) => ({
      kind,
      reply: await send({ host: busy.host, ...question(at) }),
    })),
  );
  const others = await Promise.all([
    send({ host: calm.host, path: `${search()}&price=,77`, headers: html }),
    send({ host: busy.host, path: search(), headers: html }),
    send({ host: busy.host, path: '/healthz' }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(others[1]?.text).toBe(kept.text);
  const replies = await Promise.all(crowd);
  for (const kind of kinds.keys()) {
    const ofKind = replies.filter((one) => one.kind === kind).map(({ reply }) => reply);
    const refused = ofKind.filter(({ status }) => status === 503);
    expect(refused.length, `${kind}`).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
    expect(new Set(ofKind.map(({ status }) => status))).toEqual(new Set([200, 503]));
  }
  const unavailable = replies.find(({ kind, reply }) => kind === 1 && reply.status === 503)?.reply;
  expect(JSON.parse(unavailable?.text ?? '')).toMatchObject({
    errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', status: 503, retryable: true } }],
  });
  const { text } = await send({ host: 'metrics.localhost', path: '/metrics' });
  expect(text).toMatch(/^stoa_requests_refused_total\{shop="[^"]+"\} [1-9]/m);
});
