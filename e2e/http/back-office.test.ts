import { readFileSync } from 'node:fs';
import { addHost, createStaff } from '@stoa/commerce';
import { roles } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoStaff } from '../../demo/goods/shops/accounts.ts';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { startTlsProxy } from '../harness/tls-proxy.ts';

const { port, logFile } = demo;
const host = `admin.localhost:${port}`;
const PASSWORD = 'stoa-demo';
const html = { accept: 'text/html' };

const office = () => new Client({ port, host });
const signIn = (who: Client, email: string, password = PASSWORD) =>
  who.submit('/sign-in', { email, password });

async function signedIn(email: string): Promise<Client> {
  const who = office();
  expect((await signIn(who, email)).status).toBe(303);
  return who;
}

describe('signing in', () => {
  it('leads from the door to the shops, and out again', async () => {
    const who = office();
    expect((await who.get('/', html)).headers.location).toBe('/sign-in');
    expect((await who.get('/sign-in', html)).text).toContain('Sign in to the back office');
    const reply = await signIn(who, 'owner@example.com');
    expect([reply.status, reply.headers.location]).toEqual([303, '/']);
    expect((await who.get('/', html)).text).toContain('Signed in as Ada Quill (owner@example.com)');
    expect((await who.get('/sign-in', html)).headers.location).toBe('/');
    const token = who.cookies.get('stoa-staff') ?? '';
    expect((await who.submit('/sign-out', {})).headers.location).toBe('/sign-in');
    expect(who.cookies.size).toBe(0);
    const thief = office();
    thief.cookies.set('stoa-staff', token);
    expect((await thief.get('/', html)).status).toBe(302);
    expect(thief.cookies.size).toBe(0);
  });

  it('sets a cookie for this host alone, that no script reads and no other site’s link brings', async () => {
    const { headers } = await signIn(office(), 'reader@example.com');
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^stoa-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('gives a new token each time, and ends the one before', async () => {
    const who = await signedIn('reader@example.com');
    const first = who.cookies.get('stoa-staff') ?? '';
    await signIn(who, 'reader@example.com');
    expect(who.cookies.get('stoa-staff')).not.toBe(first);
    const other = office();
    other.cookies.set('stoa-staff', first);
    expect((await other.get('/', html)).status).toBe(302);
  });

  it('says the same of a wrong password, an unknown person and a shopper [OPEN-506]', async () => {
    const answers = [];
    for (const email of ['owner@example.com', 'nobody@example.com', 'shopper@example.com', 'no address']) {
      const { status, text } = await signIn(
        office(),
        email,
        email === 'shopper@example.com' ? PASSWORD : 'wrong',
      );
      answers.push([status, text.replaceAll(email, '')]);
    }
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[0]?.[1]).toContain('The email address or the password is not right.');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('keeps the address that was typed, escaped, and never the password', async () => {
    const { text } = await signIn(office(), '"><script>alert(1)</script>', 'my secret');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).not.toContain('my secret');
  });
});

describe('what somebody sees', () => {
  it.each(demoStaff)(
    '$email sees the shops, as $role [OPEN-002, PERM-513]',
    async ({ email, name, role }) => {
      const { text } = await (await signedIn(email)).get('/', html);
      expect(text).toContain(`Signed in as ${name}`);
      for (const shop of ['harbor', 'ember', 'closed']) {
        expect(text).toContain(`href="http://${shop}.localhost:${port}/"`);
      }
      const refunds = role === 'owner' || role === 'order-manager' || role === 'operator';
      expect(text.includes('Give money back')).toBe(refunds);
      expect(text.includes('Operator of the platform')).toBe(role === 'operator');
      expect(roles).toContain(role);
    },
  );

  it('says which shop is switched off', async () => {
    const { text } = await (await signedIn('support@example.com')).get('/', html);
    expect(text.match(/Switched off by its owner/g)).toHaveLength(1);
  });
});

describe('the host of the back office', () => {
  it('is kept by no cache, runs no script and stands in no frame', async () => {
    const who = await signedIn('owner@example.com');
    for (const path of ['/', '/nowhere']) {
      const { headers, text } = await who.get(path, html);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-frame-options']).toBe('DENY');
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/script-src|unsafe-inline/);
      expect(text).not.toContain('<script');
    }
  });

  it('answers nothing of a shop, and a shop nothing of it', async () => {
    for (const path of ['/api/cart/count', '/assets/x.js', '/cdn/harbor/images/products/large/a.webp.webp']) {
      expect((await office().get(path)).status, path).toBe(404);
    }
    expect((await office().graphql('{ me { email } }')).status).toBe(404);
    expect((await office().get('/fireside-mug', html)).status).toBe(404);
    const shop = new Client({ port, host: `harbor.localhost:${port}` });
    expect((await shop.get('/sign-in', html)).status).toBe(404);
    expect((await signIn(shop, 'owner@example.com')).status).not.toBe(303);
    expect(shop.cookies.size).toBe(0);
  });

  it('is told by name alone, in any spelling', async () => {
    for (const name of ['ADMIN.localhost', 'admin.localhost.', 'admin.localhost:81']) {
      expect((await ask({ port, host: name, path: '/sign-in', headers: html })).status, name).toBe(200);
    }
    const claims = { ...html, 'x-forwarded-host': 'admin.localhost' };
    expect((await ask({ port, host: 'nobody.localhost', path: '/sign-in', headers: claims })).status).toBe(
      404,
    );
  });

  it('takes no form another site sent, signed in or not', async () => {
    const who = await signedIn('owner@example.com');
    const foreign: Readonly<Record<string, string>>[] = [
      { origin: `http://harbor.localhost:${port}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', authorization: 'Bearer x' },
    ];
    for (const headers of foreign) {
      expect((await who.submit('/sign-out', {}, headers)).status).toBe(403);
      const entry = { email: 'owner@example.com', password: PASSWORD };
      expect((await office().submit('/sign-in', entry, headers)).status).toBe(403);
    }
    expect((await who.get('/', html)).status).toBe(200);
  });

  it('refuses what is no form of its own with a clear answer', async () => {
    expect((await office().submit('/sign-in', { email: 'x'.repeat(5000), password: 'x' })).status).toBe(413);
    expect((await office().submit('/sign-in', {})).status).toBe(401);
    const json = { 'content-type': 'application/json' };
    const sent = await ask({ port, host, path: '/sign-in', method: 'POST', headers: json, body: '{}' });
    expect(sent.status).toBe(415);
    expect((await office().submit('/sign-in', { email: 'a\0b@example.com', password: 'x\0' })).status).toBe(
      401,
    );
  });

  it('is announced, with every account of the demo', () => {
    const said = readFileSync(logFile, 'utf8');
    expect(said).toContain(`http://admin.localhost:${port}/`);
    for (const { email } of demoStaff) expect(said).toContain(email);
    for (const name of ['shopper', 'wholesale', 'pending']) expect(said).toContain(`${name}@example.com`);
  });
});

describe('on a platform of its own', () => {
  let own: OwnShop;
  let server: RunningServer;
  const person = { email: 'new@example.com', name: 'New <b>Hand</b>', password: 'correct horse' };

  beforeAll(async () => {
    own = await openOwnShop(inject('postgresUrl'));
    await createStaff(own.system, person);
    server = await own.serve({ ADMIN_HOST: 'office.example' });
  });
  afterAll(() => own.close());

  const at = (address: string) =>
    new Client({ port: server.port, host: 'office.example', headers: { 'x-forwarded-for': address } });

  it('whoever has no role anywhere sees no shop [OPEN-002]', async () => {
    const who = at('192.0.2.1');
    await signIn(who, person.email, person.password);
    const { text } = await who.get('/', html);
    expect(text).toContain('You have no role in any shop yet.');
    expect(text).toContain('New &lt;b&gt;Hand&lt;/b&gt;');
    expect(text).not.toContain(own.shop.baseUrl);
  });

  it('over TLS the cookie is bound to host and TLS', async () => {
    const proxy = await startTlsProxy(server.port);
    const who = new Client({ port: proxy.port, host: 'office.example', tls: true });
    const form = { email: person.email, password: person.password };
    const reply = await who.submit('/sign-in', form, { origin: 'https://office.example' });
    await proxy.stop();
    expect(reply.headers['set-cookie']?.[0]).toMatch(
      /^__Host-stoa-staff=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('guesses are slowed down where they come from [OPEN-506]', async () => {
    const guess = () => signIn(at('198.51.100.99'), person.email, 'wrong');
    let late = await guess();
    let guesses = 0;
    for (; late.status === 401; guesses += 1) late = await guess();
    expect(late.status).toBe(429);
    // Ten, and up to ten more where the window in which they are counted ended meanwhile.
    expect(guesses).toBeGreaterThanOrEqual(10);
    expect(guesses).toBeLessThanOrEqual(20);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.text).toContain('Too many attempts.');
  });

  it('keeps its host from shops: one that has it is said, and not shown there', async () => {
    await addHost(own.system, { shopId: own.shop.id, host: 'shared.example', kind: 'serve' }, []);
    const other = await own.serve({ ADMIN_HOST: 'shared.example', STOA_LOG: 'warn' });
    const visitor = new Client({ port: other.port, host: 'shared.example' });
    const { status, headers } = await visitor.get('/');
    expect([status, headers.location]).toEqual([302, '/sign-in']);
    expect((await visitor.get('/search')).text).not.toContain(own.shop.name);
    expect(readFileSync(other.logFile, 'utf8')).toContain('is ADMIN_HOST');
  });

  it('figures are told to the machine itself, not through a proxy and not under the host of a shop', async () => {
    const under = (name: string, headers = {}) =>
      new Client({ port: server.port, host: name, headers }).get('/metrics');
    expect((await under('office.example')).status).toBe(200);
    expect((await under('127.0.0.1')).status).toBe(200);
    expect((await under(new URL(own.shop.baseUrl).host)).status).toBe(404);
    for (const name of ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'])
      expect((await under('127.0.0.1', { [name]: '127.0.0.1' })).status, name).toBe(404);
  });

  it('mail is shown by shops of the demo, and by no other', async () => {
    const other = await own.serve({ STOA_DEMO: '1' });
    expect((await own.visitor(other).get('/mail')).status).toBe(404);
    for (const demo of ['harbor.localhost', 'ember.localhost'])
      expect((await new Client({ port, host: demo }).get('/mail')).status, demo).toBe(200);
  });
});
