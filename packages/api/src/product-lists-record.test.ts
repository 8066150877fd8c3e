import { unpublishProduct } from '@stoa/commerce';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from './testing/ask.ts';
import { serveCups } from './testing/cups.ts';

const { sale, who, ids } = await serveCups();

describe('products by what they are', () => {
  const skus = async (field: 'sliderProducts' | 'products', input: object) => {
    const type = field === 'products' ? 'ProductSearchInput' : 'SliderProductsInput';
    const data = await ask(who, `query ($input: ${type}!) { ${field}(input: $input) { products { sku } } }`, {
      input,
    });
    return Object(data)[field].products.map(({ sku }: { sku: string }) => sku);
  };
  const slider = (input: object) => skus('sliderProducts', input);
  /** Puts a product on show until the test ends. */
  const show = async (given: Parameters<typeof sale.simple>[0]) => {
    const { id } = await sale.simple(given);
    onTestFinished(() => unpublishProduct(sale.system, id));
  };

  it('follow every input of a slider [API-GQL-530, API-GQL-531, SLIDER-521, SLIDER-523, SLIDER-524, SLIDER-525, SLIDER-526]', async () => {
    const [first = '', second = ''] = ids;
    const seller = sale.shop.ownSellerId;
    expect(await slider({ type: 'bestsellers', limit: 2, page: 1 })).toEqual(['CUP-1', 'CUP-3']);
    expect(await slider({ type: 'bestsellers', limit: 2, page: 2 })).toEqual(['CUP-2']);
    expect(await slider({ sort_by: 'price', sort_dir: 'asc' })).toEqual(['CUP-1', 'CUP-2', 'CUP-3']);
    expect(await slider({ sort_by: 'price', sort_dir: 'desc' })).toEqual(['CUP-3', 'CUP-2', 'CUP-1']);
    expect(await slider({ featured: true })).toEqual(['CUP-2']);
    expect(await slider({ brand: 'Tideline' })).toEqual(['CUP-1']);
    expect(await slider({ categories: ['tea-cups'], limit: 1 })).toHaveLength(1);
    expect(await slider({ categories: ['no-such'] })).toEqual([]);
    expect(await slider({ type: 'newest' })).toEqual(['CUP-3', 'CUP-2', 'CUP-1']);
    expect(await slider({ excluded_product_ids: [first, second] })).toEqual(['CUP-3']);
    expect(await slider({ type: 'featured' })).toEqual(['CUP-2']);
    for (const type of ['similar', undefined])
      expect(await slider({ ...(type && { type }), like_text: first })).toEqual(['CUP-3', 'CUP-2']);
    expect(await slider({ sellerId: seller, seller_guid: seller, select: ['sku'] })).toHaveLength(3);
    for (const key of ['sellerId', 'seller_guid'])
      expect(await slider({ [key]: '0198c0de-0000-7000-8000-000000000000' }), key).toEqual([]);
  });

  it('are found by type, 14 a page, and only what can be bought where that is asked [API-038, API-039]', async () => {
    const selection = { type: 'newest', visible: true, available: true, limit: 14, page: 1 };
    await show({ name: 'Hidden', websiteVisibility: false });
    expect(await skus('products', selection)).toEqual(['CUP-2', 'CUP-1']);
    expect(await skus('products', { ...selection, limit: 1, page: 2 })).toEqual(['CUP-1']);
    expect(await skus('products', { ...selection, type: 'bestsellers' })).toEqual(['CUP-1', 'CUP-2']);
    expect(await skus('products', { type: 'newest', visible: true })).toEqual(['CUP-3', 'CUP-2', 'CUP-1']);
    for (let at = 4; at <= 18; at++) {
      await show({ name: `Cup ${at}` });
    }
    expect(await skus('products', { type: 'newest', visible: true, available: true })).toHaveLength(14);
  });

  it('are suggested four at a time where nobody says how many [API-009, CONST-026]', async () => {
    for (const name of ['Cup for guests', 'Cup for children']) await show({ name });
    const { body } = await who.post('/api/pliable/search', { searchType: 'suggestion', keyword: 'cup' });
    expect(Object(body).products).toHaveLength(4);
  });

  it('are found by their skus, in pages [API-GQL-532, SLIDER-540]', async () => {
    const selection = { type: 'manual', sku_list: ['CUP-2', 'NO-SUCH', 'CUP-1', 'CUP-3'], limit: 2 };
    expect(await skus('products', { ...selection, page: 1 })).toEqual(['CUP-2', 'CUP-1']);
    expect(await skus('products', { ...selection, page: 2 })).toEqual(['CUP-3']);
  });
});
