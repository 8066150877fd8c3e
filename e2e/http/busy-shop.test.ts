import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type GeneratedShop, generateShop } from '../../bench/lib/generated-shop.ts';
import { untilIndexed } from '../../bench/lib/until-indexed.ts';
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

/** Another one each time, so that no cache holds the page. */
let anyPrice = 600_000;

const html = { accept: 'text/html' };
const search = () => `/search?q=${calm.vocabulary.commonWord}`;
const send = (question: Omit<Ask, 'port'>) => ask({ port: server.port, ...question });

it('more than can wait are told to come back, each in its way, and another shop hears nothing of it', async () => {
  const askKept = () => send({ host: busy.host, path: search(), headers: html });
  // As soon as an index is there, pages that were made without it are made anew.
  await untilIndexed(server.port, async () => {
    await send({ host: busy.host, path: `${search()}&price=,${anyPrice++}`, headers: html });
  });
  const kept = await until('a page at hand', async () => {
    const reply = await askKept();
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
    askKept(),
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
  expect(text).toMatch(/^stoa_requests_refused_total\{shop="busy"\} [1-9]/m);
  expect(text).toMatch(/^stoa_shop_requests_total\{shop="busy",class="5xx"\} [1-9]/m);
  expect(text).toMatch(/^stoa_shop_requests_total\{shop="calm",class="2xx"\} [1-9]/m);
  expect(text).not.toMatch(/^stoa_shop_requests_total\{shop="calm",class="5xx"\}/m);
});
