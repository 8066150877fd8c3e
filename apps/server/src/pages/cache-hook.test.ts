import { brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import { type Audience, guests, type Shop } from '@stoa/commerce';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../../../e2e/harness/http.ts';
import { readVisitCookie } from '../http/cookies.ts';
import { logOptions } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { addProbes } from '../http/probes.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { finishPage } from '../page-cache/compress.ts';
import { PageCache, type PageParts, pageKey } from '../page-cache/page-cache.ts';
import { TagVersions } from '../page-cache/tag-versions.ts';
import { addCacheHook } from './cache-hook.ts';

const shopOf = (code: string): Shop => ({
  id: code,
  code,
  name: code,
  type: 'essential',
  industry: 'general',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'UTC',
  baseUrl: `http://${code}.test`,
  ownSellerId: undefined,
});

const versions = new TagVersions();
const metrics = createMetrics();
let now = 0;
let cache: PageCache;
let app: FastifyInstance;
let port: number;
let logged: string[];
let sessionsRead = 0;
let hits: [string, string][] = [];

/** Whom the tokens of sessions stand for. */
const audiences = new Map<string, Audience>();

/** A server with the hook, behind which every page is made anew. */
async function serve({ trustProxy = '', level = 'silent' } = {}): Promise<void> {
  await app?.close();
  logged = [];
  hits = [];
  const { logger, ...options } = logOptions(level);
  const stream = { write: (line: string) => void logged.push(line) };
  app = fastify({
    ...options,
    logger: typeof logger === 'object' && { ...logger, stream },
    trustProxy: trustProxy || false,
  });
  await app.register(cookie);
  addSecurityHeaders(app);
  addProbes(app, {
    metrics,
    isReady: async () => true,
    isStopping: () => false,
    instance: undefined,
    isShop: () => true,
    hasToken: () => false,
  });
  app.decorateRequest('sharedPage', undefined);
  await app.register(async (pages) => {
    addCacheHook(pages, {
      cache,
      onHit: (shop, url) => void hits.push([shop.code, url]),
      shopOf: ({ host }) => shopOf(host.replace('.test', '')),
      audienceOf: async (request) => {
        sessionsRead += 1;
        const audience = audiences.get(readVisitCookie(request, 'session') ?? '');
        if (audience === undefined) throw new Error('the session cannot be read');
        return audience;
      },
    });
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async ({ sharedPage }) => `made: ${sharedPage?.found?.verdict ?? 'nothing at hand'}`,
    });
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

const render = async (text: string) => ({
  page: finishPage(200, { 'content-type': 'text/plain' }, Buffer.from(text)),
  tags: new Set(['shop'] as const),
  validUntil: undefined,
  cacheable: true,
});

/** Puts a page into the cache; one visit is not enough for that. */
async function keep(key: Partial<PageParts>, text: string): Promise<void> {
  const parts: PageParts = {
    shopId: 'one',
    audience: guests,
    kind: 'page',
    address: '/',
    preferredSeller: '',
    ageAnswer: '',
    ...key,
  };
  for (let visit = 0; visit < 2; visit++) await cache.get(pageKey(parts), () => render(text));
}

const read = (path: string, headers: Record<string, string> = {}, host = 'one.test', method = 'GET') =>
  ask({ port, host, path, method, headers });

beforeEach(async () => {
  cache = new PageCache({
    versions,
    now: () => now,
    freshFor: 60_000,
    keptFor: 120_000,
    maxBytes: 1_000_000,
    onRenewalError: () => undefined,
  });
  await keep({ address: '/mugs' }, 'mugs of one');
  await serve();
});
afterEach(() => app.close());

describe('a page at hand', () => {
  it('is sent with what every reply and a page need', async () => {
    const reply = await read('/mugs', { 'accept-encoding': 'br' });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      'x-cache': 'hit',
      'content-encoding': 'br',
      'content-length': String(reply.bytes.length),
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['x-request-id']).toMatch(/^[\w-]{12,}$/);
    expect((await read('/mugs')).headers['x-request-id']).not.toBe(reply.headers['x-request-id']);
    expect(brotliDecompressSync(reply.bytes).toString()).toBe('mugs of one');
  });

  it('is counted once, and told of', async () => {
    metrics.registry.resetMetrics();
    await read('/mugs');
    expect(hits.at(-1)?.[1]).toBe('/mugs');
    expect(await metrics.text()).toContain('requests_total{method="GET",status="200",cache="hit"} 1\n');
  });

  it('leaves its lines in the log where requests are logged', async () => {
    await serve({ level: 'info' });
    expect((await read('/mugs?secret')).headers['x-cache']).toBe('hit');
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['incoming request', 'request completed']),
    );
    expect(logged.join('')).not.toContain('secret');
  });

  it('shows its head alone to whoever asks for no more', async () => {
    const whole = await read('/mugs', { 'accept-encoding': 'gzip' });
    const head = await read('/mugs', { 'accept-encoding': 'gzip' }, 'one.test', 'HEAD');
    expect(head.bytes).toHaveLength(0);
    const { 'x-request-id': _one, date: _now, ...expected } = whole.headers;
    expect(head.headers).toMatchObject(expected);
    expect(head.headers['content-length']).toBe(String(whole.bytes.length));
  });

  it('is not sent again to whoever has it', async () => {
    const { etag = '' } = (await read('/mugs')).headers;
    const again = await read('/mugs', { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
  });

  it('is found under every spelling of its address', async () => {
    for (const path of ['/mugs?utm_source=x', '/mugs?', '/mugs#handles']) {
      expect((await read(path)).text, path).toBe('mugs of one');
    }
  });

  it('is for guests with a cart, too', async () => {
    expect((await read('/mugs', { cookie: 'stoa-visitor=abc' })).text).toBe('mugs of one');
  });

  it('is the one of the shop', async () => {
    expect((await read('/mugs', {}, 'two.test')).text).toBe('made: nothing at hand');
    await keep({ shopId: 'two', address: '/mugs' }, 'mugs of two');
    expect((await read('/mugs', {}, 'two.test')).text).toBe('mugs of two');
    expect((await read('/mugs')).text).toBe('mugs of one');
  });
});

describe('a page at hand for those who are signed in', () => {
  const wholesale: Audience = { status: 'verified', group: 'wholesale' };
  const as = (token: string) => ({ cookie: `stoa-session=${token}` });

  beforeEach(async () => {
    audiences.clear();
    audiences.set('ann', wholesale).set('ben', { ...wholesale });
    await keep({ address: '/mugs', audience: wholesale }, 'mugs at wholesale prices');
  });

  it('is the one of their audience, and of nobody else', async () => {
    for (const token of ['ann', 'ben']) {
      const reply = await read('/mugs', as(token));
      expect([reply.text, reply.headers['x-cache']]).toEqual(['mugs at wholesale prices', 'hit']);
    }
    audiences.set('ann', { status: 'pending', group: 'wholesale' });
    expect((await read('/mugs', as('ann'))).text).toBe('made: nothing at hand');
    audiences.set('ann', guests);
    expect((await read('/mugs', as('ann'))).text).toBe('mugs of one');
    expect((await read('/mugs')).text).toBe('mugs of one');
  });

  it('is sent after one look at the session, and nobody else’s is looked at', async () => {
    sessionsRead = 0;
    await read('/mugs');
    await read('/mugs', { cookie: 'stoa-visitor=abc' });
    await read('/account', as('ann'));
    expect(sessionsRead).toBe(0);
    await read('/mugs', as('ann'));
    expect(sessionsRead).toBe(1);
  });

  it('is not sent where the session cannot be read', async () => {
    expect((await read('/mugs', as('nobody'))).text).toBe('made: nothing at hand');
  });
});

describe('a page at hand behind a proxy that ends TLS', () => {
  const tls = { 'x-forwarded-host': 'one.test', 'x-forwarded-proto': 'https' };

  it('is the one of the host the proxy tells, and says that TLS is to stay', async () => {
    await serve({ trustProxy: '127.0.0.1' });
    const reply = await read('/mugs', tls, 'inner');
    expect([reply.text, reply.headers['x-cache']]).toEqual(['mugs of one', 'hit']);
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await read('/mugs', {})).headers['strict-transport-security']).toBeUndefined();
  });

  it('is not for a session, known by the name that its cookie has over TLS', async () => {
    await serve({ trustProxy: '127.0.0.1' });
    expect((await read('/mugs', { ...tls, cookie: '__Host-stoa-session=abc' })).text).toMatch(/^made/);
    expect((await read('/mugs', { ...tls, cookie: 'stoa-session=abc' })).headers['x-cache']).toBe('hit');
    expect((await read('/mugs', { cookie: '__Host-stoa-session=abc' })).text).toBe('mugs of one');
  });

  it('is the one of the Host header when a stranger plays the proxy', async () => {
    await serve({ trustProxy: '10.0.0.1' });
    const reply = await read('/mugs', { ...tls, 'x-forwarded-host': 'two.test' });
    expect([reply.text, reply.headers['strict-transport-security']]).toEqual(['mugs of one', undefined]);
  });
});

describe('a page is made', () => {
  it.each([
    ['for a session', { cookie: 'stoa-session=abc' }],
    ['for a token', { authorization: 'Bearer abc' }],
    ['for another answer about the age', { cookie: 'age_confirm=yes' }],
  ])('%s', async (_, headers) => {
    expect((await read('/mugs', headers)).text).toBe('made: nothing at hand');
  });

  it('in answer to a form', async () => {
    expect((await read('/mugs', {}, 'one.test', 'POST')).text).toBe('made: nothing at hand');
  });

  it.each(['/x/../mugs', 'http://one.test/mugs', '*', '*@one.test/mugs'])(
    'for %s, which other routes may take for something else',
    async (path) => {
      expect((await read(path)).text).not.toBe('mugs of one');
    },
  );

  it('when it has changed', async () => {
    versions.bump('one', 'shop');
    expect((await read('/mugs')).text).toBe('made: nothing at hand');
  });

  it('when it is no longer fresh, and the one at hand is at hand still', async () => {
    now += 90_000;
    expect((await read('/mugs')).text).toBe('made: stale');
  });
});
