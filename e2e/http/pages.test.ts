import { unique } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';

const { port } = demo;
const html = { accept: 'text/html' };
const visit = (shop = 'harbor') => new Client({ port, host: `${shop}.localhost:${port}` });
const open = (client: Client, path: string) => client.get(path, html);

/** Somebody of the demo who is signed in, headless. */
async function signedIn(): Promise<Client> {
  const account = { email: 'shopper@example.com', password: 'stoa-demo' };
  const { body } = await visit().post<{ token: string }>('/api/auth/login', account);
  const headers = { authorization: `Bearer ${body.token}` };
  return new Client({ port, host: `harbor.localhost:${port}`, headers });
}

describe('the first HTML of a page holds what it shows', () => {
  it.each([
    ['home', '/', /<h2>Two hundred things, chosen slowly<\/h2>.*<article class="card"/s],
    ['a category', '/mugs-cups', /<h1>Mugs &amp; Cups<\/h1>.*Fireside Mug/s],
    ['a product', '/fireside-mug', /<h1>Fireside Mug<\/h1>.*\$\d+\.\d\d/s],
    ['a page', '/shipping-returns', /<h1[^>]*>[^<]+<\/h1>.*<h2>Returns<\/h2>/s],
    ['the search', '/search?q=mug', /<h1>Search results for [^<]*<bdi>mug<\/bdi>.*Fireside Mug/s],
  ])(
    '%s [ROUTE-001, ROUTE-011, ROUTE-043, ROUTE-501, ROUTE-503, ROUTE-504, ROUTE-527, ROUTE-533, ACC-003]',
    async (_what, path, content) => {
      const { status, text } = await open(visit(), path);
      expect(status).toBe(200);
      expect(text).toMatch(content);
    },
  );

  it('a variation where its sku follows the address of its product, which is there without one too [ROUTE-047, ROUTE-505, ROUTE-506, VAR-022, ACC-003]', async () => {
    const query = '{ product(slug: "tideline-mug") { variations { sku } } }';
    const { body } = await visit().graphql<{ product: { variations: { sku: string }[] } }>(query);
    const [first, second] = body.data?.product.variations ?? [];
    if (!first || !second) throw new Error('the mug has no variations');
    for (const { sku } of [first, second]) {
      const { status, text } = await open(visit(), `/tideline-mug/pv/${sku}`);
      expect([status, shownSku(text)]).toEqual([200, sku]);
    }
    const { status, text } = await open(visit(), '/tideline-mug');
    expect([status, /<h1>Tideline Mug<\/h1>/.test(text)]).toEqual([200, true]);
  });

  it('products like the one it shows, but not that one, below a title of theirs [SLIDER-506, SLIDER-526]', async () => {
    const { text } = await open(visit(), '/fireside-mug');
    const [, row = ''] = /<h2[^>]*>Related Products<\/h2>(.*)/s.exec(text) ?? [];
    expect(row.match(/<article class="card"/g)?.length ?? 0).toBeGreaterThan(2);
    expect(row).not.toMatch(/<a class="card-link"[^>]*href="\/fireside-mug"/);
  });

  it.each(['harbor', 'ember'])(
    'the terms and what becomes of the visitor’s data, in each shop: %s [CMS-006]',
    async (shop) => {
      for (const [path, title] of [
        ['/terms-of-service', 'Terms of service'],
        ['/privacy-policy', 'Privacy policy'],
      ] as const) {
        const { status, text } = await open(visit(shop), path);
        expect([status, new RegExp(`<h1[^>]*>${title}</h1>`).test(text)], path).toEqual([200, true]);
      }
    },
  );

  it('a question about the age in a tobacco shop alone, until it was answered [SHELL-010, SHELL-011]', async () => {
    const asks = async (shop: string, cookie = '') => {
      const { status, text } = await visit(shop).get('/', { ...html, ...(cookie && { cookie }) });
      expect(status).toBe(200);
      return text.includes('Are you of legal age?');
    };
    expect([await asks('ember'), await asks('harbor')]).toEqual([true, false]);
    expect(await asks('ember', 'age_confirm=yes')).toBe(false);
    expect(await asks('ember', 'age_confirm=no')).toBe(true);
  });

  it.each([
    ['/mugs-cups', 'category'],
    ['/fireside-mug', 'product'],
    ['/shipping-returns', 'page'],
  ])(
    'and the data of the page, asked for within the shop, is of the same kind: %s [CMS-005]',
    async (path, kind) => {
      const [page, data] = await Promise.all([open(visit(), path), visit().get(`${path}.data`)]);
      const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(page.text)?.[1] ?? 'no heading';
      expect(data.status).toBe(200);
      expect(data.text).toContain(heading.replace('&amp;', '&'));
      expect(data.text).toContain(`"kind","${kind}"`);
    },
  );

  it.each(['/login', '/checkout/cart', '/search?q=mug'])(
    'with the header there from the start: %s [ROUTE-529, CONST-513]',
    async (path) => {
      const { text } = await open(visit(), path);
      expect(text).toMatch(/<header class="site-header".*aria-label="Main menu".*<\/header>.*<main/s);
    },
  );
});

describe('who is signed in', () => {
  it('enters the account at its overview, and its orders, of which there is none at a wrong address [PERM-514, ROUTE-002, ROUTE-015, ROUTE-020, ROUTE-522]', async () => {
    const client = await signedIn();
    const entry = await open(client, '/account');
    expect([entry.status, entry.headers.location]).toEqual([302, '/account/dashboard']);
    const overview = await open(client, '/account/dashboard');
    expect([overview.status, overview.text.includes('Hello, ')]).toEqual([200, true]);
    const orders = await open(client, '/account/orders');
    expect([orders.status, /<h1[^>]*>My Orders<\/h1>/.test(orders.text)]).toEqual([200, true]);
    const none = await open(client, '/account/orders/nonsense');
    expect(none.status).toBe(404);
  });
});

describe('the way of a sale', () => {
  it('leads from the cart over the checkout to the confirmation and the order’s own page [ROUTE-004, ROUTE-015, ROUTE-020, ROUTE-028, ROUTE-031, ROUTE-033, ROUTE-039, ROUTE-510, ROUTE-511, CMS-522, SHELL-022]', async () => {
    const client = await signedIn();
    const id = await idOf(client, 'fireside-mug');
    await client.post('/api/cart/add', { id, qty: 1 });
    const cart = await open(client, '/checkout/cart');
    expect(cart.text).toMatch(/<h1[^>]*>Your cart<\/h1>.*Fireside Mug/s);
    expect(cart.text).toMatch(/<a[^>]*aria-label="Cart[^"]*"[^>]*href="\/checkout\/cart"/);
    const checkout = await open(client, '/checkout');
    expect([checkout.status, /<h1[^>]*>Checkout<\/h1>/.test(checkout.text)]).toEqual([200, true]);
    expect(checkout.text).toMatch(/<form[^>]*action="\/checkout".*Fireside Mug.*name="email".*<\/form>/s);
    // Pages of the checkout have a header of their own, without a search; the cart has that of the shop.
    const searches = (text: string) => /<form[^>]*action="\/search"/.test(text);
    expect([searches(cart.text), searches(checkout.text)]).toEqual([true, false]);
    const { order, guest_token } = await placeOrder(client);
    const done = await open(client, `/checkout/success?order=${order._id}&token=${guest_token}`);
    expect([done.status, done.text.includes(order.increment_id)]).toEqual([200, true]);
    expect(searches(done.text)).toBe(false);
    const onItsOwn = await open(client, `/order/${order._id}`);
    expect([onItsOwn.status, onItsOwn.text.includes(order.increment_id)]).toEqual([200, true]);
    for (const page of [`/order/${order._id}`, `/order/${order._id}/tracking`]) {
      const byLink = await open(visit(), `${page}?token=${guest_token}`);
      const back = `/login?return=${encodeURIComponent(page)}`;
      expect([byLink.status, byLink.headers.location]).toEqual([302, back]);
    }
    expect((await open(visit(), `/order/${order._id}`)).status).toBe(404);
    for (const list of ['/account/orders', '/account/dashboard']) {
      const { text } = await open(client, list);
      expect(text, list).toMatch(/<a[^>]*href="\/account\/orders\/[\da-f-]{36}"[^>]*>Order [^<]*\d/);
      if (list === '/account/orders')
        expect(text).toMatch(new RegExp(`${order._id}"[^>]*>[^<]*${order.increment_id}`));
    }
    const own = await open(client, `/account/orders/${order._id}`);
    expect([own.status, own.text.includes(order.increment_id)]).toEqual([200, true]);
    const { text: list } = await open(client, '/account/orders');
    const row = list.slice(list.indexOf(`href="/account/orders/${order._id}"`));
    expect(/<span>([^<]*)<\/span>/.exec(row)?.[1]).toMatch(/^[A-Z][a-z]{2} \d\d \d{4}$/);
    for (const { text } of [done, onItsOwn, own])
      expect(text).toMatch(/<ul[^>]*aria-label="Items"[^>]*>(?:(?!<\/ul>).)*Fireside Mug/s);
  });

  it('begins with something in the cart: an empty one is shown', async () => {
    const { status, headers } = await open(visit(), '/checkout');
    expect([status, headers.location]).toEqual([302, '/checkout/cart']);
  });
});

describe('the guard of pages', () => {
  it.each(['/', '/search?q=mug', '/brands', '/checkout/cart', '/order/x?token=y', '/fireside-mug'])(
    'lets a guest pass to what is marked for all: %s [AUTH-510]',
    async (path) => {
      const { status, headers } = await open(visit(), path);
      expect([status < 300 || status === 404, headers.location]).toEqual([true, undefined]);
    },
  );

  it.each([
    '/account',
    '/account/dashboard',
    '/account/orders?page=2',
    '/account/orders/x',
    '/verify-email?token=x',
    '/Account/Orders',
  ])(
    'sends a guest from %s to the login, which leads back, and lets who is signed in pass [AUTH-507]',
    async (path) => {
      const guest = await open(visit(), path);
      expect([guest.status, guest.headers.location]).toEqual([
        302,
        `/login?return=${encodeURIComponent(path)}`,
      ]);
      expect((await open(await signedIn(), path)).headers.location ?? '').not.toContain('/login');
    },
  );

  it('sends who is signed in from the pages of guests to the page that was remembered, else home [AUTH-508, AUTH-509, AUTH-514]', async () => {
    const client = await signedIn();
    for (const [path, to] of [
      ['/login?return=%2Fmugs-cups', '/mugs-cups'],
      ['/register?return=%2Fmugs-cups', '/mugs-cups'],
      ['/login', '/'],
      ['/login?return=https%3A%2F%2Fevil.example', '/'],
    ] as const) {
      const { status, headers } = await open(client, path);
      expect([status, headers.location], path).toEqual([302, to]);
      expect((await open(visit(), path)).status, path).toBe(200);
    }
  });

  it('guards the data of a page as the page', async () => {
    const { status, text } = await visit().get('/account/orders.data');
    expect([status, text.includes('/login?return=')]).toEqual([202, true]);
  });
});

describe('a login page', () => {
  it('is there for guests [ROUTE-008, ROUTE-507]', async () => {
    const { status, text } = await open(visit(), '/login');
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Sign in<\/h1>/);
    expect(text).toMatch(/<form[^>]*action="\/login".*name="email".*name="password"/s);
  });
});

it('a shop’s pictures stand below its code, and are no other shop’s [TEN-014]', async () => {
  for (const [shop, other] of [['harbor', 'ember'] as const, ['ember', 'harbor'] as const]) {
    const { text } = await open(visit(shop), '/');
    const picture =
      new RegExp(`/cdn/${shop}/images/products/medium/[^" ]+?[.]webp(?=")`).exec(text)?.[0] ?? '';
    expect(text).not.toContain(`/cdn/${other}/`);
    expect((await visit(shop).get(picture)).status, picture).toBe(200);
    expect((await visit(other).get(picture)).status).toBe(404);
  }
});

/** Returns the sku of the variation that a page shows. */
const shownSku = (text: string) => />SKU: ([^<]+)</.exec(text.replaceAll('<!-- -->', ''))?.[1];

async function idOf(client: Client, slug: string): Promise<string> {
  const query = 'query ($slug: String!) { product(slug: $slug) { _id } }';
  const { body } = await client.graphql<{ product: { _id: string } }>(query, { slug });
  return body.data?.product._id ?? '';
}

async function placeOrder(client: Client) {
  const shipping_address = {
    first_name: 'Ada',
    last_name: 'Byron',
    street: '1 Main Street',
    city: 'Portland',
    state: 'ME',
    postcode: '04101',
    country: 'US',
  };
  const { body: offer } = await client.post<{
    readonly shipping_methods: { method: string }[];
    readonly payment_methods: { code: string }[];
  }>('/api/checkout', { address: shipping_address });
  const shipping_method = offer.shipping_methods[0]?.method ?? '';
  const payment_method = offer.payment_methods[0]?.code ?? '';
  const chosen = { address: shipping_address, shipping_method, payment_method };
  const { body: costs } = await client.post<{ summary: { total_due: number } }>('/api/checkout', chosen);
  const { body } = await client.post<{ order: { _id: string; increment_id: string }; guest_token: string }>(
    '/api/checkout/place-order',
    {
      email: 'shopper@example.com',
      shipping_address,
      shipping_method,
      payment_method,
      expected_total: costs.summary.total_due,
    },
    { 'idempotency-key': unique('pages') },
  );
  return body;
}
