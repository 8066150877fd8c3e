import { readFileSync } from 'node:fs';
import { addHost, createStaff } from '@stoa/commerce';
import { roles, roleTable } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoStaff } from '../../demo/goods/shops/accounts.ts';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { ask } from '../harness/http.ts';
import { codeOf, officeAt } from '../harness/office.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { startTlsProxy } from '../harness/tls-proxy.ts';

const { port, logFile } = demo;
const host = `admin.localhost:${port}`;
const PASSWORD = 'stoa-demo';
const html = { accept: 'text/html' };

const office = () => officeAt({ port, host });

async function signedIn(email: string) {
  const who = office();
  expect((await who.signIn(email, PASSWORD)).status).toBe(200);
  return who;
}

describe('signing in', () => {
  it('leads to the shops, and out again', async () => {
    const who = office();
    expect((await who.session()).status).toBe(401);
    const reply = await who.signIn('owner@example.com', PASSWORD);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      session: { person: { name: 'Ada Quill', email: 'owner@example.com', operator: false } },
    });
    expect((await who.session()).status).toBe(200);
    const token = who.cookies.get('stoa-staff') ?? '';
    expect((await who.signOut()).status).toBe(204);
    expect(who.cookies.size).toBe(0);
    const thief = office();
    thief.cookies.set('stoa-staff', token);
    expect((await thief.session()).status).toBe(401);
    expect(thief.cookies.size).toBe(0);
  });

  it('sets a cookie for this host alone, that no script reads and no other site’s link brings', async () => {
    const { headers } = await office().signIn('reader@example.com', PASSWORD);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^stoa-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('gives a new token each time, and ends the one before', async () => {
    const who = await signedIn('reader@example.com');
    const first = who.cookies.get('stoa-staff') ?? '';
    await who.signIn('reader@example.com', PASSWORD);
    expect(who.cookies.get('stoa-staff')).not.toBe(first);
    const other = office();
    other.cookies.set('stoa-staff', first);
    expect((await other.session()).status).toBe(401);
  });

  it('says the same of a wrong password, an unknown person and a shopper [OPEN-506]', async () => {
    const answers = [];
    for (const email of ['owner@example.com', 'nobody@example.com', 'shopper@example.com']) {
      const password = email === 'shopper@example.com' ? PASSWORD : 'wrong';
      const { status, body } = await office().signIn(email, password);
      answers.push([status, { ...body, instance: '' }]);
    }
    expect(answers[0]).toEqual([
      401,
      expect.objectContaining({
        code: 'invalid-credentials',
        detail: 'The email address or the password is not right.',
        errors: [],
      }),
    ]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

describe('what somebody is told', () => {
  it.each(demoStaff)(
    '$email works in the shops, as $role, with its permissions [OPEN-002, PERM-513]',
    async ({ email, name, role }) => {
      const { text } = await (await signedIn(email)).session();
      const { person, workplaces } = JSON.parse(text);
      expect(person).toMatchObject({ name, email, operator: role === 'operator' });
      expect(workplaces.map(({ address }: { address: string }) => address)).toEqual(
        expect.arrayContaining(
          ['harbor', 'ember', 'closed'].map((shop) => `http://${shop}.localhost:${port}`),
        ),
      );
      for (const workplace of workplaces)
        expect(workplace).toMatchObject({ role, scopes: roleTable[role].scopes });
      expect(roles).toContain(role);
    },
  );

  it('says which shop is switched off', async () => {
    const { text } = await (await signedIn('support@example.com')).session();
    const states = JSON.parse(text).workplaces.map(({ state }: { state: string }) => state);
    expect(states.filter((state: string) => state === 'switchedOff')).toHaveLength(1);
  });
});

describe('the host of the back office', () => {
  it('serves a page that is kept by no cache, loads nothing of others and stands in no frame', async () => {
    for (const path of ['/', '/nowhere', '/harbor/people']) {
      const [first, second] = [await office().get(path, html), await office().get(path, html)];
      expect(first.status).toBe(200);
      expect(first.headers['cache-control']).toBe('no-store');
      expect(first.headers['x-frame-options']).toBe('DENY');
      const policy = String(first.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(second.headers['content-security-policy']).not.toBe(policy);
      // All scripts are files of this host.
      expect(first.text).not.toMatch(/<script(?![^>]*\ssrc="\/)/);
      expect(first.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    }
  });

  it('sends the scripts of the page, to be kept for good', async () => {
    const { text } = await office().get('/', html);
    const [, script = ''] = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(text) ?? [];
    const { status, headers } = await office().get(script);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await new Client({ port, host: `harbor.localhost:${port}` }).get(script)).status).toBe(404);
  });

  it('answers nothing of a shop, and a shop nothing of it', async () => {
    for (const path of ['/api/cart/count', '/assets/x.js', '/cdn/harbor/images/products/large/a.webp.webp']) {
      expect((await office().get(path)).status, path).toBe(404);
    }
    expect((await office().graphql('{ me { email } }')).status).toBe(404);
    expect((await office().get('/fireside-mug')).status).toBe(404);
    expect((await office().get('/fireside-mug', html)).text).not.toContain('Fireside');
    const shop = officeAt({ port, host: `harbor.localhost:${port}` });
    expect((await shop.get('/sign-in', html)).status).toBe(404);
    expect((await shop.signIn('owner@example.com', PASSWORD)).status).toBe(404);
    expect((await shop.get('/api/v1/openapi.json')).status).toBe(404);
    expect(shop.cookies.size).toBe(0);
  });

  it('is told by name alone, in any spelling', async () => {
    for (const name of ['ADMIN.localhost', 'admin.localhost.', 'admin.localhost:81']) {
      expect((await ask({ port, host: name, path: '/api/v1/session' })).status, name).toBe(401);
    }
    const claims = { 'x-forwarded-host': 'admin.localhost' };
    expect(
      (await ask({ port, host: 'nobody.localhost', path: '/api/v1/session', headers: claims })).status,
    ).toBe(404);
  });

  it('takes no call that another site caused, signed in or not', async () => {
    const who = await signedIn('owner@example.com');
    const foreign: Readonly<Record<string, string>>[] = [
      { origin: `http://harbor.localhost:${port}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', authorization: 'Bearer x' },
    ];
    for (const headers of foreign) {
      expect((await who.signOut(headers)).status).toBe(403);
      expect((await office().signIn('owner@example.com', PASSWORD, headers)).status).toBe(403);
    }
    expect((await who.session()).status).toBe(200);
  });

  it('refuses what it does not take with a problem that says so [ADM-906]', async () => {
    const json = { 'content-type': 'application/json' };
    const path = '/api/v1/session';
    const sent = (headers: Readonly<Record<string, string>>, body: string) =>
      ask({ port, host, path, method: 'POST', headers, body });
    const refused = [
      [413, 'payload-too-large', await sent(json, JSON.stringify({ email: 'x'.repeat(70_000) }))],
      [413, 'payload-too-large', await sent(json, '['.repeat(100))],
      [400, 'invalid-input', await sent(json, '{"email":')],
      [400, 'invalid-input', await sent(json, '[]')],
      [400, 'invalid-input', await sent(json, '{}')],
      [415, 'unsupported-media-type', await sent({ 'content-type': 'text/plain' }, 'x')],
      [
        415,
        'unsupported-media-type',
        await sent({ 'content-type': 'application/x-www-form-urlencoded' }, 'email=a&password=b'),
      ],
      [405, 'method-not-allowed', await ask({ port, host, path, method: 'PUT', headers: json, body: '{}' })],
      [404, 'not-found', await ask({ port, host, path: '/api/v1/nothing' })],
      [404, 'not-found', await ask({ port, host, path: '/api/v2/session' })],
      [404, 'not-found', await ask({ port, host, path: '/api' })],
    ] as const;
    for (const [status, code, reply] of refused) {
      expect([reply.status, reply.headers['content-type']]).toEqual([status, 'application/problem+json']);
      expect(JSON.parse(reply.text)).toMatchObject({
        type: 'about:blank',
        status,
        code,
        instance: reply.headers['x-request-id'],
      });
    }
    expect(refused[7][2].headers.allow).toBe('POST, GET, DELETE');
    const nul = await office().signIn('a\0b@example.com', 'x\0');
    expect([nul.status, codeOf(nul)]).toEqual([400, 'invalid-input']);
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
    officeAt({ port: server.port, host: 'office.example', headers: { 'x-forwarded-for': address } });

  it('whoever has no role anywhere is told of no shop [OPEN-002]', async () => {
    const who = at('192.0.2.1');
    await who.signIn(person.email, person.password);
    const { text } = await who.session();
    expect(JSON.parse(text)).toMatchObject({ person: { name: person.name }, workplaces: [] });
    expect(text).not.toContain(own.shop.baseUrl);
  });

  it('over TLS the cookie is bound to host and TLS', async () => {
    const proxy = await startTlsProxy(server.port);
    const who = officeAt({ port: proxy.port, host: 'office.example', tls: true });
    const reply = await who.signIn(person.email, person.password, { origin: 'https://office.example' });
    await proxy.stop();
    expect(reply.headers['set-cookie']?.[0]).toMatch(
      /^__Host-stoa-staff=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('guesses are slowed down where they come from [OPEN-506]', async () => {
    const guess = () => at('198.51.100.99').signIn(person.email, 'wrong');
    let late = await guess();
    let guesses = 0;
    for (; late.status === 401; guesses += 1) late = await guess();
    expect(late.status).toBe(429);
    // Ten, and up to ten more where the window in which they are counted ended meanwhile.
    expect(guesses).toBeGreaterThanOrEqual(10);
    expect(guesses).toBeLessThanOrEqual(20);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.body).toMatchObject({ code: 'rate-limited', detail: expect.stringContaining('Too many') });
  });

  it('keeps its host from shops: one that has it is said, and not shown there', async () => {
    await addHost(own.system, { shopId: own.shop.id, host: 'shared.example', kind: 'serve' }, []);
    const other = await own.serve({ ADMIN_HOST: 'shared.example', STOA_LOG: 'warn' });
    const visitor = new Client({ port: other.port, host: 'shared.example' });
    expect((await visitor.get('/api/v1/session')).status).toBe(401);
    expect((await visitor.get('/search', html)).text).not.toContain(own.shop.name);
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
