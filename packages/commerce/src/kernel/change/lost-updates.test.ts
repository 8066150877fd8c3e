import { category, headerOrFooter, menu, priceLevel, publication, searchPhrase } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCategory, moveCategorySlug, updateCategory } from '../../category/index.ts';
import { saveHeaderOrFooter, saveMenu } from '../../content/index.ts';
import { changeCustomer, readCustomer, saveProfile } from '../../customer/index.ts';
import { changePrice, setPriceLevels } from '../../pricing/index.ts';
import { createProduct, editProduct, publishProduct } from '../../product/index.ts';
import { removeSearchPhrase, saveSearchPhrase } from '../../search/index.ts';
import { readShopSettings, updateShop } from '../../shop/index.ts';
import { setStockRules } from '../../stock/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

let count = 0;
const name = (stem: string) => `${stem}-${count++}`;
const conflict = { code: 'conflict', field: 'revision' };

describe('the slower of two does not undo what the faster one did', () => {
  it('a category that was moved meanwhile is not moved elsewhere', async () => {
    const [a, b] = [name('above'), name('above')];
    for (const slug of [a, b]) await createCategory(sale.system, { name: slug, slug });
    const { id: categoryId } = await createCategory(sale.system, { name: 'Mugs', slug: name('mugs') });
    await updateCategory(sale.system, { categoryId, revision: 1, parent: a });
    await expect(updateCategory(sale.system, { categoryId, revision: 1, parent: b })).rejects.toMatchObject(
      conflict,
    );
  });

  it('price levels of a variation stay when its product is edited by an older form', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }));
    const [[sku = '', variationId = ''] = []] = Object.entries(made.variationIds);
    const others = Object.keys(made.variationIds)
      .slice(1)
      .map((one) => ({ sku: one }));
    const level = { minQty: 10, price: 400, customerGroups: [], savePercent: null };
    await setPriceLevels(sale.system, { productId: variationId, levels: [level as never] });
    await editProduct(sale.system, {
      productId: made.id,
      revision: 1,
      name: 'Other',
      variations: [{ sku, priceLevels: [] }, ...others],
    }).catch(() => undefined);
    const left = await test.db.queries.select().from(priceLevel).where(eq(priceLevel.productId, variationId));
    expect(left).toHaveLength(1);
  });

  const isVisible = async (productId: string) => {
    const of = and(eq(publication.shopId, sale.shop.id), eq(publication.productId, productId));
    return (await test.db.queries.select().from(publication).where(of))[0]?.visible;
  };

  it('a product that was shown already can be hidden by who saw it shown', async () => {
    const { id: productId } = await sale.simple();
    await publishProduct(sale.system, { productId }); // was visible already
    await editProduct(sale.system, { productId, revision: 1, visible: false });
    expect(await isVisible(productId)).toBe(false);
  });

  it('a product that was hidden stays hidden when an older form is saved', async () => {
    const { id: productId } = await sale.simple();
    await editProduct(sale.system, { productId, revision: 1, visible: false });
    await editProduct(sale.system, { productId, revision: 1, visible: true, name: 'New name' }).catch(
      () => 0,
    );
    expect(await isVisible(productId)).toBe(false);
  });

  it('rules of the stock stay when the product is edited by an older form', async () => {
    const { id: productId } = await sale.simple();
    await setStockRules(sale.system, { productId, allowBackorders: true });
    await editProduct(sale.system, {
      productId,
      revision: 1,
      name: 'New',
      stock: { available: 10, allowBackorders: false },
    }).catch(() => 0);
    const { rows } = await test.db.pool.query('select allow_backorders a from stock where product_id = $1', [
      productId,
    ]);
    expect(rows[0]?.a).toBe(true);
  });

  it('a header that is no longer primary does not become so by an older form', async () => {
    const save = (one: string, more: object) =>
      saveHeaderOrFooter(sale.system, { kind: 'header', name: one, ...more });
    await save('old', { isPrimary: true });
    await save('new', { isPrimary: true });
    // The form of the old one, opened at its revision 1, is saved with another content.
    await save('old', { isPrimary: true, revision: 1, content: { a: 1 } }).catch(() => 0);
    const rows = await test.db.queries
      .select()
      .from(headerOrFooter)
      .where(and(eq(headerOrFooter.shopId, sale.shop.id), eq(headerOrFooter.isPrimary, true)));
    expect(rows.map((row) => row.name)).toEqual(['new']);
  });

  it('and the audit log tells that it ended', async () => {
    const { system } = await makeSale(test.db);
    const save = (one: string) => saveHeaderOrFooter(system, { kind: 'header', name: one, isPrimary: true });
    await save('old');
    await save('new');
    const of = (await readAudit(system)).filter(({ entityId }) => entityId === 'header:old');
    expect(of.map(({ verb }) => verb)).toHaveLength(2);
  });

  it('of two statuses of a customer one is refused', async () => {
    const { actor } = await makeCustomer(test.db, sale.shop, { status: 'pending' });
    const { customerId } = actor;
    const to = (status: 'verified' | 'restricted') =>
      changeCustomer(sale.system, { customerId, revision: 1, status });
    await to('restricted');
    await expect(to('verified')).rejects.toMatchObject(conflict);
  });

  it('and no customer is both pending and restricted', async () => {
    const { actor } = await makeCustomer(test.db, sale.shop, { status: 'verified' });
    const { customerId } = actor;
    await changeCustomer(sale.system, { customerId, revision: 1, status: 'pending' });
    await expect(
      changeCustomer(sale.system, { customerId, revision: 1, status: 'restricted' }),
    ).rejects.toMatchObject(conflict);
  });

  it('no phrase pins a product that somebody else buries', async () => {
    const phrase = name('mugs');
    const productId = crypto.randomUUID();
    await saveSearchPhrase(sale.system, { phrase });
    await saveSearchPhrase(sale.system, { phrase, revision: 1, pinned: [productId] });
    await saveSearchPhrase(sale.system, { phrase, revision: 1, buried: [productId] }).catch(() => 0);
    const [row] = await test.db.queries.select().from(searchPhrase).where(eq(searchPhrase.phrase, phrase));
    expect([row?.pinned, row?.buried]).not.toEqual([[productId], [productId]]);
  });

  it('a phrase that was removed and made anew is not the one that was seen', async () => {
    const phrase = name('cups');
    const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
    await saveSearchPhrase(sale.system, { phrase });
    await removeSearchPhrase(sale.system, phrase);
    await saveSearchPhrase(sale.system, { phrase, pinned: [a] });
    await expect(saveSearchPhrase(sale.system, { phrase, revision: 1, pinned: [b] })).rejects.toMatchObject(
      conflict,
    );
  });

  it('a slug that nobody touched stays where somebody moved it', async () => {
    const [first, second] = [name('first'), name('second')];
    const { id: categoryId } = await createCategory(sale.system, { name: 'Mugs', slug: first });
    await moveCategorySlug(sale.system, { categoryId, revision: 1, slug: second });
    // Somebody whose form still shows the first slug, and who did not touch it.
    await moveCategorySlug(sale.system, { categoryId, revision: 1, slug: first }).catch(() => 0);
    const [row] = await test.db.queries.select().from(category).where(eq(category.id, categoryId));
    expect(row?.slug).toBe(second);
  });

  it('and stays hidden when that form is merged with more', async () => {
    const { id: productId } = await sale.simple();
    await editProduct(sale.system, { productId, revision: 1, visible: false });
    await editProduct(sale.system, { productId, revision: 1, name: 'Renamed' });
    await editProduct(sale.system, { productId, revision: 1, visible: true, metaTitle: 'B' }).catch(() => 0);
    const { rows } = await test.db.pool.query('select visible from publication where product_id = $1', [
      productId,
    ]);
    expect(rows[0]?.visible).toBe(false);
  });
});

describe('no conflict is told where there is none', () => {
  it('for the name of a product of which a variation got another price', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }));
    const [variationId = ''] = Object.values(made.variationIds);
    await changePrice(sale.system, { productId: variationId, price: 450 });
    await editProduct(sale.system, { productId: made.id, revision: 1, name: 'Pillow' });
    expect(await stored('product', made.id)).toMatchObject({ name: 'Pillow' });
  });

  it('for the name of a long menu of which somebody changed an item', async () => {
    const items = Array.from({ length: 100 }, (_, at) => ({
      id: `i${at}`,
      label: 'x'.repeat(100),
      url: `/${'y'.repeat(150)}${at}`,
      items: [],
    }));
    const one = { number: 7, name: 'Main', items };
    await saveMenu(sale.system, one);
    await saveMenu(sale.system, { ...one, revision: 1, items: items.slice(1) });
    await saveMenu(sale.system, { ...one, revision: 1, name: 'Other' });
    const [row] = await test.db.queries
      .select()
      .from(menu)
      .where(and(eq(menu.shopId, sale.shop.id), eq(menu.number, 7)));
    expect([row?.name, row?.items.length]).toEqual(['Other', 99]);
  });

  it('for a field that the input leaves out', async () => {
    const one = { number: 8, name: 'Main', items: [], orderInMobile: 3 };
    await saveMenu(sale.system, one);
    await saveMenu(sale.system, { ...one, revision: 1, orderInMobile: 5 });
    const { orderInMobile: _, ...rest } = one;
    await saveMenu(sale.system, { ...rest, revision: 1, name: 'Other' });
    const [row] = await test.db.queries
      .select()
      .from(menu)
      .where(and(eq(menu.shopId, sale.shop.id), eq(menu.number, 8)));
    expect([row?.name, row?.orderInMobile]).toEqual(['Other', 5]);
  });

  it('and what is left out stays', async () => {
    const one = { number: 9, name: 'Main', items: [], orderInMobile: 3 };
    await saveMenu(sale.system, one);
    const { orderInMobile: _, ...rest } = one;
    await saveMenu(sale.system, { ...rest, revision: 1, name: 'Other' });
    const [row] = await test.db.queries
      .select()
      .from(menu)
      .where(and(eq(menu.shopId, sale.shop.id), eq(menu.number, 9)));
    expect(row?.orderInMobile).toBe(3);
  });

  it('for the group of a customer who changed their own name meanwhile', async () => {
    const own = await makeCustomer(test.db, sale.shop);
    await saveProfile(own, { firstName: 'Ada', clientAddress: '127.0.0.1' });
    const { customerId } = own.actor;
    await changeCustomer(sale.system, { customerId, revision: 1, group: 'wholesale' });
    expect(await readCustomer(own)).toMatchObject({ firstName: 'Ada', group: 'wholesale' });
  });

  it('for settings that were added since they were saved', async () => {
    const { system, shop } = await makeSale(test.db);
    const { rows } = await test.db.pool.query(
      `update shop set settings = settings #- '{modules,allowRequestQuote}' where id = $1 returning settings`,
      [shop.id],
    );
    const seen = rows[0].settings;
    const quoting = { ...seen, modules: { ...seen.modules, allowRequestQuote: true } };
    await updateShop(system, { revision: 1, changes: { settings: quoting } }, []);
    const mailed = { ...seen, general: { ...seen.general, supportEmail: 'b@shop.test' } };
    await updateShop(system, { revision: 1, changes: { settings: mailed } }, []);
    const { settings } = await readShopSettings(system);
    expect(settings.modules.allowRequestQuote).toBe(true);
    expect(settings.general.supportEmail).toBe('b@shop.test');
  });

  it('for a status that two people set alike', async () => {
    const { actor } = await makeCustomer(test.db, sale.shop, { status: 'pending' });
    const { customerId } = actor;
    await changeCustomer(sale.system, { customerId, revision: 1, status: 'pending', group: 'wholesale' });
    const late = await changeCustomer(sale.system, { customerId, revision: 1, status: 'pending' }).catch(
      (error) => error.params?.fields,
    );
    expect(late).toBeUndefined();
  });

  it('for price levels that were not touched, as an input writes them', async () => {
    const priceLevels = [{ minQty: 10, price: 700 }];
    const { id: productId } = await sale.simple({ priceLevels });
    await editProduct(sale.system, { productId, revision: 1, priceLevels: [{ minQty: 10, price: 600 }] });
    await editProduct(sale.system, { productId, revision: 1, priceLevels, name: 'Other' });
    expect(await stored('product', productId)).toMatchObject({ name: 'Other' });
    const { rows } = await test.db.pool.query('select price::int from price_level where product_id = $1', [
      productId,
    ]);
    expect(rows).toEqual([{ price: 600 }]);
  });

  async function stored(table: 'product', id: string): Promise<unknown> {
    const { rows } = await test.db.pool.query(`select * from ${table} where id = $1`, [id]);
    return rows[0];
  }
});
