import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readCards } from '../../listing/index.ts';
import type { Buyer } from '../../pricing/index.ts';
import { recordChanges } from '../../testing/changes.ts';
import { fromSession, staffOf } from '../../testing/context.ts';
import { productOption, simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { readProduct } from '../page/read-product.ts';
import { createProduct, createProducts } from './create-products.ts';
import type { ProductInput } from './product-record.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db);
});

const anybody: Buyer = { group: undefined, prices: 'visible' };
const make = (input: ProductInput) => createProduct(sale.system, input);
const refuses = (input: ProductInput, expected: Record<string, unknown>) =>
  expect(make(input)).rejects.toMatchObject(expected);

const film = (video: string | undefined) => ({
  file: 'x.webp',
  kind: 'video' as const,
  alt: '',
  width: 1,
  height: 1,
  ...(video !== undefined && { video }),
});

describe('making products', () => {
  it('makes products of one call that leave out different things, with their variations', async () => {
    const made = await createProducts(sale.system, [
      variableProduct({ red: 100 }, { sku: 'first', weightGrams: 5 }),
      variableProduct({ blue: 200 }, { sku: 'second', featured: true }),
      simpleProduct({ sku: 'third' }),
    ]);
    expect(
      await readCards(
        sale.guest(),
        made.map(({ id }) => id),
        anybody,
      ),
    ).toHaveLength(3);
  });

  it('makes one of each kind, priced by what it consists of', async () => {
    const made = await createProducts(sale.system, [
      simpleProduct({ sku: 'cup', price: 900 }),
      simpleProduct({ sku: 'pot', price: 4900 }),
      variableProduct({ red: 2000, blue: 1500, free: 0 }, { sku: 'cushion' }),
      { classCode: 'grouped', sku: 'tea', name: 'Tea set', children: ['pot', 'cup'] },
      { classCode: 'gift_certificate', sku: 'gift', name: 'Gift', price: 5000 },
    ]);
    const cards = await readCards(
      sale.guest(),
      made.map(({ id }) => id),
      anybody,
    );
    expect(
      cards.map(({ sku, classCode, prices }) => [sku, classCode, prices?.price, prices?.highest]),
    ).toEqual([
      ['cup', 'simple', 900, 900],
      ['pot', 'simple', 4900, 4900],
      ['cushion', 'variable_product', 1500, 2000],
      ['tea', 'grouped', 900, 4900],
      ['gift', 'gift_certificate', 5000, 5000],
    ]);
    const tea = await readProduct(sale.guest(), { slug: 'tea-set' }, anybody);
    expect(tea?.children.map(({ sku }) => sku)).toEqual(['pot', 'cup']);
  });

  it('makes hundreds in a dozen statements, all or nothing', async () => {
    const inputs = Array.from({ length: 400 }, (_, at) => simpleProduct({ sku: `bulk-${at}` }));
    const statements = await recordStatements(test.db, () => createProducts(sale.system, inputs));
    expect(statements.length).toBeLessThanOrEqual(12);
    const next = [simpleProduct({ sku: 'fresh' }), simpleProduct({ sku: 'bulk-7' })];
    await expect(createProducts(sale.system, next)).rejects.toMatchObject({
      code: 'conflict',
      field: '1.sku',
      params: { sku: 'bulk-7' },
    });
    expect(await readProduct(sale.guest(), { slug: 'fresh' }, anybody)).toBeUndefined();
  });

  it('tells of every product who shows it', async () => {
    const changes = await recordChanges(test.db, () => make(simpleProduct({ slug: 'told' })));
    const page = await readProduct(sale.guest(), { slug: 'told' }, anybody);
    expect(changes).toEqual([
      {
        kind: 'product.changed',
        entityId: page?.id,
        shopId: null,
        sellerId: sale.shop.ownSellerId,
        data: { shopIds: [sale.shop.id] },
      },
    ]);
  });

  it('keeps skus unique with a seller, and only there', async () => {
    await make(simpleProduct({ sku: 'one' }));
    await refuses(simpleProduct({ sku: 'one', slug: 'two' }), { code: 'conflict', field: 'sku' });
    const twice = [simpleProduct({ sku: 'x' }), variableProduct({ red: 1 }, { variations: [], sku: 'x' })];
    await expect(createProducts(sale.system, twice)).rejects.toMatchObject({
      code: 'conflict',
      field: '1.sku',
    });
    const other = await makeSale(test.db);
    await expect(createProduct(other.system, simpleProduct({ sku: 'one' }))).resolves.toMatchObject({
      slug: 'one',
    });
  });

  it('lets one of twenty at once have a sku', async () => {
    const racers = Array.from({ length: 20 }, (_, at) =>
      make(simpleProduct({ sku: 'race', slug: `race-${at}` })),
    );
    const outcomes = await Promise.allSettled(racers);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
    }
  });

  it('refuses reserved words, odd slugs and what is unknown', async () => {
    await refuses(simpleProduct({ slug: 'checkout' }), {
      code: 'invalid-input',
      field: 'slug',
      reason: { code: 'field.slug_reserved' },
    });
    await refuses(simpleProduct({ slug: 'a/b' }), { code: 'invalid-input', field: 'slug' });
    await refuses(simpleProduct({ categories: ['nowhere'] }), { code: 'invalid-input', field: 'categories' });
    await refuses(simpleProduct({ priceLevels: [{ minQty: 2, price: 5, customerGroups: ['kings'] }] }), {
      code: 'invalid-input',
      field: 'priceLevels',
    });
    await refuses(
      { classCode: 'grouped', sku: 'g', name: 'G', children: ['nothing'] },
      {
        code: 'invalid-input',
        field: 'children.0',
      },
    );
  });

  it.each([
    [{ price: -1 }, 'price'],
    [{ price: 1.5 }, 'price'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ attributes: { 'bad key': 'x' } }, 'attributes.bad key'],
    [{ stock: { available: -1 } }, 'stock.available'],
    [{ media: [{ file: '../x.webp', alt: '', width: 1, height: 1 }] }, 'media.0.file'],
    [{ media: [film(undefined)] }, 'media.0.video'],
    [{ media: [{ ...film('https://vimeo.com/76979871'), kind: 'image' as const }] }, 'media.0.video'],
  ])('refuses %j', async (given, field) => {
    await refuses(simpleProduct(given), { code: 'invalid-input', field });
  });

  it('takes films of two providers alone, and says so of another address [PDP-015, PDP-016]', async () => {
    const known = ['https://youtu.be/dQw4w9WgXcQ', 'https://player.vimeo.com/video/76979871'];
    const { id } = await make(simpleProduct({ media: known.map(film) }));
    const page = await readProduct(sale.guest(), { id }, anybody);
    expect(page?.media.map(({ video }) => video)).toEqual([
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
    ]);
    for (const other of [
      'https://example.com/watch?v=dQw4w9WgXcQ',
      'https://vimeo.com.example.com/76979871',
    ]) {
      await refuses(simpleProduct({ media: [film(other)] }), {
        code: 'invalid-input',
        field: 'media.0.video',
        reason: { code: 'field.video' },
      });
    }
  });

  it('refuses texts that can not be stored, and trees too deep to walk', async () => {
    await refuses(simpleProduct({ attributes: { color: 'a\u0000b' } }), { code: 'invalid-input' });
    await refuses(simpleProduct({ subTitle: 'half \ud800' }), { code: 'invalid-input' });
    let quote: unknown = [];
    for (let depth = 0; depth < 5000; depth += 1) quote = [{ type: 'quote', content: quote }];
    const input: unknown = { ...simpleProduct(), description: quote };
    await expect(createProduct(sale.system, input as ProductInput)).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('needs every variation to name one known value of each variant, no two alike', async () => {
    const product = variableProduct({ red: 100, blue: 200 });
    const withValues = (...values: Record<string, string>[]) => ({
      ...product,
      variations: values.map((one, at) => ({ sku: `v-${at}`, values: one, price: 1 })),
    });
    await refuses(withValues({ color: 'green' }), { field: 'variations.0.values' });
    await refuses(withValues({}), { field: 'variations.0.values' });
    await refuses(withValues({ color: 'red', size: 'l' }), { field: 'variations.0.values' });
    await refuses(withValues({ color: 'red' }, { color: 'red' }), { field: 'variations.1.values' });
    await refuses({ ...product, defaultVariationSku: 'none' }, { field: 'defaultVariationSku' });
  });

  it('needs options to differ by label and rules to name options there are', async () => {
    const rule = (target: string) => ({
      operator: 'any' as const,
      conditions: [{ option: 'wrap', values: ['yes'] }],
      actions: [{ option: target, action: 'hide' as const }],
    });
    await refuses(simpleProduct({ productOptions: [productOption(), productOption({ id: 'other' })] }), {
      field: 'productOptions',
    });
    const value = (id: string, label: string) => {
      return { id, label, additionalFee: 0, isDefault: false, initialVisibility: 'show' } as const;
    };
    // Sent as `2`, either of them could be meant.
    const sizes = productOption({ id: 'size', label: 'Size', values: [value('1', '2'), value('2', '3')] });
    await refuses(simpleProduct({ productOptions: [sizes] }), { field: 'productOptions.0.values' });
    const swapped = [productOption({ id: 'a', label: 'b' }), productOption({ id: 'b', label: 'Other' })];
    await refuses(simpleProduct({ productOptions: swapped }), { field: 'productOptions' });
    await refuses(simpleProduct({ productOptions: [productOption()], productOptionRules: [rule('card')] }), {
      field: 'productOptionRules.0',
    });
    const card = productOption({ id: 'card', label: 'Card' });
    const { slug } = await make(
      simpleProduct({ productOptions: [productOption(), card], productOptionRules: [rule('card')] }),
    );
    const page = await readProduct(sale.guest(), { slug }, anybody);
    expect(page?.productOptions).toEqual([productOption(), card]);
    expect(page?.productOptionRules).toEqual([rule('card')]);
  });

  it('is for staff who may, not for visitors [OPEN-002, PERM-513]', async () => {
    await expect(createProduct(sale.guest(), simpleProduct())).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const actor = { kind: 'staff' as const, staffId: 's', scopes: new Set(['catalog:read']), ...fromSession };
    await expect(createProduct({ ...sale.system, actor }, simpleProduct())).rejects.toMatchObject({
      code: 'forbidden',
    });
    const seller = {
      ...actor,
      scopes: new Set(['catalog:write']),
      sellerId: '01890000-0000-7000-8000-000000000000',
    };
    await expect(createProduct({ ...sale.system, actor: seller }, simpleProduct())).rejects.toMatchObject({
      code: 'forbidden',
    });
    const { ownSellerId } = sale.shop;
    for (const may of [
      staffOf(sale.system, ['catalog:write']),
      staffOf(sale.system, ['catalog:write'], ownSellerId),
    ])
      await expect(createProduct(may, simpleProduct())).resolves.toBeDefined();
  });
});
