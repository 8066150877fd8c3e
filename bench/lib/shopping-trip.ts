import { Client } from '../../e2e/harness/client.ts';
import type { Reply } from '../../e2e/harness/http.ts';
import { placeOrder, readyOrder } from '../../e2e/harness/shopper.ts';
import type { CountedServer } from './counted-server.ts';

/** SQL statements that a request may cause at most. */
export const STATEMENT_BUDGETS = {
  home: 6,
  listing: 6,
  product: 10,
  'add to cart': 7,
  'place order': 60,
} as const;

export type Step = keyof typeof STATEMENT_BUDGETS;

/** What is put into the cart: a product, or a variation of it. */
export interface Goods {
  readonly id: string;
  readonly sku: string | undefined;
}

/** What a shopper looks at and buys. */
export interface Trip {
  /** Of the shop. */
  readonly host: string;
  readonly pages: Readonly<Record<'home' | 'listing' | 'product', string>>;
  /** One of each is bought. */
  readonly basket: readonly Goods[];
  /** Who goes; a guest when left out. */
  readonly account?: { readonly email: string; readonly password: string };
}

/**
 * Returns how many statements each step of a sale causes, in a process that knows the shop's settings already and keeps
 * neither pages nor results of the contract. Of several additions the costliest counts.
 * @throws Error when a step fails.
 */
export async function countTrip(
  server: CountedServer,
  { host, pages, basket, account }: Trip,
): Promise<Map<Step, number>> {
  const client = new Client({ port: server.port, host });
  if (account) expectStatus(200, 'signing in', await client.post('/api/auth/login', account));
  const look = async (path: string) =>
    expectStatus(200, path, await client.get(path, { accept: 'text/html' }));
  const counted = new Map<Step, number>();
  expectStatus(
    404,
    'a page that is not there',
    await client.get('/nothing-is-here', { accept: 'text/html' }),
  );
  for (const page of ['home', 'listing', 'product'] as const) {
    server.forget();
    counted.set(page, await server.count(() => look(pages[page])));
  }
  for (const goods of basket) {
    const statements = await server.count(async () => succeed('add to cart', await addGoods(client, goods)));
    counted.set('add to cart', Math.max(statements, counted.get('add to cart') ?? 0));
  }
  const order = await readyOrder(client, 'counted@example.com');
  counted.set(
    'place order',
    await server.count(async () => succeed('place order', await placeOrder(client, order))),
  );
  return counted;
}

const addGoods = (client: Client, { id, sku }: Goods) =>
  client.post<{ readonly success: boolean }>('/api/cart/add', { id, sku, qty: 1 });

function expectStatus(status: number, what: string, reply: Reply): void {
  if (reply.status !== status)
    throw new Error(`${what} answered ${reply.status}: ${reply.text.slice(0, 500)}`);
}

function succeed(what: Step, { body, text }: { body: { readonly success: boolean }; text: string }): void {
  if (!body.success) throw new Error(`${what} failed: ${text}`);
}
