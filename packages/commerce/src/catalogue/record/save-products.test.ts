import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { reserveStock } from '../../stock/index.ts';
import { recordChanges } from '../../testing/changes.ts';
import { simpleProduct, unique, variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { createCategories, createProduct, createProducts, moveSlug, updateProduct } from '../index.ts';
import type { ProductDraft } from './draft.ts';
import { blankPrices, blankProduct, blankStock, type ProductRecord } from './product-record.ts';
import { readRecords } from './read-records.ts';
import { saveProducts } from './save-products.ts';
import { SeenKeys } from './seen-keys.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db);
});

type Changes = Readonly<Record<string, unknown>>;

/** What somebody writes of a product: of a new one over blanks, of a known one over what it is. */
const draft = (slug: string, given: Changes): ProductDraft => ({
  slug,
  merge: (stored) => ({
    record: stored
      ? { ...stored, ...given }
      : {
          ...blankProduct,
          ...blankPrices,
          classCode: 'simple',
          slug,
          sku: slug,
          name: 'Mug',
          price: 1000,
          stock: blankStock,
          ...given,
        },
  }),
});
const save = (...drafts: ProductDraft[]) => saveProducts(sale.system, drafts);

async function recordOf(slug: string): Promise<ProductRecord | undefined> {
  const { rows } = await test.db.queries.execute<{ target_id: string }>(
    sql`select target_id from address where shop_id = ${sale.shop.id}::uuid and path = ${slug}`,
  );
  const owner = { shopId: sale.shop.id, sellerId: sale.shop.ownSellerId ?? '' };
  const stored = await readRecords(
    test.db.queries,
    owner,
    rows.map((row) => row.target_id),
  );
  return [...stored.values()][0]?.record;
}

const simpleFields: Changes = {
  name: 'Lamp',
  subTitle: 'Warm',
  shortDescription: 'Short',
  description: [{ type: 'paragraph', content: [{ type: 'text', text: 'Long' }] }],
  brand: 'Acme',
  attributes: { color: 'Red', sizes: ['S', 'M'], width: 12.5 },
  hidePrice: true,
  shippingFee: 5,
  weightGrams: 7,
  nonShippable: true,
  limitShippingMethods: ['standard'],
  itemDeliveryInfo: 'Soon',
  websiteVisibility: false,
  unavailableForSale: true,
  discontinued: true,
  featured: true,
  popularity: 9,
  websiteDisplay: 'other',
  personalizationOptions: [
    { code: 'name', label: 'Name', type: 'text', required: true, displayed: true, characterLimit: 20 },
  ],
  productOptions: [
    {
      id: 'wrap',
      label: 'Wrap',
      optionType: 'text',
      isRequired: false,
      additionalFee: 100,
      initialVisibility: 'show',
      values: [],
    },
  ],
  metaTitle: 'T',
  metaDescription: 'D',
  seoCrawlerSetting: 'noindex',
  archived: true,
  visible: false,
  reviewStars: [0, 0, 1, 2, 3],
  media: [{ file: 'lamp.webp', kind: 'image', alt: 'Lamp', width: 10, height: 20 }],
  price: 4200,
  msrp: 5000,
  priceLevels: [{ minQty: 3, price: 4000, customerGroups: [], savePercent: 5 }],
  stock: {
    ...blankStock,
    available: 3,
    allowBackorders: true,
    backorderShipDate: '2026-05-01T00:00:00.000Z',
  },
};

describe('saving products as they are written down', () => {
  it('makes new ones, and once more changes nothing and says nothing', async () => {
    expect(await save(draft('lamp', simpleFields), draft('mug', {}))).toEqual([
      { kind: 'created' },
      { kind: 'created' },
    ]);
    expect(await recordOf('lamp')).toMatchObject(simpleFields);
    const changes = await recordChanges(test.db, async () => {
      expect(await save(draft('lamp', simpleFields), draft('mug', {}))).toEqual([
        { kind: 'unchanged' },
        { kind: 'unchanged' },
      ]);
    });
    expect(changes).toEqual([]);
  });

  it.each(Object.entries(simpleFields))('changes %s of a product that is there', async (field, value) => {
    await save(draft('lamp', {}));
    const changes = await recordChanges(test.db, async () => {
      expect(await save(draft('lamp', { [field]: value }))).toEqual([{ kind: 'changed' }]);
    });
    expect(await recordOf('lamp')).toMatchObject({ [field]: value });
    expect(changes.length).toBeGreaterThan(0);
    expect(await save(draft('lamp', { [field]: value }))).toEqual([{ kind: 'unchanged' }]);
  });

  it('says what changed: price, stock, being shown', async () => {
    await save(draft('lamp', {}));
    const kinds = async (given: Changes) =>
      new Set((await recordChanges(test.db, () => save(draft('lamp', given)))).map(({ kind }) => kind));
    expect(await kinds({ price: 1 })).toEqual(new Set(['product.changed', 'price.changed']));
    expect(await kinds({ stock: { ...blankStock, available: 4 } })).toEqual(
      new Set(['stock.changed', 'stock.status-changed']),
    );
    expect(await kinds({ visible: false })).toEqual(new Set(['publication.changed']));
  });

  it('keeps what orders hold when stock is set, and refuses to end stock keeping over it', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'held', stock: { onHand: 5 } }));
    await inTransaction(test.db, (tx) =>
      reserveStock(
        tx,
        sale.system,
        [{ sellerId: sale.shop.ownSellerId ?? '', productId: id, quantity: 2 }],
        newId(),
      ),
    );
    expect(await recordOf('held')).toMatchObject({ stock: { available: 3 } });
    await save(draft('held', { stock: { ...blankStock, available: 10 } }));
    const { rows } = await test.db.pool.query('select on_hand, reserved from stock where product_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ on_hand: 12, reserved: 2 }]);
    expect(await save(draft('held', { stock: null, name: 'Other' }))).toEqual([
      { kind: 'rejected', fault: { field: 'stock', reason: 'orders still hold pieces of it' } },
    ]);
    expect(await recordOf('held')).toMatchObject({ name: 'Mug' });
  });

  it('adds, changes, reorders and takes out variations; what comes back is what it was', async () => {
    await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }, { sku: 'cushion' }));
    const before = await recordOf('cushion');
    if (before?.classCode !== 'variable_product') throw new Error('no cushion');
    const [red, blue] = before.variations;
    if (!red || !blue) throw new Error('no variations');
    const variants = before.variants.map((one) => ({
      ...one,
      options: [...one.options, { value: 'green' }],
    }));
    const green = { ...red, sku: 'cushion-green', values: { color: 'green' }, price: 300 };
    const wanted = { variants, variations: [green, { ...blue, price: 650, stock: null }] };
    expect(await save(draft('cushion', wanted))).toEqual([{ kind: 'changed' }]);
    expect(await recordOf('cushion')).toMatchObject(wanted);
    const ids = async () =>
      (
        await test.db.pool.query(
          `select id, sku, archived, price::int from product where seller_id = $1 order by sku`,
          [sale.shop.ownSellerId],
        )
      ).rows;
    const during = await ids();
    expect(during).toMatchObject([
      { sku: 'cushion', price: 300 },
      { sku: 'cushion-blue', archived: false },
      { sku: 'cushion-green', archived: false },
      { sku: 'cushion-red', archived: true },
    ]);
    expect(await save(draft('cushion', { ...before, variants: before.variants }))).toEqual([
      { kind: 'changed' },
    ]);
    expect(await recordOf('cushion')).toEqual(before);
    expect((await ids()).map(({ id }) => id)).toEqual(during.map(({ id }) => id));
  });

  it('knows a variation by its values when its sku is new', async () => {
    await createProduct(sale.system, variableProduct({ red: 500 }, { sku: 'pad' }));
    const before = await recordOf('pad');
    if (before?.classCode !== 'variable_product') throw new Error('no pad');
    const renamed = before.variations.map((one) => ({ ...one, sku: 'pad-new' }));
    await save(draft('pad', { variations: renamed }));
    const { rows } = await test.db.pool.query(
      'select sku from product where parent_id is not null and seller_id = $1',
      [sale.shop.ownSellerId],
    );
    expect(rows).toEqual([{ sku: 'pad-new' }]);
  });

  it('files products under other categories and grouped ones over other products', async () => {
    await createCategories(sale.system, [
      { name: 'A', slug: 'a' },
      { name: 'B', slug: 'b' },
    ]);
    await createProducts(sale.system, [
      ...['one', 'two', 'three'].map((sku) => simpleProduct({ sku, categories: ['a'] })),
      { classCode: 'grouped', sku: 'set', name: 'Set', slug: 'set', children: ['one', 'two'] },
    ]);
    await save(draft('one', { categories: ['b', 'a'] }), draft('set', { children: ['three', 'one'] }));
    expect(await recordOf('one')).toMatchObject({ categories: ['b', 'a'] });
    expect(await recordOf('set')).toMatchObject({ children: ['three', 'one'] });
  });

  it('refuses one and takes the rest, each whole', async () => {
    await createCategories(sale.system, [{ name: 'Taken', slug: 'taken' }]);
    await createProduct(sale.system, simpleProduct({ sku: 'S1', slug: 'first' }));
    const saved = await save(
      draft('a', {}),
      draft('b', { price: -1 }),
      draft('taken', {}),
      draft('c', { sku: 'S1' }),
      draft('d', { categories: ['nowhere'] }),
      draft('e', { priceLevels: [{ minQty: 1, price: 5, customerGroups: ['vip'], savePercent: null }] }),
      draft('a', { name: 'Again' }),
      draft('f', { sku: 'a' }),
      draft('cart', {}),
      draft('search', {}),
      draft('first', { classCode: 'gift_certificate', stock: undefined }),
      draft('g', {}),
    );
    expect(saved.map((one) => (one.kind === 'rejected' ? one.fault.field : one.kind))).toEqual([
      ...['created', 'price', 'slug', 'sku', 'categories', 'priceLevels', 'slug', 'sku'],
      ...['created', 'slug', 'classCode', 'created'],
    ]);
    expect(await recordOf('b')).toBeUndefined();
  });

  it('takes a product by its former address and leaves it where it is', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'x', slug: 'old' }));
    await moveSlug(sale.system, { kind: 'product', id, slug: 'new' });
    expect(await save(draft('old', { name: 'Renamed' }))).toEqual([{ kind: 'changed' }]);
    expect(await recordOf('new')).toMatchObject({ slug: 'new', name: 'Renamed' });
  });

  it('refuses what an earlier part of the same file named', async () => {
    const seen = new SeenKeys();
    await saveProducts(sale.system, [draft('a', {})], seen);
    const again = await saveProducts(sale.system, [draft('a', { price: 5 }), draft('b', { sku: 'a' })], seen);
    expect(again).toMatchObject([{ kind: 'rejected' }, { kind: 'rejected' }]);
    expect(await recordOf('a')).toMatchObject({ price: 1000 });
  });

  it('does not touch a product of the same address in another shop', async () => {
    const other = await makeSale(test.db);
    await createProduct(other.system, simpleProduct({ sku: 'shared', slug: 'shared' }));
    await save(draft('shared', { name: 'Ours' }));
    const { rows } = await test.db.pool.query('select name from product where seller_id = $1', [
      other.shop.ownSellerId,
    ]);
    expect(rows).toEqual([{ name: 'Mug' }]);
  });

  it('looks again under lock at what it is to change', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'race', slug: 'race' }));
    let looks = 0;
    const racing: ProductDraft = {
      slug: 'race',
      merge: (stored) => {
        looks += 1;
        return { record: { ...stored, price: 2 } };
      },
    };
    await updateProduct(sale.system, { productId: id, revision: 1, name: 'Theirs' });
    await saveProducts(sale.system, [racing]);
    expect(looks).toBe(2);
    expect(await recordOf('race')).toMatchObject({ name: 'Theirs', price: 2 });
  });

  it('needs as many statements for a hundred products as for ten', async () => {
    const some = (count: number) => Array.from({ length: count }, () => draft(unique('p'), {}));
    const few = await recordStatements(test.db, () => save(...some(10)));
    const many = await recordStatements(test.db, () => save(...some(100)));
    expect(many.length).toBe(few.length);
    expect(many.length).toBeLessThan(40);
  });
});
