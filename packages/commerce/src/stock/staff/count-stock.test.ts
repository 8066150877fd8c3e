import { inShop, newId, stockMovement } from '@stoa/database';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ShopContext } from '../../kernel/context.ts';
import { staffOf } from '../../testing/context.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { stockWork } from '../../testing/stock.ts';
import { waitingConnections } from '../../testing.ts';
import { adjustStock, countStock, reserveStock, shipStock } from '../index.ts';

const { test, sale } = saleForEachTest();
const { adjust, reserve, stockOf } = stockWork(sale);

const reason = 'Stocktaking';
const count = (productId: string, counted: number, seen: number, ctx: ShopContext = sale.system) =>
  countStock(ctx, { productId, counted, seen, reason });

const movementsOf = (productId: string) =>
  test.db.queries
    .select()
    .from(stockMovement)
    .where(eq(stockMovement.productId, productId))
    .orderBy(asc(stockMovement.place));

/** Begins a transaction that works with stock and then waits; returns what lets it end. */
async function holding(work: (tx: Parameters<Parameters<typeof inShop>[1]>[0]) => Promise<unknown>) {
  const worked = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const done = inShop(sale.system, async (tx) => {
    await work(tx);
    worked.resolve();
    await leave.promise;
  });
  await worked.promise;
  return async () => {
    await expect.poll(() => waitingConnections(test.db), { timeout: 60_000 }).toBeGreaterThan(0);
    leave.resolve();
    await done;
  };
}

describe('a counted number', () => {
  it('is set with its reason and whoever counted, and tells the stock then [ADM-131]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await reserve({ [id]: 2 });
    const ada = staffOf(sale.system, ['stock:write']);
    expect(await count(id, 9, 5, ada)).toMatchObject({ onHand: 9, reserved: 2, salable: 7, backordered: 0 });
    expect(await count(id, 2, 9, ada)).toMatchObject({ onHand: 2, reserved: 2, salable: 0 });
    expect((await movementsOf(id)).slice(-2)).toMatchObject([
      { kind: 'adjust', onHandDelta: 4, onHandAfter: 9, reason, actor: `staff:${ada.actor.staffId}` },
      { kind: 'adjust', onHandDelta: -7, onHandAfter: 2, reservedAfter: 2 },
    ]);
  });

  it('that is as before makes no movement', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    const before = await movementsOf(id);
    expect(await count(id, 5, 5)).toMatchObject({ onHand: 5 });
    expect(await movementsOf(id)).toEqual(before);
  });

  it('goes to the orders that wait for pieces', async () => {
    const { id } = await sale.simple({ stock: { available: 1, allowBackorders: true } });
    await reserve({ [id]: 3 });
    expect(await count(id, 4, 1)).toMatchObject({ onHand: 4, reserved: 3, salable: 1, backordered: 0 });
    expect((await movementsOf(id)).at(-1)).toMatchObject({ kind: 'allocate', reason: 'arrived' });
  });

  it('is refused below what orders hold, with their pieces [ADM-131]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await reserve({ [id]: 3 });
    await expect(count(id, 2, 5)).rejects.toMatchObject({
      code: 'conflict',
      field: 'counted',
      params: { reserved: 3 },
    });
    expect(await stockOf(id)).toMatchObject({ onHand: 5 });
  });

  it('is refused with the present one where stock moved since it was shown [ADM-131]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    await adjust(id, -1);
    const stale = { code: 'conflict', field: 'seen', params: { onHand: 4 } };
    await expect(count(id, 9, 5)).rejects.toMatchObject(stale);
    // Also where it would be the same by chance: whoever counted has seen another number.
    await expect(count(id, 4, 5)).rejects.toMatchObject(stale);
  });

  it('of two who counted at once is that of one, and the other is told [ADM-131]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    const both = await Promise.allSettled([count(id, 7, 5), count(id, 8, 5)]);
    const [told] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.onHand] : []));
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ code: 'conflict', field: 'seen', params: { onHand: told } }]);
    expect(await stockOf(id)).toMatchObject({ onHand: told });
  });

  it('waits for a sale that is being made, and never goes below it [ADM-131]', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 5 } });
    const demand = [{ sellerId: sale.shop.ownSellerId ?? '', productId, quantity: 4 }];
    const sold = await holding((tx) => reserveStock(tx, sale.system, demand, newId()));
    const counted = expect(count(productId, 3, 5)).rejects.toMatchObject({
      code: 'conflict',
      field: 'counted',
      params: { reserved: 4 },
    });
    await sold();
    await counted;
  });

  it('waits for goods that are being sent, and is refused with what is left [ADM-131]', async () => {
    const { id } = await sale.simple({ stock: { available: 5 } });
    const orderId = newId();
    await reserve({ [id]: 2 }, orderId);
    const sent = await holding((tx) => shipStock(tx, sale.system, orderId, new Map([[id, 2]])));
    const counted = expect(count(id, 5, 5)).rejects.toMatchObject({
      code: 'conflict',
      field: 'seen',
      params: { onHand: 3 },
    });
    await sent();
    await counted;
  });

  it('is for whoever may change the stock of a product that keeps one and is the shop’s', async () => {
    const { id } = await sale.simple();
    const { id: unkept } = await sale.simple({ stock: null });
    const other = await makeSale(test.db);
    const theirs = await other.simple();
    for (const strange of [unkept, theirs.id, newId()]) {
      await expect(count(strange, 1, 10)).rejects.toMatchObject({ code: 'not-found', field: 'productId' });
    }
    await expect(count(id, 1, 10, staffOf(sale.system, ['catalog:write']))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const limited = staffOf(sale.system, ['stock:write'], newId());
    await expect(count(id, 1, 10, limited)).rejects.toMatchObject({ code: 'not-found' });
    await expect(count(id, 1, 10, sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('counting out', () => {
  it('is told what may go by a sale that is being made meanwhile [ADM-131]', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 5 } });
    const demand = [{ sellerId: sale.shop.ownSellerId ?? '', productId, quantity: 4 }];
    const sold = await holding((tx) => reserveStock(tx, sale.system, demand, newId()));
    const out = expect(
      adjustStock(sale.system, { lines: [{ productId, delta: -2 }], reason }),
    ).rejects.toMatchObject({ code: 'conflict', field: 'delta', params: { available: 1 } });
    await sold();
    await out;
  });
});
