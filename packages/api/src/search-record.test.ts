import { createProduct, unpublishProduct } from '@stoa/commerce';
import { variableProduct } from '@stoa/commerce/testing';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveCups } from './testing/cups.ts';
import { serveSale } from './testing/test-sale.ts';

const { sale, who, ids } = await serveCups();

describe('a search of the contract', () => {
  it('puts what sells more before what matches as well, by both doors', async () => {
    const mugs = await serveSale(sale.system.db);
    for (const [at, popularity] of [1, 900, 3].entries()) {
      await createProduct(mugs.system, {
        classCode: 'simple',
        sku: `MUG-${at}`,
        name: `Mug of kind ${at}`,
        price: 1000,
        popularity,
      });
    }
    const requester = mugs.visitor();
    const skus = async (params: object) => {
      const { searchPliable } = Object(
        await ask(
          requester,
          `query ($params: JSON) { searchPliable(search_type: "product", keyword: "mug", params: $params) {
            products { sku } } }`,
          { params },
        ),
      );
      const sent = { searchType: 'product', keyword: 'mug', params };
      const { products } = Object((await requester.post('/api/pliable/search', sent)).body);
      expect(products.map(({ sku }: { sku: string }) => ({ sku }))).toEqual(searchPliable.products);
      return searchPliable.products.map(({ sku }: { sku: string }) => sku);
    };
    expect(await skus({ order: 'bestmatch' })).toEqual(['MUG-1', 'MUG-2', 'MUG-0']);
    expect(await skus({ order: 'bestseller', dir: 'desc' })).toEqual(['MUG-1', 'MUG-2', 'MUG-0']);
    expect(await skus({ order: 'id', dir: 'desc' })).toEqual(['MUG-2', 'MUG-1', 'MUG-0']);
    await mugs.server.close();
  });

  it('suggests products with what a row of the panel shows of them, and how many there are [API-010, ENT-064]', async () => {
    const fields = `id name image { thumbnail } price final_price class_code hide_price unavailable_for_sale
      review_count review_avg_rating categories category_slugs search_keyword`;
    const query = `query ($keyword: String) {
      searchPliable(search_type: "suggestion", keyword: $keyword) { products { ${fields} } } }`;
    const { searchPliable: found } = Object(await ask(who, query, { keyword: 'cup 1' }));
    const asked = { searchType: 'suggestion', keyword: 'cup', params: { page: 1, limit: 2 } };
    const { success, products, paging } = Object((await who.post('/api/pliable/search', asked)).body);
    expect([success, products.length, paging.total_products]).toEqual([true, 2, 3]);
    expect(found.products[0]).toEqual({
      id: ids[0],
      name: 'Cup 1',
      image: null,
      price: 10,
      final_price: 10,
      class_code: 'simple',
      hide_price: false,
      unavailable_for_sale: false,
      review_count: 2,
      review_avg_rating: 3,
      categories: ['tea-cups'],
      category_slugs: ['tea-cups'],
      search_keyword: null,
    });
    const pot = variableProduct({ Red: 1000, Blue: 1200 }, { name: 'Pot' });
    const { id } = await createProduct(sale.system, pot);
    const sku = pot.variations[1]?.sku ?? '';
    const { searchPliable: bySku } = Object(await ask(who, query, { keyword: sku.toLowerCase() }));
    expect(bySku.products).toMatchObject([{ name: 'Pot', search_keyword: sku }]);
    const { id: tin } = await createProduct(sale.system, {
      classCode: 'simple',
      sku: 'TIN-1',
      name: 'Tin',
      price: 1000,
      unavailableForSale: true,
      categories: ['cups'],
      priceLevels: [{ minQty: 1, price: 900 }],
      media: [{ file: 'tin', alt: '', width: 1200, height: 900 }],
    });
    const secret = { classCode: 'simple', sku: 'LID-1', name: 'Lid', price: 1000, hidePrice: true } as const;
    const { id: lid } = await createProduct(sale.system, secret);
    const { searchPliable: ofTin } = Object(await ask(who, query, { keyword: 'tin' }));
    expect(ofTin.products).toMatchObject([
      {
        id: tin,
        name: 'Tin',
        image: { thumbnail: '/images/products/thumbnail/tin' },
        price: 10,
        final_price: 9,
        unavailable_for_sale: true,
        categories: ['cups'],
        review_count: 0,
      },
    ]);
    const { searchPliable: ofLid } = Object(await ask(who, query, { keyword: 'lid' }));
    expect(ofLid.products).toMatchObject([{ id: lid, hide_price: true, price: null, final_price: null }]);
    for (const shown of [id, tin, lid]) await unpublishProduct(sale.system, shown);
  });

  it('takes the names of who asks, which decide nothing [API-004]', async () => {
    const params = {
      clientCode: 'another',
      clientType: 'marketplace',
      client_guid: 'x',
      seller_guid: 'y',
      customer: { _id: 'z' },
      customer_group: 'trade',
    };
    const search = async (sent: object) => {
      const { body } = await who.post('/api/pliable/search', {
        searchType: 'product',
        keyword: 'cup',
        ...sent,
      });
      return Object(body);
    };
    const plain = await search({});
    expect(plain.products).toHaveLength(3);
    expect(await search({ params })).toEqual(plain);
  });
});

describe('the brands of a shop', () => {
  const reply = {
    success: true,
    products: [],
    filter: [
      {
        code: 'brand',
        buckets: [
          { key: 'Quay', name: 'Quay', doc_count: 2 },
          { key: 'Tideline', name: 'Tideline', doc_count: 1 },
        ],
      },
    ],
  };

  it('are a type of search, by both doors [ROUTE-003]', async () => {
    const query = `{ searchPliable(search_type: "brands") {
      success products { sku } filter { code buckets { key name doc_count } } } }`;
    expect(await ask(who, query)).toEqual({ searchPliable: reply });
    const { body } = await who.post('/api/pliable/search', { searchType: 'brands' });
    expect(body).toMatchObject(reply);
  });

  it('need no customer in the params, who would change nothing [API-005]', async () => {
    const params = { clientCode: 'harbor', clientType: 'essential' };
    const { body } = await who.post('/api/pliable/search', { searchType: 'brands', params });
    expect(body).toMatchObject(reply);
    const known = { ...params, customer: { _id: 'z' }, customer_group: 'trade' };
    const same = await who.post('/api/pliable/search', { searchType: 'brands', params: known });
    expect(same.body).toEqual(body);
  });
});

describe('an unknown type of search', () => {
  const reply = { success: false, message: 'search.invalid_type {}' };

  it('is a reply of GraphQL that says so and holds nothing [API-047]', async () => {
    const query =
      '{ searchPliable(search_type: "horoscope", keyword: "cup") { success message products { sku } } }';
    expect(await ask(who, query)).toEqual({ searchPliable: { ...reply, products: [] } });
  });

  it('is said in the same words by REST [API-047]', async () => {
    const { body } = await who.post('/api/pliable/search', { searchType: 'horoscope', keyword: 'cup' });
    expect(body).toMatchObject(reply);
  });
});
