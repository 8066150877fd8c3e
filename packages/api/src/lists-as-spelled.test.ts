import { createProduct, createProducts } from '@stoa/commerce';
import { simpleProduct, variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveMug } from './testing/served-mug.ts';

const { sale } = await serveMug();

await createProduct(sale.system, {
  ...variableProduct({ red: 900, blue: 1200 }, { sku: 'CUP' }),
  name: 'Cup',
});

describe('lists of products', () => {
  it('tell how many there are, not how many the page has, and are searched by type [API-038, OPEN-041]', async () => {
    await createProducts(
      sale.system,
      Array.from({ length: 4 }, () => simpleProduct()),
    );
    await createProduct(sale.system, simpleProduct({ stock: { available: 0 } }));
    const who = sale.visitor();
    const query = `query ($available: Boolean) {
      products(input: { type: "newest", visible: true, available: $available, limit: 2, page: 2 }) {
        total products { _id } }
      sliderProducts(input: { type: "newest", limit: 3 }) { total products { _id } } }`;
    const told = Object(await ask(who, query, { available: true }));
    expect([told.products.total, told.products.products.length]).toEqual([6, 2]);
    expect([told.sliderProducts.total, told.sliderProducts.products.length]).toEqual([7, 3]);
    const asked = { type: 'newest', visible: true, available: true };
    const byRest = async (body: object) => Object((await who.post('/api/pliable/search', body)).body);
    const view = { limit: 2, page: 2 };
    for (const body of [
      { searchType: 'product', ...asked, ...view },
      { searchType: 'product', filter: asked, params: view },
      { searchType: 'product', filter: asked, paging: view },
    ]) {
      const { success, products, paging } = await byRest(body);
      expect({ success, ids: products.map(({ _id }: { _id: string }) => ({ _id })) }).toEqual({
        success: true,
        ids: told.products.products,
      });
      expect(paging).toMatchObject({ page: 2, limit: 2, total: 6, total_products: 6, itemTotal: 2 });
    }
    const search = `query ($filter: JSON, $paging: JSON) {
      searchPliable(search_type: "product", filter: $filter, paging: $paging) { products { _id } paging { total } } }`;
    expect(await ask(who, search, { filter: asked, paging: view })).toEqual({
      searchPliable: { products: told.products.products, paging: { total: 6 } },
    });
    const { body } = await who.post('/api/products/search', { ...asked, limit: 1 });
    expect(body).toMatchObject({ total: 6, products: [{}] });
  });

  it('are suggested a page at a time, as `paging` says [API-009]', async () => {
    const who = sale.visitor();
    const paging = { page: 1, limit: 1 };
    const query = `query ($paging: JSON) {
      searchPliable(search_type: "suggestion", keyword: "cu", paging: $paging) { products { _id } paging { limit } } }`;
    expect(await ask(who, query, { paging })).toMatchObject({
      searchPliable: { products: [{ _id: expect.any(String) }], paging: { limit: 1 } },
    });
    const { body } = await who.post('/api/pliable/search', {
      searchType: 'suggestion',
      keyword: 'cu',
      paging,
    });
    expect(body).toMatchObject({ products: [{}], paging: { limit: 1 } });
  });
});

it('filters stand side by side, as well as below `attributes` [ENT-043]', async () => {
  const who = sale.visitor();
  const query = `query ($filter: JSON) { categoryPliableData(slug: "shop-all", filter: $filter) { data { sku } } }`;
  for (const filter of [
    { brand: ['Tideline'], price: { from: 1 } },
    { attributes: { brand: ['Tideline'] } },
    { brand: 'Tideline' },
  ]) {
    const one = { brand: 'Tideline', sku: 'TIDE' };
    await sale.simple(one).catch(() => undefined);
    expect(await ask(who, query, { filter })).toEqual({
      categoryPliableData: { data: [{ sku: 'TIDE' }] },
    });
    const { body } = await who.post('/api/pliable/search', { type: 'category', path: 'Shop All', filter });
    expect(body).toMatchObject({ pliable_data: { data: [{ sku: 'TIDE' }] } });
  }
  const { body } = await who.graphql(query, { filter: { brand: [{ not: 'a text' }] } });
  expect(body).toMatchObject({ errors: [{ extensions: { field: 'filter.brand.0' } }] });
});
