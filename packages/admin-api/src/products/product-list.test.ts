import type { AdminOutputs } from '@stoa/admin-contract';
import { createCategories, createProducts } from '@stoa/commerce';
import { beforeAll, describe, expect, it } from 'vitest';
import { simpleProduct, variableProduct } from '../../../commerce/src/testing/products.ts';
import { saleOffice } from '../testing/sale-office.ts';

const { opened, ask } = saleOffice('catalog-manager');
let shirt: string;
let categoryId: string;
beforeAll(async () => {
  const { system } = opened().sale;
  const [kitchen] = await createCategories(system, [{ name: 'Kitchen' }]);
  categoryId = kitchen?.id ?? '';
  const cup = { sku: 'cup', name: 'Stone cup', brand: 'Acme', categories: ['kitchen'], price: 500 };
  const made = await createProducts(system, [
    simpleProduct({
      ...cup,
      attributes: { color: 'red' },
      media: [{ file: 'cup.webp', alt: '', width: 1, height: 1 }],
    }),
    variableProduct({ red: 2000, blue: 1500 }, { sku: 'shirt', name: 'Shirt', visible: false }),
    simpleProduct({ sku: 'gone', archived: true }),
  ]);
  shirt = made[1]?.id ?? '';
});

type Told = AdminOutputs['products'];

const list = async (query: string) => {
  const { status, body } = await ask<Told['list']>(`/products?${query}`);
  expect(status, query).toBe(200);
  return body;
};

describe('products over HTTP', () => {
  it('are listed page by page, with all that a list shows [ADM-101, ADM-905]', async () => {
    const first = await list('limit=1&sort=sku&direction=asc');
    expect(first).toEqual({
      items: [
        {
          id: expect.any(String),
          name: 'Stone cup',
          sku: 'cup',
          kind: 'simple',
          picture: { file: 'cup.webp', alt: '' },
          price: { from: 500, to: 500 },
          currency: 'USD',
          salable: 10,
          low: false,
          visible: true,
          archived: false,
          brand: 'Acme',
          variations: 0,
          changedAt: '2026-03-02T12:00:00.000Z',
        },
      ],
      total: 2,
      next: expect.any(String),
    });
    const rest = await list(`limit=1&sort=sku&direction=asc&cursor=${encodeURIComponent(first.next ?? '')}`);
    expect(rest).toMatchObject({
      items: [{ id: shirt, price: { from: 1500, to: 2000 }, variations: 2 }],
      next: null,
      total: null,
    });
  });

  it('are filtered by one value and by several [ADM-101]', async () => {
    for (const [query, found] of [
      ['q=sto', ['cup']],
      ['q=SHIRT-R', ['shirt']],
      ['archived=true', ['gone']],
      ['archived=false&kind[]=simple', ['cup']],
      ['kind[]=simple&kind[]=variable_product', ['cup', 'shirt']],
      ['visible=false', ['shirt']],
      ['brand[]=Acme', ['cup']],
      [`category[]=${categoryId}`, ['cup']],
      ['attribute[]=color%3Dred', ['cup']],
      ['stock[]=out&stock[]=none', []],
      ['stock[]=in', ['cup', 'shirt']],
      ['missing[]=alt', ['cup']],
      ['missing[]=category&leastPrice=1500', ['shirt']],
      ['leastPrice=501', ['shirt']],
      ['mostPrice=500', ['cup']],
      ['from=2026-03-02&to=2026-03-02', ['cup', 'shirt']],
      ['to=2026-03-01', []],
      ['own=true', ['cup', 'shirt']],
    ] as const) {
      const { items } = await list(`${query}&sort=sku&direction=asc`);
      expect(
        items.map(({ sku }) => sku),
        query,
      ).toEqual(found);
    }
  });

  it('are refused with the field at fault', async () => {
    for (const [query, pointer] of [
      ['cursor=x', '/cursor'],
      ['from=2026-02-02&to=2026-02-01', '/to'],
      ['leastPrice=2&mostPrice=1', '/mostPrice'],
      ['attribute[]=color', '/attribute/0'],
    ]) {
      expect(await ask(`/products?${query}`), query).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', errors: [{ pointer }] },
      });
    }
  });

  it('tell what they can be filtered by [ADM-101]', async () => {
    const { status, body } = await ask<Told['facets']>('/product-facets');
    expect([status, body]).toEqual([
      200,
      {
        categories: [{ id: categoryId, slug: 'kitchen', name: 'Kitchen', parent: null, isActive: true }],
        brands: ['Acme'],
        attributes: [{ name: 'color', values: ['red'] }],
      },
    ]);
  });

  it('unfold to the variations that can be chosen [ADM-101]', async () => {
    const { status, body } = await ask<Told['variations']>(`/products/${shirt}/variations?q=red`);
    expect([status, body]).toEqual([
      200,
      {
        items: [
          {
            id: expect.any(String),
            sku: 'shirt-red',
            values: { color: 'red' },
            picture: null,
            price: 2000,
            currency: 'USD',
            salable: 5,
            low: false,
            unavailableForSale: false,
            discontinued: false,
          },
        ],
        next: null,
      },
    ]);
    const first = await ask<Told['variations']>(`/products/${shirt}/variations?limit=1`);
    const cursor = encodeURIComponent(first.body.next ?? '');
    const rest = await ask<Told['variations']>(`/products/${shirt}/variations?limit=1&cursor=${cursor}`);
    expect([first.body.items[0]?.sku, rest.body.items[0]?.sku]).toEqual(['shirt-red', 'shirt-blue']);
    expect((await ask(`/products/${opened().sale.shop.id}/variations`)).status).toBe(404);
  });
});
