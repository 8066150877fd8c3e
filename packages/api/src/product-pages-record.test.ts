import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveCups } from './testing/cups.ts';
import { everyFieldOf } from './testing/every-operation.ts';

const { who } = await serveCups();

const PAGING = `paging ${everyFieldOf('Paging', 0)}`;
const skus = (...at: number[]) => at.map((one) => ({ sku: `CUP-${one}` }));

/** The pages of three products, two on each. */
const firstOfTwo = {
  ...{ page: 1, limit: 2, begin: 1, end: 2, itemTotal: 2 },
  ...{ total: 3, total_products: 3, total_pages: 2 },
};
const secondOfTwo = { ...firstOfTwo, page: 2, begin: 3, end: 3, itemTotal: 1 };

describe('a page of a list of products, by both doors', () => {
  it.each([
    ['the first of those named by sku', { type: 'manual', limit: 2 }, skus(2, 3), firstOfTwo],
    ['the second of those named by sku', { type: 'manual', limit: 2, page: 2 }, skus(1), secondOfTwo],
    ['the first of the newest', { type: 'newest', limit: 2 }, skus(3, 2), firstOfTwo],
    ['the second of the newest', { type: 'newest', limit: 2, page: 2 }, skus(1), secondOfTwo],
  ])('%s tells its products, and where it stands', async (_which, view, found, paging) => {
    const input = { ...view, ...(view.type === 'manual' && { sku_list: ['CUP-2', 'CUP-3', 'CUP-1'] }) };
    const { total } = paging;
    const query = `query ($input: ProductSearchInput!) { products(input: $input) { products { sku } total ${PAGING} } }`;
    expect(await ask(who, query, { input })).toEqual({ products: { products: found, total, paging } });
    const cards = found.map((card) => expect.objectContaining(card));
    const { body } = await who.post('/api/products/search', input);
    expect(body).toEqual({ success: true, products: cards, total, paging });
    const { limit, page, ...narrowed } = { page: 1, ...input };
    const params = { limit, page };
    const search = `query ($filter: JSON, $params: JSON) {
      searchPliable(search_type: "product", filter: $filter, params: $params) { success products { sku } ${PAGING} } }`;
    const searched = { success: true, products: found, paging };
    expect(await ask(who, search, { filter: narrowed, params })).toEqual({ searchPliable: searched });
    const sent = { searchType: 'product', filter: narrowed, params };
    expect((await who.post('/api/pliable/search', sent)).body).toMatchObject(searched);
  });

  it('of a slider tells where it stands among all that it could show [API-GQL-530]', async () => {
    const query = `query ($page: Int) { sliderProducts(input: { type: "bestsellers", limit: 2, page: $page }) {
      products { sku } total ${PAGING} } }`;
    expect(await ask(who, query, { page: 1 })).toEqual({
      sliderProducts: { products: skus(1, 3), total: 3, paging: firstOfTwo },
    });
    expect(await ask(who, query, { page: 2 })).toEqual({
      sliderProducts: { products: skus(2), total: 3, paging: secondOfTwo },
    });
  });

  it('that finds nothing tells that there is none [API-038]', async () => {
    const input = { type: 'manual', sku_list: ['NO-SUCH'] };
    const none = {
      ...{ page: 1, limit: 14, begin: 0, end: 0, itemTotal: 0 },
      ...{ total: 0, total_products: 0, total_pages: 0 },
    };
    const { body } = await who.post('/api/products/search', input);
    expect(body).toEqual({ success: true, products: [], total: 0, paging: none });
  });
});
