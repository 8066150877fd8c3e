import { category, inShop, page, shop as shopTable } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCategory, moveCategorySlug, updateCategory } from '../../category/index.ts';
import { changeCustomer } from '../../customer/index.ts';
import { changePrice } from '../../pricing/index.ts';
import { archiveProduct, editProduct } from '../../product/index.ts';
import { setSecret, updateShop } from '../../shop/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { recordChanges } from '../../testing/changes.ts';
import { staffOf } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { plainSettings } from '../../testing/shops.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { createKeyRing } from '../seal.ts';
import { changing, storedRow } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const makeCategory = () => createCategory(sale.system, { name: 'Mugs', slug: unusedSlug() });
let slugs = 0;
const unusedSlug = () => `mugs-${slugs++}`;

const rowOf = async (id: string) => {
  const [row] = await test.db.queries.select().from(category).where(eq(category.id, id));
  return row;
};
const lastEntry = async () => (await readAudit(sale.system)).at(-1);

describe('two people who change one record', () => {
  it('both have their way where they changed different fields', async () => {
    const { id: categoryId } = await makeCategory();
    await updateCategory(sale.system, { categoryId, revision: 1, name: 'Cups' });
    await updateCategory(sale.system, { categoryId, revision: 1, metaTitle: 'All cups' });
    expect(await rowOf(categoryId)).toMatchObject({ name: 'Cups', metaTitle: 'All cups', revision: 3 });
  });

  it('the slower one is told which fields the other changed, and the present revision', async () => {
    const { id: categoryId } = await makeCategory();
    await updateCategory(sale.system, { categoryId, revision: 1, name: 'Cups', position: 4 });
    const late = updateCategory(sale.system, {
      categoryId,
      revision: 1,
      name: 'Bowls',
      position: 4,
      isActive: false,
    });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      field: 'revision',
      params: { fields: 'name', revision: 2 },
    });
    expect(await rowOf(categoryId)).toMatchObject({ name: 'Cups', isActive: true });
  });

  it('at the same moment: one of them is the slower one', async () => {
    const { id: categoryId } = await makeCategory();
    const rename = (name: string) => updateCategory(sale.system, { categoryId, revision: 1, name });
    const results = await Promise.allSettled(['A', 'B', 'C', 'D'].map(rename));
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict', field: 'revision' });
  });

  it('settings of a shop are merged, though they are sent whole', async () => {
    const { system, shop } = await makeSale(test.db);
    const read = async () => {
      const [row] = await test.db.queries.select().from(shopTable).where(eq(shopTable.id, shop.id));
      if (!row) throw new Error('no shop');
      return row.settings;
    };
    const seen = await read();
    const withMail = { ...seen, general: { ...seen.general, supportEmail: 'new@shop.test' } };
    const closed = { ...seen, modules: { ...seen.modules, preventCheckout: true } };
    await updateShop(system, { revision: 1, changes: { settings: withMail } }, []);
    await updateShop(system, { revision: 1, changes: { settings: closed, name: 'Both' } }, []);
    const { general, modules } = await read();
    expect([general.supportEmail, modules.preventCheckout]).toEqual(['new@shop.test', true]);
    const other = { ...seen, general: { ...seen.general, supportEmail: 'late@shop.test' } };
    await expect(updateShop(system, { revision: 1, changes: { settings: other } }, [])).rejects.toMatchObject(
      {
        code: 'conflict',
        params: { fields: 'settings.general.supportEmail' },
      },
    );
    expect(plainSettings).not.toEqual(await read());
  });

  it('of a product: a price that was changed meanwhile stays, another name is taken', async () => {
    const { id: productId } = await sale.simple({ price: 1000 });
    await changePrice(sale.system, { productId, price: 900 });
    await editProduct(sale.system, { productId, revision: 1, name: 'Another cup' });
    const late = editProduct(sale.system, { productId, revision: 1, price: 800 });
    await expect(late).rejects.toMatchObject({ code: 'conflict', params: { fields: 'price' } });
    const entry = (await readAudit(sale.system)).filter(({ entityId }) => entityId === productId);
    expect(entry.map(({ verb, revision }) => [verb, revision])).toEqual([
      ['product.create', 1],
      ['product.change-price', 2],
      ['product.edit', 3],
    ]);
  });

  it('what nobody knows the history of is a conflict where it differs', async () => {
    const { id: categoryId } = await makeCategory();
    await test.db.pool.query(`update category set name = 'Gone', revision = 2 where id = $1`, [categoryId]);
    const late = updateCategory(sale.system, { categoryId, revision: 1, name: 'Mine', position: 0 });
    await expect(late).rejects.toMatchObject({ code: 'conflict', params: { fields: 'name' } });
    await expect(
      updateCategory(sale.system, { categoryId, revision: 9, name: 'Mine' }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('the audit log', () => {
  it('has who did what, and each field before and after', async () => {
    const { id: categoryId } = await makeCategory();
    const staff = staffOf(sale.system, ['catalog:write']);
    await updateCategory(staff, { categoryId, name: 'Cups' });
    expect(await lastEntry()).toMatchObject({
      actorKind: 'staff',
      actor: staff.actor.staffId,
      at: sale.clock(),
      verb: 'category.update',
      entity: 'category',
      entityId: categoryId,
      revision: 2,
      changes: [{ path: ['name'], before: 'Mugs', after: 'Cups' }],
      requestId: staff.requestId,
    });
    await moveCategorySlug(staff, { categoryId, slug: 'cups' });
    expect((await lastEntry())?.changes.map(({ path }) => path.join('.')).sort()).toEqual(['path', 'slug']);
  });

  it('has no secret in it, and says that one was changed', async () => {
    await setSecret(sale.system, createKeyRing('k'.repeat(32)), { name: 'stripe', value: 'sk_live_1' });
    expect(await lastEntry()).toMatchObject({ verb: 'secret.set', entityId: 'stripe', changes: [] });
    const { actor } = await makeCustomer(test.db, sale.shop);
    await changeCustomer(sale.system, { customerId: actor.customerId, status: 'pending' });
    expect((await lastEntry())?.changes).toEqual([
      { path: ['status'], before: 'verified', after: 'pending' },
    ]);
  });

  it('has nothing of what was refused, nor has the outbox', async () => {
    const { id: categoryId } = await makeCategory();
    const before = await readAudit(sale.system);
    const changes = await recordChanges(test.db, async () => {
      await expect(updateCategory(sale.system, { categoryId, parent: 'nothing' })).rejects.toThrow();
    });
    expect([changes, await readAudit(sale.system)]).toEqual([[], before]);
  });
});

describe('who may', () => {
  const of = () => ({ verb: 'category.update', scope: 'catalog:write', of: 'category' }) as const;
  const nothing = async () => undefined;

  it('no guest and no staff without the scope; all scopes are asked for', async () => {
    await expect(changing(sale.guest(), of(), nothing)).rejects.toMatchObject({ code: 'unauthenticated' });
    const reader = staffOf(sale.system, ['catalog:read']);
    await expect(changing(reader, of(), nothing)).rejects.toMatchObject({ code: 'forbidden' });
    const writer = staffOf(sale.system, ['catalog:write']);
    const both = { ...of(), scope: ['catalog:write', 'prices:write'] } as const;
    await expect(changing(writer, both, nothing)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(changing(writer, of(), nothing)).resolves.toBeUndefined();
  });

  it('staff of one seller change their own products alone [PERM-513]', async () => {
    const { id } = await sale.simple();
    const stranger = staffOf(sale.system, ['catalog:write'], crypto.randomUUID());
    await expect(archiveProduct(stranger, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(updateCategory(stranger, { categoryId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await archiveProduct(staffOf(sale.system, ['catalog:write'], sale.shop.ownSellerId), id);
  });
});

it('a request with a key is done once, and another request with that key is refused', async () => {
  const { id } = await makeCategory();
  const staff = staffOf(sale.system, ['catalog:write']);
  let times = 0;
  const send = (name: string) =>
    changing(staff, { ...recordOf(id), once: { key: 'k-1', request: { id, name } } }, async ({ tx }) => {
      times += 1;
      await tx.update(category).set({ name }).where(eq(category.id, id));
      return { name };
    });
  expect(await Promise.all([send('Once'), send('Once')])).toEqual([{ name: 'Once' }, { name: 'Once' }]);
  expect([times, (await rowOf(id))?.revision]).toEqual([1, 2]);
  await expect(send('Twice')).rejects.toMatchObject({ code: 'idempotency-mismatch' });
});

const recordOf = (id: string) =>
  ({
    verb: 'category.update',
    scope: 'catalog:write',
    version: undefined,
    of: storedRow({
      shop: sale.shop,
      entity: 'category',
      id,
      field: 'categoryId',
      table: category,
      where: eq(category.id, id),
    }),
  }) as const;

describe('a test database refuses', () => {
  it('a write to what visitors see that nothing tells of', async () => {
    const { id } = await makeCategory();
    const bare = inShop(sale.system, (tx) =>
      tx.update(category).set({ name: 'X' }).where(eq(category.id, id)),
    );
    await expect(bare).rejects.toThrow('wrote "category" without a change in the outbox');
    const told = changing(
      sale.system,
      { ...recordOf(id), of: { ...recordOf(id).of, entity: 'menu' } },
      ({ tx }) => tx.update(category).set({ name: 'X' }).where(eq(category.id, id)),
    );
    await expect(told, 'a change of something else').rejects.toThrow('wrote "category" without a change');
    expect((await rowOf(id))?.name).toBe('Mugs');
  });

  it('a write of staff without an entry in the audit log', async () => {
    const staff = staffOf(sale.system, ['content:write']);
    const change = { verb: 'page.forget', scope: 'content:write', of: 'page' } as const;
    const forgotten = changing(staff, change, ({ tx }) =>
      tx.insert(page).values({ shopId: sale.shop.id, id: crypto.randomUUID(), title: 'X' }),
    );
    await expect(forgotten).rejects.toThrow('wrote "page" without');
  });
});
