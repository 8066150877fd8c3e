import { category } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCategory } from '../../category/index.ts';
import { saveHeaderOrFooter } from '../../content/index.ts';
import { createCustomerGroup, renameCustomerGroup } from '../../customer/index.ts';
import { archiveProduct, createProduct, editProduct } from '../../product/index.ts';
import { approveSeller, carrySeller, createSeller } from '../../shop/index.ts';
import { setStockRules } from '../../stock/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { staffOf, testPlatform } from '../../testing/context.ts';
import { variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { unique } from '../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { personalFields } from './entities.ts';
import { differences, forAudit } from './fields.ts';
import { changing, storedRow } from './index.ts';
import { mergeFields } from './merge-fields.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const last = async (ctx = sale.system) => (await readAudit(ctx)).at(-1);

describe('the audit log', () => {
  it('masks a secret within an object that is new as a whole', () => {
    const masked = ['before', 'after'].map((when) =>
      JSON.stringify(forAudit({ path: ['settings', 'mail'], [when]: { password: 'hunter2' } })),
    );
    expect(masked.join()).not.toContain('hunter2');
    const listed = forAudit({ path: ['hooks'], before: [], after: [{ token: 'hunter2' }] });
    expect(JSON.stringify(listed)).not.toContain('hunter2');
    const [made] = differences({}, { payment: { clientSecret: 'hunter2' } });
    expect(made && JSON.stringify(forAudit(made))).not.toContain('hunter2');
  });

  it('masks what tells of a person, at whatever depth, and no field of another kind that is called alike', () => {
    const personal = personalFields.customer;
    const changes = differences({ email: 'a', addresses: { x: { city: 'b' } } }, { addresses: {} });
    expect(changes.map((one) => forAudit(one, personal))).toEqual([
      { path: ['email'], before: '•••' },
      { path: ['addresses', 'x'], before: '•••' },
    ]);
    const ofSeller = { path: ['contact', 'email'], before: null, after: 'help@shop.test' };
    expect(forAudit(ofSeller, personal)).toEqual(ofSeller);
  });

  it('knows names that every object has', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      const after = JSON.parse(`{ "${name}": 1 }`);
      expect(
        () => differences({ content: {} }, { content: after }).map((one) => forAudit(one)),
        name,
      ).not.toThrow();
      expect(mergeFields({ a: {} }, { a: {} }, { a: after }).fields, name).toEqual({ a: after });
    }
  });

  it('so does a header whose widget is called constructor', async () => {
    const save = (content: Record<string, unknown>) =>
      saveHeaderOrFooter(sale.system, { kind: 'header', name: 'h', content });
    await save({});
    await save({ constructor: 1 });
    expect(await last()).toMatchObject({ entityId: 'header:h' });
    expect(JSON.stringify((await last())?.changes)).toContain('constructor');
  });

  it('tells no difference of a date that stayed', async () => {
    const { id: productId } = await sale.simple();
    const backorderShipDate = new Date('2026-05-01T00:00:00Z');
    await setStockRules(sale.system, { productId, backorderShipDate });
    await setStockRules(sale.system, { productId, backorderShipDate });
    expect((await last())?.changes).toEqual([]);
  });

  it('tells what the name of a group was', async () => {
    await createCustomerGroup(sale.system, { code: 'vip', name: 'VIP' });
    await renameCustomerGroup(sale.system, { group: 'vip', name: 'Friends', revision: 1 });
    expect((await last())?.changes).toEqual([{ path: ['name'], before: 'VIP', after: 'Friends' }]);
  });

  it('tells no approval of a seller that is approved', async () => {
    const market = await makeSale(test.db, { type: 'marketplace' });
    const platform = testPlatform(test.db);
    const code = unique('seller');
    const { sellerId } = await createSeller(platform, { code, name: code });
    await carrySeller(platform, { shopId: market.shop.id, sellerId });
    await approveSeller(market.system, { sellerId });
    await approveSeller(market.system, { sellerId });
    expect((await last(market.system))?.changes).toEqual([]);
  });

  it('tells of a variable product that a variation of it was archived', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }));
    const [variationId = ''] = Object.values(made.variationIds);
    await archiveProduct(sale.system, variationId);
    const revisions = (await readAudit(sale.system))
      .filter(({ entityId }) => entityId === made.id)
      .map(({ revision }) => revision);
    expect(revisions).toEqual([1, 2]);
  });

  it('gives back a date that somebody else set as a date', async () => {
    const { id } = await createCategory(sale.system, { name: 'Mugs', slug: unique('mugs') });
    // As a use case with a field that is a date would.
    const of = storedRow({
      shop: sale.shop,
      entity: 'category',
      id,
      field: 'id',
      table: category,
      where: eq(category.id, id),
    });
    const withDate = {
      ...of,
      lock: async (tx: Parameters<typeof of.lock>[0]) => {
        const found = await of.lock(tx);
        return found && { ...found, row: { ...found.row, from: found.row.updatedAt } };
      },
    };
    const save = (version: number | undefined, from: Date, seen?: (given: unknown) => void) =>
      changing(
        sale.system,
        { verb: 'category.x', scope: 'catalog:write', of: withDate, version, fields: { from } },
        async ({ fields, note }) => {
          seen?.(fields.from);
          note({ from: new Date(0) }, { from: new Date(1000) });
        },
      );
    await save(1, new Date(1000));
    let given: unknown;
    await save(1, new Date(0), (value) => {
      given = value;
    });
    expect(given).toBeInstanceOf(Date);
  });
});

describe('who may', () => {
  it('the same key for another record is another request', async () => {
    const rename = (id: string) =>
      changing(
        sale.system,
        {
          verb: 'category.rename',
          scope: 'catalog:write',
          version: undefined,
          of: storedRow({
            shop: sale.shop,
            entity: 'category',
            id,
            field: 'id',
            table: category,
            where: eq(category.id, id),
          }),
          once: { key: 'one-key', request: { name: 'Cups' } },
        },
        async ({ tx }) => {
          await tx.update(category).set({ name: 'Cups' }).where(eq(category.id, id));
          return { id };
        },
      );
    const a = await createCategory(sale.system, { name: 'A', slug: unique('a') });
    const b = await createCategory(sale.system, { name: 'B', slug: unique('b') });
    await rename(a.id);
    await expect(rename(b.id)).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('without prices:write no variation with a price is added, nor one put in the place of another', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }));
    const staff = staffOf(sale.system, ['catalog:write']);
    const [first = '', second = ''] = Object.keys(made.variationIds);
    await expect(
      editProduct(staff, {
        productId: made.id,
        revision: 1,
        variants: [
          {
            id: 'color',
            label: 'Colour',
            displayType: 'button',
            options: ['red', 'blue', 'green'].map((value) => ({ value })),
          },
        ],
        variations: [
          { sku: first },
          { sku: second },
          { sku: unique('cheap'), values: { color: 'green' }, price: 1, stock: { available: 999 } },
        ],
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
