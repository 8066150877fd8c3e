import { newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { readAudit } from '../testing/audit.ts';
import { fromSession, staffOf } from '../testing/context.ts';
import { makeSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { stockWork } from '../testing/stock.ts';
import { adjustStock } from './index.ts';

const { test, sale } = saleForEachTest();
const { adjust, reserve, stockOf } = stockWork(sale);

describe('adjusting', () => {
  it('counts in and out with a movement, never below what is reserved', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await reserve({ [id]: 2 });
    await adjust(id, -3);
    await expect(adjust(id, -1)).rejects.toMatchObject({
      code: 'conflict',
      field: 'delta',
      params: { available: 0 },
    });
    await adjust(id, 4);
    expect(await stockOf(id)).toMatchObject({ onHand: 6, salable: 4 });
  });

  it('holds no more than can be counted: a number typed too long is refused, not a fault of ours', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await adjust(id, 999_999_990);
    for (const delta of [6, 1_000_000_000]) {
      await expect(adjust(id, delta)).rejects.toMatchObject({ code: 'invalid-input', field: 'delta' });
    }
    expect(await stockOf(id)).toMatchObject({ onHand: 999_999_995 });
  });

  it('is all or nothing, for staff of the shop that sells the product', async () => {
    const { id } = await sale.simple();
    const other = await makeSale(test.db);
    const theirs = await other.simple();
    const lines = [id, theirs.id].map((productId) => ({ productId, delta: 1 }));
    await expect(adjustStock(sale.system, { lines })).rejects.toMatchObject({ code: 'not-found' });
    expect(await stockOf(id)).toMatchObject({ onHand: 10 });
    const own = lines.slice(0, 1);
    await expect(adjustStock(sale.guest(), { lines: own })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const actor = {
      kind: 'staff' as const,
      staffId: 's',
      scopes: new Set(['stock:write']),
      ...fromSession,
      sellerId: newId(),
    };
    await expect(adjustStock({ ...sale.system, actor }, { lines: own })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('an adjustment with a key', () => {
  const idempotencyKey = newId();
  const adjustOnce = (productId: string, delta: number, ctx = sale.system) =>
    adjustStock(ctx, { lines: [{ productId, delta }], reason: 'A box', idempotencyKey });

  it('is done once, and told again is the stock as it is by then', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    const told = async (delta: number) => (await adjustOnce(id, delta)).get(id);
    expect(await told(3)).toMatchObject({ onHand: 8, salable: 8 });
    await reserve({ [id]: 2 });
    expect(await told(3)).toMatchObject({ onHand: 8, salable: 6 });
    expect(await stockOf(id)).toMatchObject({ onHand: 8 });
    const adjusted = (await readAudit(sale.system)).filter(({ verb }) => verb === 'stock.adjust');
    expect(adjusted.map(({ entityId }) => entityId)).toEqual([id]);
    await expect(told(4)).rejects.toMatchObject({ code: 'idempotency-mismatch' });
    expect(await stockOf(id)).toMatchObject({ onHand: 8 });
  });

  it('is done once where it comes twice at the same moment', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    const told = await Promise.all([adjustOnce(id, 3), adjustOnce(id, 3), adjustOnce(id, 3)]);
    expect(told.map((after) => after.get(id)?.onHand)).toEqual([8, 8, 8]);
    expect(await stockOf(id)).toMatchObject({ onHand: 8 });
  });

  it("that was refused may be done later, and is nobody else's", async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await expect(adjustOnce(id, -6)).rejects.toMatchObject({ code: 'conflict', field: 'delta' });
    await adjust(id, 1);
    expect((await adjustOnce(id, -6)).get(id)).toMatchObject({ onHand: 0 });
    const ada = staffOf(sale.system, ['stock:write']);
    expect((await adjustOnce(id, 2, ada)).get(id)).toMatchObject({ onHand: 2 });
  });
});
