import { changePrices } from '@stoa/commerce';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

/** Milliseconds within which a change reaches every process through the database. */
const NEWS_MS = 2_000;

let own: OwnShop;
let visitors: readonly Client[];
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  visitors = [own.visitor(await own.serve()), own.visitor(await own.serve())];
});
afterAll(() => own.close());

it('a price is the same at two processes within two seconds', async () => {
  const productId = await own.sell('Copper pan', 8800, 5);
  const page = (client: Client) => client.get('/copper-pan', { accept: 'text/html' });
  for (const client of visitors) {
    await until('a kept page', async () =>
      (await page(client)).headers['x-cache'] === 'hit' ? true : undefined,
    );
  }
  await changePrices(own.system, [{ productId, price: 9900 }]);
  const news = async (client: Client) => ((await page(client)).text.includes('$99.00') ? true : undefined);
  await Promise.all(visitors.map((client) => until('the new price', () => news(client), NEWS_MS)));
  for (const client of visitors) expect((await page(client)).text).not.toContain('$88.00');
});
