import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askTwice } from '../harness/ask-twice.ts';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { ask, type Reply } from '../harness/http.ts';

const { port, logFile } = demo;
const host = `harbor.localhost:${port}`;
const server = { port, host };
const html = { accept: 'text/html' };
const harbor = () => new Client({ port, host });
const at = (name: string, path = '/'): Promise<Reply> => ask({ port, host: name, path, headers: html });

describe('odd hosts', () => {
  it.each(['HARBOR.localhost', 'harbor.localhost.', 'harbor.localhost:81', 'localhost', '127.0.0.1'])(
    '%s is Harbor, whatever its spelling [TEN-001, TEN-501]',
    async (name) => {
      const { status, text } = await at(name);
      expect(status).toBe(200);
      expect(text).toContain('Harbor');
    },
  );

  it.each([
    'nobody.localhost',
    'bücher.example',
    'xn--bcher-kva.example',
    `${'a'.repeat(300)}.localhost`,
    '',
  ])('is no shop: %j [TEN-013, TEN-517, CONST-572, ERR-501]', async (name) => {
    const host = Buffer.from(name).toString('latin1');
    const { status, text } = await at(host);
    expect(status).toBe(404);
    expect(text).toMatch(/<h1>Shop not found<\/h1><p data-reason="client-not-found">/);
    const { body } = await new Client({ port, host }).graphql('{ initSettings { locale } }');
    expect(body).toMatchObject({
      errors: [
        {
          message: 'Shop not found',
          extensions: {
            ...{ code: 'CLIENT_NOT_FOUND', reason: 'client-not-found', status: 404, field_errors: [] },
            detail: expect.stringContaining("We can't seem to find"),
          },
        },
      ],
      ...{ success: false, code: 'CLIENT_NOT_FOUND', message: 'Shop not found', reason: 'client-not-found' },
    });
  });

  it('under each of its names a shop takes the forms of its own pages', async () => {
    for (const name of ['localhost', '127.0.0.1', 'harbor.localhost']) {
      const own = `${name}:${port}`;
      const client = new Client({ port, host: own });
      const fields = { intent: 'add', product: await mugId(client), qty: '1' };
      const { status } = await client.submit('/checkout/cart', fields, { origin: `http://${own}` });
      expect(status, name).toBe(302);
    }
  });

  it('names the host that was asked for, escaped [TEN-009]', async () => {
    const { text } = await at('nobody.localhost');
    expect(text).toContain('We can&#39;t seem to find nobody.localhost');
    expect((await at('<b>.localhost')).text).not.toContain('<b>');
  });

  it('a closed shop says so on every address [CONST-572, TEN-008, TEN-012, TEN-515, TEN-518, ERR-502]', async () => {
    for (const path of ['/', '/any-slug', '/checkout/cart']) {
      const { status, text } = await at(`closed.localhost:${port}`, path);
      expect(status).toBe(404);
      expect(text).toContain('is temporarily unavailable. Please try back again soon.');
      expect(text).toContain('data-reason="client-unavailable"');
    }
    const { status, body } = await new Client({ port, host: 'closed.localhost' }).graphql(
      '{ initSettings { locale } }',
    );
    expect(status).toBe(404);
    expect(body).toMatchObject({
      errors: [
        {
          extensions: {
            ...{ code: 'CLIENT_UNAVAILABLE', reason: 'client-unavailable', status: 404, field: null },
            detail: expect.stringContaining('is temporarily unavailable. Please try back again soon.'),
          },
        },
      ],
      ...{ success: false, code: 'CLIENT_UNAVAILABLE', reason: 'client-unavailable' },
    });
  });
});

describe('a body that no route reads', () => {
  const form = 'content-type: application/x-www-form-urlencoded';
  const half = `a=${'x'.repeat(200_000)}`;
  const whole = `a=${'x'.repeat(2_000_000)}`;
  const counted = (body: string) => `content-length: ${body.length}\r\n\r\n${body}`;
  const chunked = (body: string) =>
    `transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

  it.each(['/logout', '/', '/zzz'])('at %s does not hold up its connection', async (path) => {
    const statuses = await askTwice(
      server,
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\n${form}\r\n${counted(half)}`,
    );
    expect(statuses.at(1)).toBe(200);
  });

  it.each(['/checkout/cart', '/login', '/api-graphql'])(
    'at %s is refused when it has no length and is too long, and the next request is answered [OPEN-005]',
    async (path) => {
      const type = path === '/api-graphql' ? 'content-type: application/json' : form;
      const statuses = await askTwice(
        server,
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\n${type}\r\n${chunked(whole)}`,
      );
      expect(statuses.at(0)).toBe(413);
      expect(statuses.at(1)).toSatisfy((status) => status === 200 || status === 'closed');
    },
  );
});

describe('odd requests', () => {
  it.each(['/%', '/%zz', '/%c3%28', '/mugs-cups/%E0%A4%A'])(
    '%s is answered, not stumbled over',
    async (path) => {
      expect((await at(host, path)).status).toBe(400);
    },
  );

  it('is told on a page of ours that an address cannot be read', async () => {
    for (const path of ['/%', '/%ff']) {
      const { status, text, headers } = await at(host, path);
      expect([status, headers['content-type']], path).toEqual([400, 'text/html; charset=utf-8']);
      expect(text).not.toContain('FST_ERR');
    }
  });

  it('a form that says nothing, or cannot be read, is refused without a fault of ours', async () => {
    const urlencoded = 'application/x-www-form-urlencoded';
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    const forms = ['/login', '/register', '/verify-email', '/age', '/checkout', '/checkout/cart'];
    for (const path of [...forms, '/', '/search', '/fireside-mug']) {
      const ways = [
        {},
        { headers: { ...html, 'content-type': urlencoded } },
        { headers: { ...html, ...broken }, body: '--y' },
      ];
      for (const way of ways) {
        const { status, text } = await ask({ port, host, path, method: 'POST', headers: html, ...way });
        expect(status, `${path} ${JSON.stringify(way)}`).toBeLessThan(500);
        expect(text).not.toMatch(/<(title|h1)>[^<]*Internal Server Error/);
      }
    }
    expect((await ask({ port, host, path: '/', method: 'POST', headers: html })).status).toBe(405);
    expect(readFileSync(logFile, 'utf8')).not.toMatch(/\n\s+at /);
  });

  it('an error with a status of its own is a page with that status [ERR-508]', async () => {
    const errors: readonly [number, string, object][] = [
      [405, '/', { method: 'POST' }],
      [401, '/account/orders', { headers: { ...html, authorization: 'Bearer nonsense' } }],
      [404, '/order/nonsense', {}],
      [400, '/%ff', {}],
    ];
    for (const [expected, path, way] of errors) {
      const { status, headers, text } = await ask({ port, host, path, headers: html, ...way });
      expect([status, headers['content-type']], path).toEqual([expected, 'text/html; charset=utf-8']);
      expect(text, path).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
      expect(text, path).not.toMatch(/<(title|h1)>[^<]*Internal Server Error/);
    }
  });

  it.each(['/logout', '/age'])('%s, which takes only forms, leads home', async (path) => {
    const { status, headers } = await at(host, path);
    expect([status, headers.location]).toEqual([302, '/']);
  });

  it.each(['variables=x', 'extensions=x', 'variables=[1]'])(
    'a query with %s is refused in the contract’s words',
    async (parameter) => {
      const path = `/api-graphql?query={__typename}&${parameter}`;
      const { status, text } = await ask({ port, host, path, headers: { accept: 'application/json' } });
      expect(status).toBe(400);
      expect(text).toContain('BAD_USER_INPUT');
    },
  );

  it.each([
    ['//mugs-cups', 301, '/mugs-cups'],
    ['/fireside-mug/', 301, '/fireside-mug'],
    ['/Mugs-Cups?page=2&sort=price-asc', 301, '/mugs-cups?page=2&sort=price-asc'],
    ['/MUGS-CUPS/color=sage', 301, '/mugs-cups/color=sage'],
    ['/Fireside-Mug', 301, '/fireside-mug'],
  ])('%s leads with %d to %s', async (path, status, location) => {
    const reply = await at(host, path);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
  });

  it.each(['/Checkout/Cart', '/%63heckout/cart', '/Login?return=%2Faccount'])(
    '%s is made for whoever asks, and no cache keeps it',
    async (path) => {
      const { headers } = await at(host, path);
      expect([headers['x-cache'], headers['cache-control']]).toEqual(['bypass', 'private, no-store']);
    },
  );

  it('an address that looks like another host names none', async () => {
    const { status, headers } = await at(host, '//evil.example/mugs-cups');
    expect([status, headers.location]).toEqual([301, '/evil.example/mugs-cups']);
    expect((await at(host, '/evil.example/mugs-cups')).status).toBe(404);
  });

  it('a body beyond a megabyte is refused [OPEN-005]', async () => {
    const big = 'x'.repeat(1_200_000);
    const json = await harbor().post('/api/cart/add', { id: big });
    expect(json.status).toBe(413);
    expect(json.text).toContain('PAYLOAD_TOO_LARGE');
    expect((await harbor().submit('/checkout/cart', { intent: big })).status).toBe(413);
  });

  it('a body that is no JSON is refused', async () => {
    for (const path of ['/api-graphql', '/api/cart/add']) {
      const wrong = await ask({
        port,
        host,
        path,
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: 'a,b',
      });
      expect(wrong.status, path).toBe(415);
      const broken = await ask({
        port,
        host,
        path,
        method: 'POST',
        body: '{"a":',
        headers: { 'content-type': 'application/json' },
      });
      expect(broken.status, path).toBe(400);
      expect(broken.text).not.toMatch(/ at |node_modules|SyntaxError/);
    }
  });

  it.each([0, -1, 1e9, 1.5, 'abc', null, {}, '1; drop table'])('a quantity of %j is refused', async (qty) => {
    const client = harbor();
    const { status, body } = await client.post('/api/cart/add', { id: await mugId(client), qty });
    expect(status).toBeLessThan(500);
    expect(body.success).toBe(false);
    expect(JSON.parse((await client.get('/api/cart/count')).text).count).toBe(0);
  });

  it.each(['nonsense', '0199a0b0-0000-7000-8000-000000000000'])('a product %s is not found', async (id) => {
    const { status, body } = await harbor().post('/api/cart/add', { id, qty: 1 });
    expect(status).toBeLessThan(500);
    expect(body.success).toBe(false);
  });

  it('what another site sent is refused, and changes nothing', async () => {
    const client = harbor();
    const id = await mugId(client);
    const foreign: Readonly<Record<string, string>>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await client.post('/api/cart/add', { id, qty: 1 }, headers)).status).toBe(403);
      expect((await client.submit('/checkout/cart', { intent: 'add', product: id }, headers)).status).toBe(
        403,
      );
      expect((await client.submit('/login', { email: 'a@b.c', password: 'x' }, headers)).status).toBe(403);
    }
    expect(client.cookies.size).toBe(0);
  });

  it('a price that was sent is refused, and the piece costs what the shop asks for it [CHK-010]', async () => {
    const client = harbor();
    const cart = async () => JSON.parse((await client.get('/api/cart')).text).summary;
    const added = { id: await mugId(client), qty: 1 };
    const { status, body } = await client.post('/api/cart/add', { ...added, price: 0.01 });
    expect([status, body]).toEqual([400, expect.objectContaining({ success: false, field: 'price' })]);
    expect((await cart()).items).toEqual([]);
    await client.post('/api/cart/add', added);
    expect(await cart()).toMatchObject({ items: [{ price: 26 }], amount: 26 });
  });
});

/** Returns a product that can be bought as it is. */
async function mugId(client: Client): Promise<string> {
  const { body } = await client.graphql<{ product: { _id: string } }>(
    '{ product(slug: "fireside-mug") { _id } }',
  );
  const id = body.data?.product._id;
  if (id === undefined) throw new Error('the demo shop has no Fireside Mug');
  return id;
}

describe('a variation in the address that is none', () => {
  it.each(['SOR-2104-20-9-1', 'NOPE', '%00', "'--"])(
    'of this product, but %s, shows the product as it begins [VAR-022, VAR-024]',
    async (sku) => {
      const { status, text } = await harbor().get(`/tideline-mug/pv/${sku}`, html);
      expect(status).toBe(200);
      expect(text).toContain('SKU: SAL-1101-SPK');
      expect(text).toMatch(/<link rel="canonical" href="[^"]*\/tideline-mug"/);
    },
  );
});
