import { adjustStock, changePrices, unpublishProduct } from '@stoa/commerce';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

let own: OwnShop;
let visitors: readonly Client[];

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  visitors = [own.visitor(await own.serve()), own.visitor(await own.serve())];
});
afterAll(() => own.close());

const page = (client: Client, path: string) => client.get(path, { accept: 'text/html' });

/** Asks both processes until they keep the page. */
async function warm(path: string): Promise<void> {
  for (const client of visitors) {
    await until('a kept page', async () =>
      (await page(client, path)).headers['x-cache'] === 'hit' ? true : undefined,
    );
  }
}

/** Waits until both processes answer with the new state, and checks that they stay with it. */
async function expectEverywhere(
  path: string,
  isNew: (text: string, status: number) => boolean,
): Promise<void> {
  for (const client of visitors) {
    const ask = async () => {
      const { text, status } = await page(client, path);
      return isNew(text, status);
    };
    await until('the news', async () => ((await ask()) ? true : undefined));
    for (let again = 0; again < 5; again += 1) expect(await ask()).toBe(true);
  }
}

describe('what was changed by another process is on the next page of every process', () => {
  it('a price', async () => {
    const productId = await own.sell('Copper pan', 8800, 5);
    await warm('/copper-pan');
    await warm('/search?q=copper');
    await changePrices(own.system, [{ productId, price: 9900 }]);
    await expectEverywhere('/copper-pan', (text) => text.includes('$99.00') && !text.includes('$88.00'));
    await expectEverywhere('/search?q=copper', (text) => text.includes('$99.00') && !text.includes('$88.00'));
  });

  it('a product that is new, where a search found others', async () => {
    await own.sell('Tin cup', 900, 5);
    // Asked often enough that an index answers.
    for (const word of ['cup', 'cups', 'a tin', 'tins']) {
      for (const client of visitors) await page(client, `/search?q=${encodeURIComponent(word)}`);
    }
    await warm('/search?q=tin');
    await own.sell('Tin plate', 1100, 5);
    await expectEverywhere('/search?q=tin', (text) => text.includes('Tin plate') && text.includes('Tin cup'));
  });

  it('that nothing is left', async () => {
    const productId = await own.sell('Brass bell', 1500, 3);
    await warm('/brass-bell');
    await adjustStock(own.system, { lines: [{ productId, delta: -3 }] });
    await expectEverywhere('/brass-bell', (text) => text.includes('Out of Stock'));
  });

  it('that a product is gone', async () => {
    const productId = await own.sell('Felt hat', 4500, 3);
    await warm('/felt-hat');
    await unpublishProduct(own.system, productId);
    await expectEverywhere('/felt-hat', (_, status) => status === 404);
  });
});
