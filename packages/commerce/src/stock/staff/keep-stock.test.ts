import { newId, product, stock, stockMovement } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct } from '../../product/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { recordChanges } from '../../testing/changes.ts';
import { staffOf } from '../../testing/context.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { stockWork } from '../../testing/stock.ts';
import { keepStock, setStockRules } from '../index.ts';

const { test, sale } = saleForEachTest();
const { adjust, release, reserve, stockOf } = stockWork(sale);

const keep = (productId: string, kept: boolean) => keepStock(sale.system, { productId, kept });

const revisionOf = async (id: string) => {
  const [row] = await test.db.queries.select().from(product).where(eq(product.id, id));
  return row?.revision;
};

describe('stock keeping', () => {
  it('begins with nothing on hand, and shoppers are shown so at once', async () => {
    const { id } = await sale.simple({ stock: null });
    const changes = await recordChanges(test.db, async () => {
      expect(await keep(id, true)).toEqual({
        onHand: 0,
        reserved: 0,
        salable: 0,
        backordered: 0,
        allowBackorders: false,
        backorderMessage: '',
        backorderShipDate: null,
        lowStockThreshold: 0,
        lowStockAlertMessage: '',
      });
    });
    expect(changes.map(({ kind, entityId }) => [kind, entityId])).toEqual([['product.changed', id]]);
    expect(await stockOf(id)).toMatchObject({ onHand: 0, salable: 0 });
    await adjust(id, 3);
    expect(await stockOf(id)).toMatchObject({ salable: 3 });
  });

  it('ends with its movements, and the log tells what there was', async () => {
    const { id } = await sale.simple({ stock: { available: 4, lowStockThreshold: 2 } });
    expect(await keep(id, false)).toBeNull();
    expect(await stockOf(id)).toMatchObject({ onHand: 0, salable: 1_000_000 });
    expect(await test.db.queries.$count(stockMovement, eq(stockMovement.productId, id))).toBe(0);
    const entries = (await readAudit(sale.system)).filter(
      ({ verb, entity }) => verb === 'stock.keep' && entity === 'stock',
    );
    expect(entries).toMatchObject([{ entityId: id }]);
    expect(entries[0]?.changes).toContainEqual({ path: ['kept'], before: true, after: false });
    expect(entries[0]?.changes).toContainEqual({ path: ['onHand'], before: 4 });
  });

  it('does not end while orders hold pieces or wait for some', async () => {
    const { id } = await sale.simple({ stock: { available: 1, allowBackorders: true } });
    const orderId = newId();
    await reserve({ [id]: 1 }, orderId);
    const refused = { code: 'conflict', field: 'stock' };
    await expect(keep(id, false)).rejects.toMatchObject(refused);
    await release(orderId);
    await adjust(id, -1);
    await reserve({ [id]: 1 }, newId());
    await expect(keep(id, false)).rejects.toMatchObject(refused);
  });

  it('asked for what is already so changes nothing, also by two at once', async () => {
    const { id } = await sale.simple({ stock: { available: 4 } });
    const revision = await revisionOf(id);
    const entries = (await readAudit(sale.system)).length;
    expect(await keep(id, true)).toMatchObject({ onHand: 4 });
    expect([await revisionOf(id), (await readAudit(sale.system)).length]).toEqual([revision, entries]);
    const { id: other } = await sale.simple({ stock: null });
    const both = await Promise.all([keep(other, true), keep(other, true)]);
    expect(both).toMatchObject([{ onHand: 0 }, { onHand: 0 }]);
    expect(await revisionOf(other)).toBe(2);
    expect(await test.db.queries.$count(stock, eq(stock.productId, other))).toBe(1);
  });

  it('is of simple products and of variations alone, whose product is counted as edited', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 100 }, { sku: 'c' }));
    const red = made.variationIds['c-red'] ?? '';
    const card = await createProduct(sale.system, {
      classCode: 'gift_certificate',
      sku: 'gift',
      name: 'Gift',
      price: 100,
    });
    const lid = await createProduct(sale.system, simpleProduct({ sku: 'lid' }));
    const group = await createProduct(sale.system, {
      classCode: 'grouped',
      sku: 'set',
      name: 'Set',
      children: [lid.sku],
    });
    for (const { id } of [made, card, group]) {
      await expect(keep(id, true)).rejects.toMatchObject({ code: 'transition-refused', field: 'productId' });
    }
    expect(await keep(red, false)).toBeNull();
    expect(await keep(red, true)).toMatchObject({ onHand: 0 });
    expect(await revisionOf(made.id)).toBe(3);
  });

  it('is for whoever may change the stock of a product of the shop', async () => {
    const { id } = await sale.simple();
    const theirs = await (await makeSale(test.db)).simple();
    await expect(keep(theirs.id, false)).rejects.toMatchObject({ code: 'not-found' });
    const asked = { productId: id, kept: false };
    await expect(keepStock(staffOf(sale.system, ['catalog:write']), asked)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(keepStock(staffOf(sale.system, ['stock:write'], newId()), asked)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the rules for when few or none are left', () => {
  it('are told as they are then, and what is left out stays', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 3, lowStockThreshold: 2 } });
    const backorderShipDate = new Date('2026-04-01T12:00:00Z');
    const after = await setStockRules(sale.system, { productId, allowBackorders: true, backorderShipDate });
    expect(after).toMatchObject({
      onHand: 3,
      allowBackorders: true,
      backorderShipDate,
      lowStockThreshold: 2,
    });
    expect(await setStockRules(sale.system, { productId })).toEqual(after);
    expect(await revisionOf(productId)).toBe(2);
  });
});
