import { catalogueSource, createProducts, saveSearchPhrase } from '@stoa/commerce';
import { loadShop, simpleProduct } from '@stoa/commerce/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { everyFieldOf } from './testing/every-operation.ts';
import { serveOwnSale } from './testing/served-sale.ts';
import { TestClient } from './testing/test-client.ts';
import { serveShop } from './testing/test-server.ts';

const { shop, system, clock } = await serveOwnSale();
const names = ['Walnut lamp', 'Walnut bowl', 'Oak table', 'Walnut table'];
await createProducts(
  system,
  names.map((name) => simpleProduct({ name })),
);
await saveSearchPhrase(system, { phrase: 'oak', redirectTo: '/timber' });
const { engine } = await loadShop(catalogueSource(system.db), shop.id);
const server = await serveShop(system.db, shop, clock, { search: engine });
afterAll(() => server.close());
const who = new TestClient(server.url);

const WORDS = `did_you_mean ${everyFieldOf('SearchCorrection', 0)} full_matches redirect_to unknown_words`;
const plain = { did_you_mean: null, full_matches: null, redirect_to: null, unknown_words: [] };

describe('a search by the words of an index', () => {
  /** What both doors tell of a keyword. */
  async function told(
    keyword: string,
    typed: object,
    found: readonly string[],
    params: object = { order: 'id', dir: 'desc' },
  ): Promise<void> {
    const products = found.map((name) => ({ name }));
    const query = `query ($keyword: String, $params: JSON) {
      searchPliable(search_type: "product", keyword: $keyword, params: $params) { ${WORDS} products { name } } }`;
    const answer = await ask(who, query, { keyword, params });
    expect(answer).toEqual({ searchPliable: { ...plain, ...typed, products } });
    const sent = { searchType: 'product', keyword, params };
    const { body } = await who.post('/api/pliable/search', sent);
    expect(body).toMatchObject({ ...plain, ...typed, products });
  }

  it('tells what it looked for in place of a slip', async () => {
    const did_you_mean = { keyword: 'walnut', applied: true };
    await told('wallnut', { did_you_mean }, ['Walnut table', 'Walnut bowl', 'Walnut lamp']);
  });

  it('tells how many have all of its words, and which occur nowhere', async () => {
    await told('walnut lamp', {}, ['Walnut lamp']);
    await told('oak table', { full_matches: 1 }, ['Oak table', 'Walnut table'], {
      order: 'bestmatch',
    });
    await told('oak lamp', { full_matches: 0 }, ['Oak table', 'Walnut lamp']);
    await told('table xylophone', { full_matches: 0, unknown_words: ['xylophone'] }, [
      'Walnut table',
      'Oak table',
    ]);
  });

  it('tells where a phrase leads that the merchant sends elsewhere', async () => {
    await told('oak', { redirect_to: '/timber' }, ['Oak table']);
  });
});
