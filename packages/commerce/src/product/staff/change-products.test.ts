import { newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { readAudit } from '../../testing/audit.ts';
import { recordChanges } from '../../testing/changes.ts';
import { staffOf } from '../../testing/context.ts';
import { makeMarket } from '../../testing/market.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../testing/statements.ts';
import {
  changeProduct,
  changeProducts,
  createProduct,
  type ProductsChange,
  readProduct,
  readProductForStaff,
} from '../index.ts';

const { test, sale } = saleForEachTest();

const change = (products: readonly string[], wanted: Omit<ProductsChange, 'products'>, ctx = sale.system) =>
  changeProducts(ctx, { products: [...products], ...wanted });
const made = (count: number, visible = true) =>
  Promise.all(Array.from({ length: count }, async () => (await sale.simple({ visible })).id));
const stateOf = async (id: string) => {
  const { visible, archived, revision } = await readProductForStaff(sale.system, id);
  return { visible, archived, revision };
};
const isShown = async (id: string) =>
  (await readProduct(sale.guest(), { id }, { group: undefined, prices: 'visible' })) !== undefined;

describe('changing several products', () => {
  it('shows and hides them; what is as wanted already stays untouched', async () => {
    const ids = [...(await made(2)), ...(await made(1, false))];
    const [first = '', , hidden = ''] = ids;
    const changes = await recordChanges(test.db, async () => {
      expect(await change([...ids, first.toUpperCase()], { visible: false })).toBe(2);
    });
    expect(changes.map(({ kind }) => kind)).toEqual(['publication.changed', 'publication.changed']);
    expect(await stateOf(first)).toEqual({ visible: false, archived: false, revision: 2 });
    expect(await stateOf(hidden)).toEqual({ visible: false, archived: false, revision: 1 });
    expect(await isShown(first)).toBe(false);
    expect(await change(ids, { visible: true })).toBe(3);
    expect(await isShown(hidden)).toBe(true);
    expect(await change(ids, { visible: true })).toBe(0);
    const entries = (await readAudit(sale.system)).filter(({ verb }) => verb === 'product.change');
    expect(entries).toHaveLength(5);
    expect(entries[0]).toMatchObject({
      entity: 'product',
      revision: 2,
      changes: [{ path: ['visible'], before: true, after: false }],
    });
  });

  it('takes them out of the shop for good and brings them back; shown while archived, one is seen once it is back', async () => {
    const [id = ''] = await made(1, false);
    const changes = await recordChanges(test.db, () => change([id], { archived: true }));
    expect(changes).toMatchObject([{ kind: 'product.changed', entityId: id }]);
    expect(await change([id], { visible: true })).toBe(1);
    expect(await stateOf(id)).toEqual({ visible: true, archived: true, revision: 3 });
    expect(await isShown(id)).toBe(false);
    expect(await change([id], { archived: false })).toBe(1);
    expect(await isShown(id)).toBe(true);
    expect(await change([id], { visible: false, archived: true })).toBe(1);
    expect(await stateOf(id)).toEqual({ visible: false, archived: true, revision: 5 });
  });

  it('gives groups the price of what is left of them', async () => {
    const [cheap, dear] = [await sale.simple({ price: 300 }), await sale.simple({ price: 900 })];
    const children = [cheap.sku, dear.sku];
    const set = { classCode: 'grouped' as const, sku: 'set', name: 'Set', children };
    const { id } = await createProduct(sale.system, set);
    await change([cheap.id], { archived: true });
    expect(await readProductForStaff(sale.system, id)).toMatchObject({ price: { from: 900, to: 900 } });
  });

  it('is merged with what somebody edits of one of them', async () => {
    const [id = ''] = await made(1);
    await change([id], { visible: false });
    await changeProduct(sale.system, { productId: id, revision: 1, name: 'Cup' });
    expect(await stateOf(id)).toEqual({ visible: false, archived: false, revision: 3 });
    const edit = { productId: id, revision: 1, visible: true };
    await expect(changeProduct(sale.system, edit)).resolves.toBeUndefined();
    expect(await stateOf(id)).toMatchObject({ visible: false });
  });

  it('takes none of them where one is of another shop, a variation, or not there', async () => {
    const ids = await made(2);
    const theirs = await (await makeSale(test.db)).simple();
    const { variationIds } = await createProduct(sale.system, variableProduct({ red: 500 }));
    for (const strange of [theirs.id, ...Object.values(variationIds), newId()]) {
      await expect(change([...ids, strange], { visible: false })).rejects.toMatchObject({
        code: 'not-found',
        field: 'products',
      });
    }
    expect(await stateOf(ids[0] ?? '')).toEqual({ visible: true, archived: false, revision: 1 });
  });

  it('is for staff with catalog:write, of one seller for that one’s alone', async () => {
    const market = await makeMarket(test.db);
    const make = async (sellerId: string) =>
      (await createProduct(market.system, simpleProduct(), { sellerId })).id;
    const ids = [await make(market.north), await make(market.south)];
    const of = (sellerId: string) => staffOf(market.system, ['catalog:write'], sellerId);
    expect(await change(ids.slice(0, 1), { visible: false }, of(market.north))).toBe(1);
    await expect(change(ids, { visible: false }, of(market.north))).rejects.toMatchObject({
      code: 'not-found',
      field: 'products',
    });
    expect(await change(ids, { visible: false }, market.system)).toBe(1);
    const reader = staffOf(market.system, ['catalog:read']);
    await expect(change(ids, { visible: true }, reader)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(change(ids, { visible: true }, market.guest())).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('by several at once, in whatever order they name them, ends as one of them wanted', async () => {
    const ids = await made(20);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        change(at % 2 === 0 ? ids : ids.toReversed(), { visible: at % 2 === 0, archived: at % 2 === 0 }),
      ),
    );
    expect(outcomes.every((changed) => changed === 0 || changed === 20)).toBe(true);
    const states = await Promise.all(ids.map(stateOf));
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
  });

  it('takes as many statements for many as for two', async () => {
    const count = async (ids: readonly string[]) =>
      (await recordStatements(test.db, () => change(ids, { visible: false, archived: true }))).length;
    const few = await count(await made(2));
    expect(few).toBeLessThan(15);
    expect(await count(await made(60))).toBe(few);
  });

  it('is refused where nothing is wanted, and of more than 500', async () => {
    const ids = await made(1);
    await expect(change(ids, {})).rejects.toMatchObject({
      field: 'visible',
      reason: { code: 'customer.nothing_given' },
    });
    const many = Array.from({ length: 501 }, newId);
    await expect(change(many, { visible: true })).rejects.toMatchObject({ field: 'products' });
    await expect(change([], { visible: true })).rejects.toMatchObject({ field: 'products' });
  });
});
