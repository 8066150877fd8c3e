import fastify, { type InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { addErrorHandling } from './errors.ts';
import { readWebSchemes, trustOf } from './forwarded.ts';
import { sendToHttps, toHttps } from './to-https.ts';

const PROXY = '10.0.0.1';

function shopAt(baseUrl: string, trustProxy: string | undefined) {
  const app = fastify({ trustProxy: trustProxy ?? false });
  const trusts = trustOf(trustProxy);
  readWebSchemes(app);
  addErrorHandling(app);
  app.addHook('onRequest', async (request, reply) => {
    const secure = toHttps(request, baseUrl, trusts);
    if (secure !== undefined) return sendToHttps(reply, secure);
  });
  app.all('/*', async () => 'the shop');
  return async (asked: InjectOptions = {}) => {
    const headers = { host: 'shop.test', 'x-forwarded-proto': 'http', ...asked.headers };
    return app.inject({ url: '/', remoteAddress: PROXY, ...asked, headers });
  };
}

it('who reads by http is led to the same address at https, and no cache in between remembers that', async () => {
  const ask = shopAt('https://shop.test', PROXY);
  const url = '/lamps/color=red%7Cblue?page=2&q=%2F%2Fa';
  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers } = await ask({ method, url });
    expect([statusCode, headers.location]).toEqual([308, `https://shop.test${url}`]);
    expect(headers['cache-control']).toBe('private, max-age=3600');
  }
});

it('what is sent by http is refused with the address to send it to', async () => {
  const { statusCode, headers, json } = await shopAt(
    'https://shop.test',
    PROXY,
  )({
    method: 'POST',
    url: '/api/cart',
  });
  expect([statusCode, headers.location]).toEqual([403, undefined]);
  expect(json()).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('https://shop.test') });
});

it.each<[why: string, baseUrl: string, asked: InjectOptions, trusted?: 'nobody']>([
  ['the visitor came by https', 'https://shop.test', { headers: { 'x-forwarded-proto': 'https' } }],
  ['the nearest proxy says https', 'https://shop.test', { headers: { 'x-forwarded-proto': 'http, https' } }],
  ['the proxy says nothing of it', 'https://shop.test', { headers: { 'x-forwarded-proto': '' } }],
  ['the proxy names no scheme of the web', 'https://shop.test', { headers: { 'x-forwarded-proto': 'ws' } }],
  ['who says so is a stranger', 'https://shop.test', { remoteAddress: '203.0.113.7' }],
  ['nobody is trusted', 'https://shop.test', {}, 'nobody'],
  ['the shop is at http', 'http://shop.test', {}],
  ['the host is another than the base URL’s', 'https://shop.test', { headers: { host: 'other.test' } }],
  ['a certificate is asked for', 'https://shop.test', { url: '/.well-known/acme-challenge/abc' }],
])('nobody is led to https where %s', async (_why, baseUrl, asked, trusted) => {
  const { statusCode, body } = await shopAt(baseUrl, trusted === undefined ? PROXY : undefined)(asked);
  expect([statusCode, body]).toEqual([200, 'the shop']);
});

/** As it was sent: what makes requests for tests resolves the dots of a path. */
function ledTo(method: string, url: string): string | undefined {
  const raw = { headers: { 'x-forwarded-proto': 'http' }, socket: { remoteAddress: PROXY } };
  return toHttps({ raw, host: 'shop.test', url, method }, 'https://shop.test', trustOf(PROXY));
}

it.each([
  ['a path that leads out of it', '/.well-known/acme-challenge/../../checkout/cart'],
  ['such a path that is written otherwise', '/.well-known/acme-challenge/%2e%2e/x'],
  ['a path without a token', '/.well-known/acme-challenge/'],
])('%s is no question for a certificate', (_what, path) => {
  expect(ledTo('GET', path)).toBe(`https://shop.test${path}`);
});

it('what is sent is no question for a certificate', () => {
  expect(() => ledTo('POST', '/.well-known/acme-challenge/abc')).toThrow('forbidden');
});
