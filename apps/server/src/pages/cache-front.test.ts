import { createServer } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import { type Shop, silentLog } from '@stoa/commerce';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask } from '../../../../e2e/harness/http.ts';
import { guardDoor } from '../http/door.ts';
import { trustOf } from '../http/forwarded.ts';
import { createMetrics } from '../http/metrics.ts';
import { finishPage } from '../page-cache/compress.ts';
import { PageCache, type PageParts, pageKey } from '../page-cache/page-cache.ts';
import { TagBoard } from '../page-cache/tags.ts';
import { cacheFront, type Hosts } from './cache-front.ts';

const shopOf = (code: string): Shop => ({
  ...{ id: code, code, name: code, type: 'essential', industry: 'general', currency: 'USD', locale: 'en-US' },
  ...{ timeZone: 'UTC', baseUrl: `http://${code}.test`, ownSellerId: undefined },
});

/** Hosts of two shops; their table can be exchanged. */
const both = new Map([
  ['one.test', shopOf('one')],
  ['two.test', shopOf('two')],
]);
let table = both;
const hosts: Hosts = {
  get table() {
    return table;
  },
  resolve(host) {
    const shop = table.get(host ?? '');
    return shop ? { kind: 'found', shop, host: host ?? '' } : { kind: 'not-found', host: '' };
  },
};

let closing = false;
let cache: PageCache;
let front: ReturnType<typeof cacheFront>;
const board = new TagBoard();
const server = createServer((_request, response) => response.end('the long way'));
const metrics = createMetrics();
const app = fastify();

const frontBehind = (proxies: string | undefined) =>
  cacheFront({
    ...{ hosts, cache, metrics, trusts: trustOf(proxies) },
    ...{ parseCookies: app.parseCookie, isClosing: () => closing },
  });

/** Puts a page into the cache; one visit is not enough for that. */
async function keep(key: Partial<PageParts>, text: string): Promise<void> {
  const guest = { shopId: 'one', kind: 'page', address: '/', preferredSeller: '', ageAnswer: '' } as const;
  const full = pageKey({ ...guest, ...key });
  const render = async () => ({
    page: await finishPage(200, { 'content-type': 'text/plain' }, Buffer.from(text)),
    tags: new Set(['shop'] as const),
    validUntil: undefined,
    cacheable: true,
  });
  for (let visit = 0; visit < 2; visit++) await cache.get(full, render);
}

const read = async (
  path: string,
  headers: Record<string, string> = {},
  host = 'one.test',
  method = 'GET',
) => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen');
  return ask({ port: address.port, host, path, method, headers });
};

beforeAll(async () => {
  await app.register(cookie);
  guardDoor(server, (request, response) => front(request, response), silentLog);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(async () => {
  const patience = { freshFor: 60_000, keptFor: 60_000, maxBytes: 1_000_000 };
  cache = new PageCache({ board, now: Date.now, ...patience, onRenewalError: () => undefined });
  front = frontBehind(undefined);
  await keep({ address: '/mugs' }, 'mugs of one');
});

describe('a page at hand', () => {
  it('is sent with what a page needs, and counted', async () => {
    const reply = await read('/mugs', { 'accept-encoding': 'br' });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({ 'x-cache': 'hit', 'content-encoding': 'br' });
    expect(reply.headers['x-request-id']).toMatch(/^[\w-]{12,}$/);
    expect((await read('/mugs')).headers['x-request-id']).not.toBe(reply.headers['x-request-id']);
    expect(brotliDecompressSync(reply.bytes).toString()).toBe('mugs of one');
    expect(await metrics.text()).toMatch(/requests_total\{method="GET",status="200",cache="hit"\} [1-9]/);
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

  it('is found quickly under a short address, while long ones are not remembered', async () => {
    const resolve = vi.spyOn(hosts, 'resolve');
    for (let visit = 0; visit < 3; visit++) await read('/mugs?fbclid=short');
    expect(resolve).toHaveBeenCalledTimes(1);
    const long = `/mugs?fbclid=${'x'.repeat(10_000)}`;
    for (let visit = 0; visit < 3; visit++) expect((await read(long)).text).toBe('mugs of one');
    expect(resolve).toHaveBeenCalledTimes(4);
    resolve.mockRestore();
  });

  it('is the one of the host, also after hosts have changed [TEN-001]', async () => {
    expect((await read('/mugs', {}, 'two.test')).text).toBe('the long way');
    await keep({ shopId: 'two', address: '/mugs' }, 'mugs of two');
    expect((await read('/mugs', {}, 'two.test')).text).toBe('mugs of two');
    expect((await read('/mugs')).text).toBe('mugs of one');
    table = new Map([['one.test', shopOf('two')]]);
    expect((await read('/mugs')).text).toBe('mugs of two');
    table = both;
  });
});

describe('a page at hand behind a proxy that ends TLS', () => {
  const tls = { 'x-forwarded-host': 'one.test', 'x-forwarded-proto': 'https', 'accept-encoding': 'gzip' };
  beforeEach(() => {
    front = frontBehind('127.0.0.1');
  });

  it('is the one of the host the proxy tells, and says that TLS is to stay', async () => {
    const reply = await read('/mugs', tls, 'inner');
    expect([reply.status, reply.headers['x-cache']]).toEqual([200, 'hit']);
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await read('/mugs', {})).headers['strict-transport-security']).toBeUndefined();
  });

  it('is not for a session, known by the name that its cookie has over TLS', async () => {
    expect((await read('/mugs', { ...tls, cookie: '__Host-stoa-session=abc' })).text).toBe('the long way');
    expect((await read('/mugs', { ...tls, cookie: 'stoa-session=abc' })).headers['x-cache']).toBe('hit');
    expect((await read('/mugs', { cookie: '__Host-stoa-session=abc' })).text).toBe('mugs of one');
  });

  it('is the one of the Host header when a stranger plays the proxy', async () => {
    front = frontBehind('10.0.0.1');
    const reply = await read('/mugs', { ...tls, 'x-forwarded-host': 'two.test' });
    expect([reply.status, reply.headers['strict-transport-security']]).toEqual([200, undefined]);
    expect((await read('/mugs', tls, 'nobody.test')).text).toBe('the long way');
  });
});

describe('what goes the long way', () => {
  it.each([
    ['a session', { cookie: 'stoa-session=abc' }],
    ['a token', { authorization: 'Bearer abc' }],
    ['another answer about the age', { cookie: 'age_confirm=yes' }],
  ])('%s', async (_, headers) => {
    expect((await read('/mugs', headers)).text).toBe('the long way');
  });

  it('a guest with a cart does not', async () => {
    expect((await read('/mugs', { cookie: 'stoa-visitor=abc' })).text).toBe('mugs of one');
  });

  it('writes, unknown hosts and everything while the server stops', async () => {
    expect((await read('/mugs', {}, 'one.test', 'POST')).text).toBe('the long way');
    expect((await read('/mugs', {}, 'nobody.test')).text).toBe('the long way');
    closing = true;
    expect((await read('/mugs')).text).toBe('the long way');
    closing = false;
  });

  it.each(['/x/../mugs', 'http://one.test/mugs', '*', '*@one.test/mugs'])(
    '%s, which routes may take for something else',
    async (path) => {
      expect((await read(path)).text).toBe('the long way');
    },
  );

  it('a page that has changed', async () => {
    board.bump('one', 'shop');
    expect((await read('/mugs')).text).toBe('the long way');
  });
});
