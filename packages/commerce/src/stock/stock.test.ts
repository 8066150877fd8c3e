import { stockInfo } from '@stoa/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { archiveProduct, createProduct, createProducts, readCards, readProduct } from '../catalogue/index.ts';
import { newId } from '../kernel/ids.ts';
import { inShop } from '../kernel/transaction.ts';
import { recordChanges } from '../testing/changes.ts';
import { simpleProduct, variableProduct } from '../testing/products.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { recordStatements } from '../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { adjustStock, releaseStock, reserveStock, setStockRules, shortagesOf } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db);
});

const anybody = { group: undefined, prices: 'visible' } as const;

function reserve(lines: Record<string, number> | [string, number][], orderId = newId()) {
  const sellerId = sale.shop.ownSellerId ?? '';
  const pairs = Array.isArray(lines) ? lines : Object.entries(lines);
  const demand = pairs.map(([productId, quantity]) => ({ sellerId, productId, quantity }));
  return inShop(sale.system, (tx) => reserveStock(tx, sale.system, demand, orderId));
}
const release = (orderId: string) => inShop(sale.system, (tx) => releaseStock(tx, sale.system, orderId));
const adjust = (productId: string, delta: number) =>
  adjustStock(sale.system, { lines: [{ productId, delta }] });
const stockOf = async (id: string) => (await readProduct(sale.guest(), { id }, anybody))?.stock;
const kinds = (changes: Awaited<ReturnType<typeof recordChanges>>) => changes.map(({ kind }) => kind);

describe('reserving', () => {
  it('takes from stock first and the rest as a backorder [STOCK-013]', async () => {
    const { id } = await sale.simple({ stock: { onHand: 3, allowBackorders: true } });
    expect(await reserve({ [id]: 5 })).toEqual([{ productId: id, fromStock: 3, backordered: 2 }]);
    expect(await stockOf(id)).toMatchObject({ salable: 0, onHand: 3, backordered: 2, backorders: true });
  });

  it('sums up the lines of a product and takes all or nothing', async () => {
    const { id } = await sale.simple({ stock: { onHand: 3 } });
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
    const few = await sale.simple({ stock: { onHand: 2 } });
    const none = await sale.simple({ stock: { onHand: 0 } });
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
    const { id } = await sale.simple({ discontinued: true, stock: { onHand: 1, allowBackorders: true } });
    await expect(reserve({ [id]: 2 })).rejects.toMatchObject({
      code: 'out-of-stock',
      params: { available: 1 },
    });
    await reserve({ [id]: 1 });
  });

  it('leaves goods without stock keeping alone', async () => {
    const { id } = await createProduct(sale.system, {
      ...{ classCode: 'gift_certificate', sku: 'gift', name: 'Gift', price: 5000 },
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
      const { id } = await sale.simple({ stock: { onHand: 1 } });
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reserve({ [id]: 1 })));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'out-of-stock' });
      }
      expect(await stockOf(id)).toMatchObject({ salable: 0, onHand: 1 });
    }
  });

  it('never waits in a ring when carts name the same products in opposite order', async () => {
    const { id: a } = await sale.simple({ stock: { onHand: 100 } });
    const { id: b } = await sale.simple({ stock: { onHand: 100 } });
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
    const { id } = await sale.simple({ stock: { onHand: 3, allowBackorders: true } });
    const orderId = newId();
    await reserve({ [id]: 5 }, orderId);
    await reserve({ [id]: 1 });
    await Promise.all(Array.from({ length: 8 }, () => release(orderId)));
    expect(await recordChanges(test.db, () => release(orderId))).toEqual([]);
    expect(await stockOf(id)).toMatchObject({ salable: 3, onHand: 3, backordered: 1 });
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
        const { id } = await sale.simple({ stock: { onHand: 4, allowBackorders } });
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
  }, 60_000);
});

describe('adjusting', () => {
  it('counts in and out with a movement, never below what is reserved', async () => {
    const { id } = await sale.simple({ stock: { onHand: 5 } });
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
      sellerId: newId(),
    };
    await expect(adjustStock({ ...sale.system, actor }, { lines: own })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('what shoppers see of stock', () => {
  it('is told to have changed only when status or a shown number does', async () => {
    const { id } = await sale.simple({ stock: { onHand: 5, lowStockThreshold: 2 } });
    const steps: [number, string[]][] = [
      [-1, ['stock.changed']],
      [-2, ['stock.changed', 'stock.status-changed']],
      [-1, ['stock.changed', 'stock.status-changed']],
      [-1, ['stock.changed', 'stock.status-changed']],
      [3, ['stock.changed', 'stock.status-changed']],
      [1, ['stock.changed']],
    ];
    for (const [delta, wanted] of steps) {
      expect(kinds(await recordChanges(test.db, () => adjust(id, delta))), String(delta)).toEqual(wanted);
    }
  });

  it('of a variation is told of its product, too, with the shops that show it', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 100 }, { sku: 'c' }));
    const red = made.variationIds['c-red'] ?? '';
    const changes = await recordChanges(test.db, () => reserve({ [red]: 5 }));
    const told = changes.filter(({ kind }) => kind === 'stock.status-changed');
    expect(told.map(({ entityId }) => entityId).toSorted()).toEqual([made.id, red].toSorted());
    for (const { data } of told) expect(data).toEqual({ shopIds: [sale.shop.id] });
  });

  it('follows the rules for when few or none are left [STOCK-012]', async () => {
    const { id } = await sale.simple({ stock: { onHand: 0 } });
    const rules = {
      allowBackorders: true,
      backorderMessage: 'Soon',
      backorderShipDate: new Date('2026-04-01T03:00:00Z'),
    };
    const changes = await recordChanges(test.db, () =>
      setStockRules(sale.system, { productId: id, ...rules }),
    );
    expect(kinds(changes)).toEqual(['stock.changed', 'stock.status-changed']);
    // The day of the shop, which is five hours behind.
    expect(await stockOf(id)).toMatchObject({
      ...{ backorders: true, backorderMessage: 'Soon', expectedShipDay: '2026-03-31' },
    });
  });

  it('of what consists of others is what the rule says of their sum [STOCK-510, STOCK-511]', async () => {
    const piece = fc.record({
      onHand: fc.integer({ min: 0, max: 2 }),
      allowBackorders: fc.boolean(),
      discontinued: fc.boolean(),
      unavailableForSale: fc.boolean(),
      price: fc.integer({ min: 0, max: 2 }),
    });
    const drawn = fc.sample(fc.array(piece, { maxLength: 3 }), 40);
    const made = await createProducts(
      sale.system,
      drawn.map((pieces) => {
        const base = variableProduct(Object.fromEntries([0, 1, 2].map((at) => [`c${at}`, 1])));
        const variations = base.variations.slice(0, pieces.length).map((one, at) => {
          const { onHand = 0, allowBackorders = false, ...rest } = pieces[at] ?? {};
          return { ...one, ...rest, stock: { onHand, allowBackorders } };
        });
        return { ...base, variations };
      }),
    );
    for (const { id } of made) {
      const page = await readProduct(sale.guest(), { id }, anybody);
      const below = (page?.variations ?? []).map(({ stock }) => stockInfo(stock, 1, '2026-03-02'));
      const whole = page && stockInfo(page.stock, 1, '2026-03-02');
      expect(whole?.buyable, JSON.stringify(page?.variations)).toBe(below.some(({ buyable }) => buyable));
      if (below.length === 0) expect(whole?.status).toBe('unavailable_for_sale');
    }
  });

  it('of a group is sold out when no child can be bought [STOCK-511]', async () => {
    const made = await createProducts(sale.system, [
      simpleProduct({ sku: 'pot', stock: { onHand: 0 } }),
      simpleProduct({ sku: 'cup', stock: { onHand: 1 } }),
      { classCode: 'grouped', sku: 'set', name: 'Set', children: ['pot', 'cup'] },
    ]);
    const status = async () => {
      const [card] = await readCards(sale.guest(), [made[2]?.id ?? ''], anybody);
      return card && stockInfo(card.stock, 1, '2026-03-02').status;
    };
    expect(await status()).toBe('in-stock');
    const cup = made[1]?.id ?? '';
    const changes = await recordChanges(test.db, () => reserve({ [cup]: 1 }));
    expect(changes.map(({ entityId }) => entityId)).toContain(made[2]?.id);
    expect(await status()).toBe('out-of-stock');
    await release(newId());
    await archiveProduct(sale.system, cup);
    expect(await status()).toBe('out-of-stock');
  });
});
