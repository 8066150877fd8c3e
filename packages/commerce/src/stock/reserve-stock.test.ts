import { inShop, newId } from '@stoa/database';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createProduct, createProducts } from '../product/index.ts';
import { recordChanges } from '../testing/changes.ts';
import { simpleProduct } from '../testing/products.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { recordStatements } from '../testing/statements.ts';
import { stockWork } from '../testing/stock.ts';
import { reserveStock, shortagesOf } from './index.ts';

const { test, sale } = saleForEachTest();
const { adjust, release, reserve, stockOf } = stockWork(sale);

describe('reserving', () => {
  it('takes from stock first and the rest as a backorder [STOCK-013]', async () => {
    const { id } = await sale.simple({ stock: { available: 3, allowBackorders: true } });
    expect(await reserve({ [id]: 5 })).toEqual([{ productId: id, fromStock: 3, backordered: 2 }]);
    expect(await stockOf(id)).toMatchObject({ salable: 0, onHand: 3, backordered: 2, backorders: true });
  });

  it('sums up the lines of a product and takes all or nothing', async () => {
    const { id } = await sale.simple({ stock: { available: 3 } });
    const other = await sale.simple();
    const twice: [string, number][] = [
      [id, 2],
      [other.id, 1],
      [id, 2],
    ];
    await expect(reserve(twice)).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(await stockOf(other.id)).toMatchObject({ salable: 10 });
    expect(await stockOf(id)).toMatchObject({ salable: 3 });
  });

  it('names every product that is short, with what can be had', async () => {
    const few = await sale.simple({ stock: { available: 2 } });
    const none = await sale.simple({ stock: { available: 0 } });
    const plenty = await sale.simple();
    const refused = await reserve({ [few.id]: 3, [none.id]: 1, [plenty.id]: 1 }).catch(
      (error: unknown) => error,
    );
    expect(shortagesOf(refused).toSorted((a, b) => b.available - a.available)).toEqual([
      { productId: few.id, available: 2 },
      { productId: none.id, available: 0 },
    ]);
    expect(shortagesOf(new Error('other'))).toEqual([]);
  });

  it('sells what is left of a discontinued product and nothing beyond', async () => {
    const { id } = await sale.simple({ discontinued: true, stock: { available: 1, allowBackorders: true } });
    await expect(reserve({ [id]: 2 })).rejects.toMatchObject({
      code: 'out-of-stock',
      params: { available: 1 },
    });
    await reserve({ [id]: 1 });
  });

  it('leaves goods without stock keeping alone', async () => {
    const { id } = await createProduct(sale.system, {
      classCode: 'gift_certificate',
      sku: 'gift',
      name: 'Gift',
      price: 5000,
    });
    expect(await reserve({ [id]: 99 })).toEqual([]);
  });

  it('takes few statements however many lines', async () => {
    const made = await createProducts(
      sale.system,
      Array.from({ length: 40 }, () => simpleProduct()),
    );
    const lines = Object.fromEntries(made.map(({ id }) => [id, 1]));
    // One of them sets role and shop; the last tells what shoppers now see.
    expect((await recordStatements(test.db, () => reserve(lines))).length).toBeLessThanOrEqual(6);
  });

  it('gives the last unit to one of twenty at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await sale.simple({ stock: { available: 1 } });
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reserve({ [id]: 1 })));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'out-of-stock' });
      }
      expect(await stockOf(id)).toMatchObject({ salable: 0, onHand: 1 });
    }
  });

  it('never waits in a ring when carts name the same products in opposite order', async () => {
    const { id: a } = await sale.simple({ stock: { available: 100 } });
    const { id: b } = await sale.simple({ stock: { available: 100 } });
    // A deadlock would be tried again, and so be seen as one run more.
    let runs = 0;
    const reserveBoth = (first: string, second: string) =>
      inShop(sale.system, (tx) => {
        runs += 1;
        const sellerId = sale.shop.ownSellerId ?? '';
        const lines = [first, second].map((productId) => ({ sellerId, productId, quantity: 1 }));
        return reserveStock(tx, sale.system, lines, newId());
      });
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? reserveBoth(a, b) : reserveBoth(b, a))),
    );
    expect(runs).toBe(40);
    expect(await stockOf(a)).toMatchObject({ salable: 60 });
    expect(await stockOf(b)).toMatchObject({ salable: 60 });
  });
});

describe('releasing', () => {
  it('gives back what an order holds, once, however often it is asked', async () => {
    const { id } = await sale.simple({ stock: { available: 3, allowBackorders: true } });
    const orderId = newId();
    await reserve({ [id]: 5 }, orderId);
    await reserve({ [id]: 1 });
    await Promise.all(Array.from({ length: 8 }, () => release(orderId)));
    expect(await recordChanges(test.db, () => release(orderId))).toEqual([]);
    expect(await stockOf(id)).toMatchObject({ salable: 2, onHand: 3, backordered: 0 });
    await release(newId());
  });

  it('adds up: stock is what its movements say', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('reserve' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('release' as const), at: fc.nat(5) }),
      fc.record({ kind: fc.constant('adjust' as const), delta: fc.integer({ min: -3, max: 4 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.boolean(), async (steps, allowBackorders) => {
        const { id } = await sale.simple({ stock: { available: 4, allowBackorders } });
        const orders: string[] = [];
        for (const one of steps) {
          if (one.kind === 'reserve') {
            orders.push(newId());
            await reserve({ [id]: one.quantity }, orders.at(-1)).catch(() => undefined);
          } else if (one.kind === 'release') await release(orders[one.at] ?? newId());
          else await adjust(id, one.delta).catch(() => undefined);
        }
        const { rows } = await test.db.pool.query(
          `select s.on_hand, s.reserved, s.backordered, sum(on_hand_delta)::int as h,
             sum(reserved_delta)::int as r, sum(backordered_delta)::int as b
           from stock s join stock_movement m using (product_id) where product_id = $1
           group by 1, 2, 3`,
          [id],
        );
        expect([rows[0].on_hand, rows[0].reserved, rows[0].backordered]).toEqual([
          rows[0].h,
          rows[0].r,
          rows[0].b,
        ]);
        expect(rows[0].reserved).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 25 },
    );
  });
});
