import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { startTlsProxy } from '../harness/tls-proxy.ts';

let own: OwnShop;
let behindProxy: RunningServer;
let open: RunningServer;
let proxy: Awaited<ReturnType<typeof startTlsProxy>>;
let productId: string;
let host: string;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  host = new URL(own.shop.baseUrl).host;
  productId = await own.sell('Enamel cup', 1200, 50);
  behindProxy = await own.serve();
  open = await own.serve({ TRUST_PROXY: '' });
  proxy = await startTlsProxy(behindProxy.port);
});
afterAll(async () => {
  await proxy?.stop();
  await own.close();
});

const addForm = () => ({ intent: 'add', product: productId, qty: '2' });

describe('behind a proxy that ends TLS and is trusted', () => {
  it('a form adds to the cart, and the cookie is kept to this host and to TLS', async () => {
    const client = new Client({ port: proxy.port, host, tls: true });
    const added = await client.submit('/checkout/cart', addForm(), { origin: `https://${host}` });
    expect(added.status).toBe(302);
    expect(added.headers.location).toBe('/checkout/cart');
    const [cookie = ''] = added.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Host-stoa-visitor=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    const cart = await client.get('/checkout/cart', { accept: 'text/html' });
    expect(cart.text).toContain('Enamel cup');
    expect(cart.headers['strict-transport-security']).toBeDefined();
  });

  it('a page at hand is sent with the word that TLS is to stay', async () => {
    const guest = () => new Client({ port: proxy.port, host, tls: true }).get('/enamel-cup');
    await guest();
    await guest();
    const { status, headers, text } = await guest();
    expect([status, headers['x-cache']]).toEqual([200, 'hit']);
    expect(headers['strict-transport-security']).toBeDefined();
    expect(text).toContain('Enamel cup');
  });

  it('refuses a form that a page without TLS or another site sent', async () => {
    const client = new Client({ port: proxy.port, host, tls: true });
    for (const origin of [`http://${host}`, 'https://evil.example', 'null']) {
      expect((await client.submit('/checkout/cart', addForm(), { origin })).status).toBe(403);
    }
    expect(client.cookies.size).toBe(0);
  });
});

describe('a shop whose base URL is https', () => {
  it('leads who comes by http to https, whatever is at hand, as the back office does, and probes to nothing else', async () => {
    const secure = await openOwnShop(inject('postgresUrl'), { baseUrl: 'https://secure.test' });
    try {
      await secure.sell('Tin plate', 900, 5);
      const { port } = await secure.serve({ ADMIN_HOST: 'office.test' });
      const ask = (path: string, scheme: string, name = 'secure.test') =>
        new Client({ port, host: name }).get(path, { 'x-forwarded-proto': scheme });
      for (const kept of ['miss', 'miss', 'hit']) {
        const page = await ask('/tin-plate', 'https');
        expect([page.status, page.headers['x-cache']]).toEqual([200, kept]);
        const { status, headers } = await ask('/tin-plate?a=1', 'http');
        expect([status, headers.location]).toEqual([308, 'https://secure.test/tin-plate?a=1']);
      }
      for (const path of ['/healthz', '/readyz']) expect((await ask(path, 'http')).status, path).toBe(200);
      // The back office, too, where passwords are worth most.
      const led = await ask('/sign-in', 'http', 'office.test');
      expect([led.status, led.headers.location]).toEqual([308, 'https://office.test/sign-in']);
      expect((await ask('/api/v1/session', 'https', 'office.test')).status).toBe(401);
      const form = { email: 'anna@example.com', password: 'a password of hers' };
      const office = new Client({ port, host: 'office.test' });
      const sent = await office.submit('/api/v1/session', form, {
        origin: 'http://office.test',
        'x-forwarded-proto': 'http',
      });
      expect(sent.status).toBe(403);
    } finally {
      await secure.close();
    }
  });
});

describe('a proxy that names a scheme which is none', () => {
  it.each([',', 'javascript'])('%s counts as http', async (scheme) => {
    const client = new Client({ port: behindProxy.port, host });
    for (const path of ['/checkout/cart', '/enamel-cup']) {
      const { status, headers } = await client.get(path, { 'x-forwarded-proto': scheme });
      expect([status, headers['strict-transport-security']], path).toEqual([200, undefined]);
    }
  });
});

describe('a method that no page takes', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused in the shop’s words', async (method) => {
    const reply = await ask({ port: open.port, host, path: '/enamel-cup', method });
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    expect(JSON.parse(reply.text)).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' });
  });
});

describe('a stranger who claims to be a proxy', () => {
  const lies = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '1.2.3.4',
  };

  it('gets the shop of the Host header, over no TLS', async () => {
    const client = new Client({ port: open.port, host });
    const added = await client.submit('/checkout/cart', addForm(), { ...lies, origin: `http://${host}` });
    expect(added.status).toBe(302);
    expect(added.headers['set-cookie']?.[0]).toMatch(/^stoa-visitor=/);
    expect(added.headers['strict-transport-security']).toBeUndefined();
    expect(added.headers.location).toBe('/checkout/cart');
  });

  it('opens no other shop, and puts its host into no page', async () => {
    const client = new Client({ port: open.port, host: 'nobody.test' });
    expect((await client.get('/', { ...lies, 'x-forwarded-host': host })).status).toBe(404);
    const honest = new Client({ port: open.port, host });
    for (const path of ['/enamel-cup', '/enamel-cup', '/enamel-cup']) {
      expect((await honest.get(path, lies)).text).not.toContain('evil.example');
    }
  });

  it('makes no foreign origin its own', async () => {
    const client = new Client({ port: open.port, host });
    const sent = await client.submit('/checkout/cart', addForm(), {
      ...lies,
      origin: 'https://evil.example',
    });
    expect(sent.status).toBe(403);
  });
});
