import { newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import { staffOf } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { makeMarket } from '../../testing/market.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../testing/statements.ts';
import { archiveProduct, createProduct, moveProductSlug, readLacks, readProductForStaff } from '../index.ts';

const { test, sale } = saleForEachTest();

const read = (id: string, ctx = sale.system) => readProductForStaff(ctx, id);
const picture = { file: 'mug.jpg', alt: 'A mug', width: 40, height: 30 };

describe('a product as staff read it', () => {
  it('has every field of its own, where shoppers find it, its categories and its stock', async () => {
    await createCategories(sale.system, [{ name: 'Alpha' }, { name: 'Home' }, { name: 'Mugs' }]);
    const film = 'https://vimeo.com/76979871';
    const { id } = await createProduct(
      sale.system,
      simpleProduct({
        sku: 'mug-1',
        slug: 'mug',
        name: 'Mug',
        brand: 'Kiln',
        attributes: { colour: ['red', 'blue'], depth: 9 },
        categories: ['mugs', 'home', 'alpha'],
        media: [picture, { ...picture, kind: 'video', video: film, file: 'film.jpg' }],
        msrp: 1500,
        priceLevels: [
          { minQty: 10, price: 800 },
          { minQty: 5, price: 900, customerGroups: ['wholesale'], savePercent: 10 },
        ],
        limitShippingMethods: ['standard'],
        stock: { available: 4, lowStockThreshold: 2, backorderShipDate: '2026-04-01T00:00:00Z' },
      }),
    );
    const found = await read(id);
    expect(found).toMatchObject({
      id,
      revision: 1,
      classCode: 'simple',
      sku: 'mug-1',
      seller: { id: sale.shop.ownSellerId, isOwn: true },
      slug: 'mug',
      address: `${sale.shop.baseUrl}/mug`,
      formerSlugs: [],
      visible: true,
      archived: false,
      lacks: [],
      brand: 'Kiln',
      attributes: { colour: ['red', 'blue'], depth: 9 },
      price: { from: 1000, to: 1000 },
      msrp: 1500,
      currency: 'USD',
      limitShippingMethods: ['standard'],
      children: [],
      variations: 0,
      createdAt: sale.clock(),
    });
    expect(found.categories.map(({ slug, name }) => [slug, name])).toEqual([
      ['mugs', 'Mugs'],
      ['alpha', 'Alpha'],
      ['home', 'Home'],
    ]);
    expect(found.media).toEqual([
      { ...picture, kind: 'image', video: null },
      { ...picture, kind: 'video', video: film, file: 'film.jpg' },
    ]);
    expect(found.priceLevels.map(({ minQty, price }) => [minQty, price])).toEqual([
      [5, 900],
      [10, 800],
    ]);
    expect(found.stock).toEqual({
      onHand: 4,
      reserved: 0,
      salable: 4,
      backordered: 0,
      allowBackorders: false,
      backorderMessage: '',
      backorderShipDate: new Date('2026-04-01T00:00:00Z'),
      lowStockThreshold: 2,
      lowStockAlertMessage: '',
    });
  });

  it('has the span of the prices below it, and how many variations can be chosen; archived ones do not count', async () => {
    const cushion = await createProduct(
      sale.system,
      variableProduct({ red: 700, blue: 500, green: 900, grey: 0 }, { sku: 'cushion' }),
    );
    await archiveProduct(sale.system, cushion.variationIds['cushion-green'] ?? '');
    expect(await read(cushion.id)).toMatchObject({
      classCode: 'variable_product',
      price: { from: 500, to: 700 },
      variations: 3,
      stock: null,
      variants: [{ id: 'color' }],
    });
    const [cup, pot] = [
      await sale.simple({ name: 'Cup', price: 300 }),
      await sale.simple({ name: 'Pot', price: 2000 }),
    ];
    const children = [pot.sku, cup.sku];
    const set = await createProduct(sale.system, { classCode: 'grouped', sku: 'set', name: 'Set', children });
    const found = await read(set.id);
    expect(found).toMatchObject({ price: { from: 300, to: 2000 }, variations: 0, stock: null });
    expect(found.children.map(({ id, name, price }) => [id, name, price])).toEqual([
      [pot.id, 'Pot', 2000],
      [cup.id, 'Cup', 300],
    ]);
  });

  it('tells its former addresses, the latest first', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ slug: 'one' }));
    for (const slug of ['two', 'three']) {
      sale.clock.advance(60);
      await moveProductSlug(sale.system, { productId: id, slug });
    }
    expect(await read(id)).toMatchObject({ slug: 'three', formerSlugs: ['two', 'one'] });
  });

  it('takes as many statements with many variations as with few, and less than 20', async () => {
    const colors = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`c${at}`, 100 + at]));
    const count = async (prices: Record<string, number>) => {
      const { id } = await createProduct(sale.system, variableProduct(prices));
      const sent = await recordStatements(test.db, () => read(id));
      return sent.length;
    };
    const few = await count({ red: 100 });
    expect(few).toBeLessThan(20);
    expect(await count(colors)).toBe(few);
  });

  it('is for staff with catalog:read, of one seller for that one’s alone', async () => {
    const { id } = await sale.simple();
    const { ownSellerId } = sale.shop;
    expect((await read(id, staffOf(sale.system, ['catalog:read'], ownSellerId))).id).toBe(id);
    for (const ctx of [await makeCustomer(test.db, sale.shop), staffOf(sale.system, ['catalog:write'])]) {
      await expect(read(id, ctx)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(readLacks(ctx, id)).rejects.toMatchObject({ code: 'forbidden' });
    }
    const limited = staffOf(sale.system, ['catalog:read'], newId());
    await expect(read(id, limited)).rejects.toMatchObject({ code: 'not-found' });
    await expect(readLacks(limited, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(read(id, sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('tells whose it is, where several sell', async () => {
    const market = await makeMarket(test.db);
    const options = { sellerId: market.south };
    const { id } = await createProduct(market.system, simpleProduct(), options);
    const south = staffOf(market.system, ['catalog:read'], market.south);
    expect((await read(id, south)).seller).toEqual({ id: market.south, name: 'South', isOwn: false });
    const north = staffOf(market.system, ['catalog:read'], market.north);
    await expect(read(id, north)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is not found as another shop’s, as a variation, and where there is none', async () => {
    const { id } = await sale.simple();
    const elsewhere = await makeSale(test.db);
    const cushion = await createProduct(sale.system, variableProduct({ red: 500 }));
    const [variation = ''] = Object.values(cushion.variationIds);
    const asked = [
      [id, elsewhere.system],
      [variation, sale.system],
      [newId(), sale.system],
    ] as const;
    for (const [productId, ctx] of asked) {
      const refused = { code: 'not-found', field: 'productId' };
      await expect(read(productId, ctx)).rejects.toMatchObject(refused);
      await expect(readLacks(ctx, productId)).rejects.toMatchObject(refused);
    }
    await expect(read('1')).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('what a product lacks', () => {
  const lacks = async (id: string) => {
    const told = await readLacks(sale.system, id);
    expect((await read(id)).lacks).toEqual(told);
    return told;
  };

  it('are price, picture, what it shows, and a category, each while it is missing [ADM-105]', async () => {
    await createCategories(sale.system, [{ name: 'Home' }]);
    const whole = { categories: ['home'], media: [picture] };
    const make = async (given: object) =>
      lacks((await createProduct(sale.system, simpleProduct({ ...whole, ...given }))).id);
    expect(await make({})).toEqual([]);
    expect(await make({ price: 0 })).toEqual(['price']);
    expect(await make({ media: [] })).toEqual(['picture']);
    expect(await make({ media: [picture, { ...picture, alt: '' }] })).toEqual(['alt']);
    expect(await make({ categories: [] })).toEqual(['category']);
    expect(await make({ price: 0, media: [], categories: [] })).toEqual(['price', 'picture', 'category']);
  });

  it('are an image where there is a film alone, whatever is said of its poster [ADM-105]', async () => {
    const film = { ...picture, kind: 'video' as const, video: 'https://vimeo.com/76979871', alt: '' };
    const { id } = await createProduct(sale.system, simpleProduct({ media: [film] }));
    expect(await lacks(id)).toEqual(['picture', 'category']);
  });

  it('are a variation where all are archived, and a price where nothing below has one [ADM-105]', async () => {
    const cushion = await createProduct(sale.system, variableProduct({ red: 500, blue: 0 }));
    const [red = '', blue = ''] = Object.values(cushion.variationIds);
    const others = ['picture', 'category'];
    expect(await lacks(cushion.id)).toEqual(others);
    await archiveProduct(sale.system, red);
    expect(await lacks(cushion.id)).toEqual(['price', ...others]);
    await archiveProduct(sale.system, blue);
    expect(await lacks(cushion.id)).toEqual(['price', ...others, 'variation']);
    const { sku } = await sale.simple({ price: 0 });
    const set = { classCode: 'grouped' as const, sku: 'set', name: 'Set', children: [sku] };
    expect(await lacks((await createProduct(sale.system, set)).id)).toEqual(['price', ...others]);
  });
});
