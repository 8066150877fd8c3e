import { brotliDecompressSync } from 'node:zlib';
import { changeCustomer, changePrices, setPriceLevels } from '@stoa/commerce';
import { unique, withoutIds } from '@stoa/commerce/testing';
import { inShop, session } from '@stoa/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeCustomer } from '../../packages/commerce/src/testing/customers.ts';
import { plainSettings } from '../../packages/commerce/src/testing/shops.ts';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { keptFor, keptForAll, madeFor } from '../harness/kept-pages.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { addToCart } from '../harness/shopper.ts';
import { until } from '../harness/until.ts';

const html = { accept: 'text/html' };

interface SignedIn {
  readonly token: string;
  readonly user: Readonly<Record<'_id' | 'email' | 'first_name' | 'last_name', string>>;
}

/** Signs in; returns the personal data that no cached page may contain. */
async function signIn(client: Client, email: string, password: string): Promise<string[]> {
  const { body } = await client.post<SignedIn>('/api/auth/login', { email, password });
  const { _id, first_name: first, last_name: last } = body.user;
  return [body.token, _id, email, first, last].filter((word) => word !== '');
}

/** Kinds of pages, and each kind of product, of a demo shop. */
const PAGES = {
  harbor: [
    '/',
    '/mugs-cups',
    '/mugs-cups.data',
    '/kitchen-dining?sort=price-asc',
    '/kitchen-dining/price=10|40?page=2',
    '/listing-page/kitchen-dining?page=2',
    '/search?q=mug',
    '/brands',
    '/tideline-mug',
    '/tideline-mug.data',
    '/gourd-lamp',
    '/hall-runner',
    '/gift-certificate',
    '/about',
    '/nothing-is-here',
  ],
  ember: ['/', '/cigars', '/search', '/search.data', '/brands', '/about', '/nothing-is-here'],
} as const;

const ACCOUNTS = ['shopper', 'wholesale', 'pending'] as const;

describe.each(['harbor', 'ember'] as const)('every page of %s that is kept', (shop) => {
  const { port } = demo;
  const visitors = new Map<string, Client>();
  const personal: string[] = [];

  beforeAll(async () => {
    const visitor = () => new Client({ port, host: `${shop}.localhost:${port}` });
    visitors.set('a guest', visitor()).set('a guest of age', visitor());
    for (const name of ACCOUNTS) {
      const client = visitor();
      personal.push(...(await signIn(client, `${name}@example.com`, 'stoa-demo')));
      visitors.set(name, client);
    }
    for (const [name, client] of visitors) if (name !== 'a guest') client.cookies.set('age_confirm', 'yes');
    const buyer = visitors.get('shopper') as Client;
    const { body } = await buyer.post<{ products: { _id: string; class_code: string }[] }>(
      '/api/products/search',
      { type: 'newest', limit: 50 },
    );
    const id = body.products.find(({ class_code: kind }) => kind === 'simple')?._id ?? '';
    for (const name of ['a guest', 'shopper']) await addToCart(visitors.get(name) as Client, id, 2);
    personal.push(...[...visitors.values()].flatMap(({ cookies }) => [...cookies.values()]).filter(isToken));
  });

  it.each(PAGES[shop])('is, for each visitor, the one that is made for them: %s', async (path) => {
    for (const [name, client] of visitors) {
      const kept = await keptFor(client, path);
      const made = await madeFor(client, path);
      expect(kept.text, name).toBe(made.text);
      expect([kept.status, kept.headers['content-type']], name).toEqual([
        made.status,
        made.headers['content-type'],
      ]);
      expect(kept.headers['cache-control'], name).toBe('private, no-cache');
      expect(kept.headers['content-security-policy'], name).not.toContain('nonce');
      expect(kept.headers['set-cookie'], name).toBeUndefined();
      expect(
        personal.filter((word) => kept.text.includes(word)),
        name,
      ).toEqual([]);
    }
  });
});

const isToken = (value: string) => value.length > 20;

describe('a page of one person', () => {
  it.each(['/account/dashboard', '/checkout', '/checkout/cart'])(
    'is made for them each time, and kept by nobody: %s',
    async (path) => {
      const { port } = demo;
      const client = new Client({ port, host: `harbor.localhost:${port}` });
      await signIn(client, 'shopper@example.com', 'stoa-demo');
      for (let time = 0; time < 3; time++) {
        const page = await client.get(path, html);
        expect([page.headers['x-cache'], page.headers['cache-control']]).toEqual([
          'bypass',
          'private, no-store',
        ]);
      }
    },
  );
});

describe('a listing for somebody who is signed in', () => {
  it('is sent compressed, in at most 22 kB, and not at all to whoever has it', async () => {
    const { port } = demo;
    const client = new Client({ port, host: `harbor.localhost:${port}` });
    await signIn(client, 'wholesale@example.com', 'stoa-demo');
    const plain = await keptFor(client, '/kitchen-dining');
    const packed = await client.get('/kitchen-dining', { ...html, 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.bytes.byteLength).toBeLessThanOrEqual(22_000);
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
    const etag = packed.headers.etag ?? '';
    const again = await client.get('/kitchen-dining', {
      ...html,
      'accept-encoding': 'br',
      'if-none-match': etag,
    });
    expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
  });
});

const PASSWORD = 'a password for tests';

describe('a shop of two groups, which hides its prices from guests', () => {
  let own: OwnShop;
  let server: RunningServer;
  let boxId: string;
  beforeAll(async () => {
    const settings = { ...plainSettings, modules: { hidePriceForAnonymous: true } };
    own = await openOwnShop(inject('postgresUrl'), { settings });
    boxId = await own.sell('Walnut box', 1337, 5);
    await setGroupPrice(777);
    server = await own.serve();
  });
  afterAll(() => own.close());

  const setGroupPrice = (price: number) => {
    const level = { customerGroups: ['wholesale'], minQty: 1, price, savePercent: null };
    return setPriceLevels(own.system, { productId: boxId, levels: [level] });
  };

  async function customerOf(group: string) {
    const email = `${unique('customer')}@example.com`;
    const given = { email, password: PASSWORD, group };
    const { actor } = await makeCustomer(own.database.db, own.shop, given, own.system.clock);
    const client = own.visitor(server);
    await signIn(client, email, PASSWORD);
    const change = (to: Omit<Parameters<typeof changeCustomer>[1], 'customerId'>) =>
      changeCustomer(own.system, { ...to, customerId: actor.customerId });
    return { client, change };
  }

  const pathOfAll = ['/walnut-box', '/walnut-box.data', '/search?q=box'];
  const prices = (text: string) =>
    ['13.37', '7.77', '5.55', '91.73'].filter((price) => withoutIds(text).includes(price));
  const pricesAt = async (client: Client) => prices((await client.get('/walnut-box', html)).text);

  it('shows each group its own price, two of a group the same bytes, and guests none [PRICE-007, PRICE-013]', async () => {
    const [one, two] = [await customerOf('wholesale'), await customerOf('wholesale')];
    const retail = await customerOf('retail');
    const guest = own.visitor(server);
    for (const path of pathOfAll) {
      const [first, second] = await keptForAll([one.client, two.client], path);
      expect(second?.bytes, path).toEqual(first?.bytes);
      expect(prices(first?.text ?? ''), path).toContain('7.77');
      expect(prices((await keptFor(retail.client, path)).text), path).toEqual(['13.37']);
      expect(prices((await keptFor(guest, path)).text), path).toEqual([]);
    }
  });

  it('shows with the next request what of somebody has changed: group, approval', async () => {
    const { client, change } = await customerOf('retail');
    const others = [await customerOf('wholesale'), await customerOf('retail')];
    for (const other of others) await keptFor(other.client, '/walnut-box');
    await keptFor(client, '/walnut-box');
    await change({ group: 'wholesale' });
    expect(await pricesAt(client)).toContain('7.77');
    await change({ status: 'restricted' });
    expect(await pricesAt(client)).toEqual([]);
    await change({ status: 'verified', group: 'retail' });
    expect(await pricesAt(client)).toEqual(['13.37']);
  });

  it('shows nothing more to a session that was ended elsewhere, and takes its cookie back', async () => {
    const { client } = await customerOf('wholesale');
    await keptFor(client, '/walnut-box');
    const elsewhere = client.at(server.port);
    await elsewhere.post('/api/auth/logout', {});
    await keptFor(own.visitor(server), '/walnut-box');
    const page = await client.get('/walnut-box', html);
    expect([prices(page.text), page.headers['x-cache']]).toEqual([[], 'hit']);
    expect(page.headers['set-cookie']).toEqual([expect.stringMatching(/^stoa-session=;/)]);
    expect(client.cookies.has('stoa-session')).toBe(false);
  });

  it('prolongs a session in use, and its cookie, with a page at hand [AUTH-512]', async () => {
    const { client } = await customerOf('wholesale');
    await keptFor(client, '/walnut-box');
    await inShop(own.system, (tx) =>
      tx.update(session).set({ expiresAt: sql`${session.expiresAt} - interval '2 days'` }),
    );
    const page = await client.get('/walnut-box', html);
    expect(page.headers['x-cache']).toBe('hit');
    expect(page.headers['set-cookie']).toEqual([
      expect.stringMatching(/^stoa-session=[\w-]{43}; Max-Age=2592000;/),
    ]);
    expect((await client.get('/walnut-box', html)).headers['set-cookie']).toBeUndefined();
  });

  it('shows changed prices to every group', async () => {
    const [wholesale, retail] = [await customerOf('wholesale'), await customerOf('retail')];
    for (const { client } of [wholesale, retail]) await keptFor(client, '/walnut-box');
    await setGroupPrice(555);
    await until('the new level', async () =>
      (await pricesAt(wholesale.client)).includes('5.55') ? true : undefined,
    );
    await changePrices(own.system, [{ productId: boxId, price: 9173 }]);
    await until('the new price', async () =>
      (await pricesAt(retail.client)).includes('91.73') ? true : undefined,
    );
    expect(await pricesAt(retail.client)).toEqual(['91.73']);
    expect(await pricesAt(wholesale.client)).not.toContain('7.77');
  });

  it('refuses a token that is none, and takes one that is as a session', async () => {
    const { client } = await customerOf('wholesale');
    const kept = await keptFor(client, '/walnut-box');
    const token = client.cookies.get('stoa-session') ?? '';
    const bearer = (sent: string) =>
      own.visitor(server).get('/walnut-box', { ...html, authorization: `Bearer ${sent}` });
    const page = await bearer(token);
    expect([page.status, page.headers['x-cache'], page.text]).toEqual([200, 'hit', kept.text]);
    expect((await bearer('x'.repeat(43))).status).toBe(401);
  });
});
