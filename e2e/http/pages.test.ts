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
    ['home', '/', /<article class="card"/],
    ['a category', '/mugs-cups', /<h1>Mugs &amp; Cups<\/h1>.*Fireside Mug/s],
    ['a product', '/fireside-mug', /<h1>Fireside Mug<\/h1>.*\$\d+\.\d\d/s],
    ['a page', '/shipping-returns', /<h1[^>]*>[^<]+<\/h1>.*<h2>Returns<\/h2>/s],
    ['the search', '/search?q=mug', /<h1>Search results for [^<]*<bdi>mug<\/bdi>.*Fireside Mug/s],
  ])('%s [ROUTE-011, ROUTE-501, ROUTE-527, ROUTE-533, ACC-003]', async (_what, path, content) => {
    const { status, text } = await open(visit(), path);
    expect(status).toBe(200);
    expect(text).toMatch(content);
  });

  it.each(['/mugs-cups', '/fireside-mug', '/shipping-returns'])(
    'and the data of the page, asked for within the shop, is of the same kind: %s [CMS-005]',
    async (path) => {
      const [page, data] = await Promise.all([open(visit(), path), visit().get(`${path}.data`)]);
      const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(page.text)?.[1] ?? 'no heading';
      expect(data.status).toBe(200);
      expect(data.text).toContain(heading.replace('&amp;', '&'));
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
  it('enters the account at its overview, and sees orders, one by one [PERM-514, ROUTE-002, ROUTE-015, ROUTE-020, ROUTE-028, ROUTE-522]', async () => {
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
  it('leads from the cart over the checkout to the confirmation and the order’s own page [ROUTE-004, ROUTE-028, ROUTE-039, ROUTE-511]', async () => {
    const client = await signedIn();
    const id = await idOf(client, 'fireside-mug');
    await client.post('/api/cart/add', { id, qty: 1 });
    expect((await open(client, '/checkout/cart')).text).toMatch(/<h1[^>]*>Your cart<\/h1>/);
    const checkout = await open(client, '/checkout');
    expect([checkout.status, /<h1[^>]*>Checkout<\/h1>/.test(checkout.text)]).toEqual([200, true]);
    const { order, guest_token } = await placeOrder(client);
    const done = await open(visit(), `/checkout/success?order=${order._id}&token=${guest_token}`);
    expect([done.status, done.text.includes(order.increment_id)]).toEqual([200, true]);
    const byLink = await open(visit(), `/order/${order._id}?token=${guest_token}`);
    expect([byLink.status, byLink.text.includes(order.increment_id)]).toEqual([200, true]);
    expect((await open(visit(), `/order/${order._id}`)).status).toBe(404);
    const own = await open(client, `/account/orders/${order._id}`);
    expect([own.status, own.text.includes(order.increment_id)]).toEqual([200, true]);
  });

  it('begins with something in the cart: an empty one is not estimated but shown [TAX-502]', async () => {
    const { status, headers } = await open(visit(), '/checkout');
    expect([status, headers.location]).toEqual([302, '/checkout/cart']);
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

async function idOf(client: Client, slug: string): Promise<string> {
  const query = 'query ($slug: String!) { product(slug: $slug) { _id } }';
  const { body } = await client.graphql<{ product: { _id: string } }>(query, { slug });
  return body.data?.product._id ?? '';
}

async function placeOrder(client: Client) {
  const shipping_address = {
    ...{ first_name: 'Ada', last_name: 'Byron', street: '1 Main Street', city: 'Portland' },
    ...{ state: 'ME', postcode: '04101', country: 'US' },
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
      ...{ email: 'shopper@example.com', shipping_address, shipping_method, payment_method },
      expected_total: costs.summary.total_due,
    },
    { 'idempotency-key': `pages-${Date.now()}` },
  );
  return body;
}
