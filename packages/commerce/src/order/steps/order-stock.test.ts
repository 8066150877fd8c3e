import {
  inTransaction,
  newId,
  openDatabase,
  silentLog,
  stock,
  stockMovement,
  violatedConstraint,
} from '@stoa/database';
import {
  allowedTransitions,
  type OrderStates,
  type OrderTransition,
  orderTransitions,
  transitionRefusal,
} from '@stoa/domain';
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import { archiveProduct, createProduct } from '../../product/index.ts';
import { adjustStock, replaceStock, type StockAdjustments } from '../../stock/index.ts';
import { checkoutOf, checkoutSettings } from '../../testing/checkout.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { changeOrderState, placeOrder, readOrder } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

const processing = { machine: 'fulfilment', to: 'processing' } as const;
const packing = { machine: 'fulfilment', to: 'packing' } as const;
const fulfilled = { machine: 'fulfilment', to: 'fulfilled' } as const;
const returned = { machine: 'fulfilment', to: 'returned' } as const;
const canceled = { machine: 'order', to: 'canceled' } as const;
const shipping = [processing, packing, fulfilled];

/** An hour after the one before, since only so many are placed within an hour. */
async function order(pieces: Readonly<Record<string, number>>): Promise<string> {
  sale.clock.advance(3600);
  const ctx = sale.guest();
  for (const [productId, qty] of Object.entries(pieces)) await addToCart(ctx, { productId, qty });
  return (await placeOrder(ctx, await checkoutOf(ctx))).orderId;
}

const take = (orderId: string, step: OrderTransition, db = test.db) =>
  changeOrderState({ ...sale.system, db }, { orderId, ...step });

async function takeAll(orderId: string, steps: readonly OrderTransition[]): Promise<void> {
  for (const step of steps) await take(orderId, step);
}

const adjust = (...lines: StockAdjustments['lines']) => adjustStock(sale.system, { lines });

/** On hand, reserved and backordered. */
async function amounts(productId: string) {
  const [row] = await test.db.queries.select().from(stock).where(eq(stock.productId, productId));
  return row ? [row.onHand, row.reserved, row.backordered] : [];
}

const movements = (orderId: string) =>
  test.db.queries
    .select({
      kind: stockMovement.kind,
      deltas: stockMovement.onHandDelta,
      reserved: stockMovement.reservedDelta,
      backordered: stockMovement.backorderedDelta,
      reason: stockMovement.reason,
    })
    .from(stockMovement)
    .where(eq(stockMovement.orderId, orderId))
    .orderBy(asc(stockMovement.id))
    .then((rows) => rows.map((row) => Object.values(row)));

describe('the goods of an order', () => {
  it('are held when it is placed and leave stock when it is shipped, each with a movement', async () => {
    const { id } = await sale.simple();
    const orderId = await order({ [id]: 4 });
    expect(await amounts(id)).toEqual([10, 4, 0]);
    await takeAll(orderId, [processing, packing]);
    expect(await amounts(id)).toEqual([10, 4, 0]);
    await take(orderId, fulfilled);
    expect(await amounts(id)).toEqual([6, 0, 0]);
    await take(orderId, { machine: 'payment', to: 'paid' });
    await take(orderId, { machine: 'order', to: 'closed' });
    expect(await amounts(id)).toEqual([6, 0, 0]);
    expect(await movements(orderId)).toEqual([
      ['reserve', 0, 4, 0, 'placed'],
      ['ship', -4, -4, 0, 'shipped'],
    ]);
  });

  it('come back to stock when the order is returned, also once it was closed', async () => {
    const { id } = await sale.simple();
    const orderId = await order({ [id]: 4 });
    await takeAll(orderId, [...shipping, { machine: 'order', to: 'closed' }, returned]);
    expect(await amounts(id)).toEqual([10, 0, 0]);
    expect((await movements(orderId)).at(-1)).toEqual(['return', 4, 0, 0, 'returned']);
  });

  it('are free again when it is canceled, or closed before anything was sent', async () => {
    const { id } = await sale.simple();
    const first = await order({ [id]: 4 });
    const second = await order({ [id]: 5 });
    await takeAll(first, [processing, canceled]);
    expect(await amounts(id)).toEqual([10, 5, 0]);
    expect((await movements(first)).at(-1)).toEqual(['release', 0, -4, 0, 'canceled']);
    await takeAll(second, [
      { machine: 'payment', to: 'paid' },
      processing,
      { machine: 'payment', to: 'refunded' },
      { machine: 'order', to: 'closed' },
    ]);
    expect(await amounts(id)).toEqual([10, 0, 0]);
    expect((await movements(second)).at(-1)).toEqual(['release', 0, -5, 0, 'closed']);
  });

  it('are each variation’s and each child’s own, whatever was archived meanwhile', async () => {
    const { id } = await sale.simple();
    const other = await sale.simple();
    const orderId = await order({ [id]: 2, [other.id]: 3 });
    await archiveProduct(sale.system, id);
    await takeAll(orderId, shipping);
    expect([await amounts(id), await amounts(other.id)]).toEqual([
      [8, 0, 0],
      [7, 0, 0],
    ]);
  });

  it('without stock keeping are shipped and returned without a movement', async () => {
    const gift = { classCode: 'gift_certificate', sku: 'gift', name: 'Gift', price: 5000 } as const;
    const { id } = await createProduct(sale.system, gift);
    const orderId = await order({ [id]: 2 });
    await takeAll(orderId, [...shipping, returned]);
    expect(await movements(orderId)).toEqual([]);
  });
});

describe('goods on backorder', () => {
  const late = () => sale.simple({ stock: { available: 3, allowBackorders: true } });

  it('are held for the oldest order that waits as soon as they arrive, and only the rest can be sold', async () => {
    const { id } = await late();
    const first = await order({ [id]: 5 });
    const second = await order({ [id]: 2 });
    expect(await amounts(id)).toEqual([3, 3, 4]);
    await adjust({ productId: id, delta: 3 });
    expect(await amounts(id)).toEqual([6, 6, 1]);
    expect((await movements(first)).at(-1)).toEqual(['allocate', 0, 2, -2, 'arrived']);
    expect((await movements(second)).at(-1)).toEqual(['allocate', 0, 1, -1, 'arrived']);
    await adjust({ productId: id, delta: 3 });
    expect(await amounts(id)).toEqual([9, 7, 0]);
  });

  it('go to who waits when another order is canceled', async () => {
    const { id } = await late();
    const first = await order({ [id]: 4 });
    const second = await order({ [id]: 2 });
    await take(first, canceled);
    expect(await amounts(id)).toEqual([3, 2, 0]);
    expect((await movements(second)).at(-1)).toEqual(['allocate', 0, 2, -2, 'arrived']);
  });

  it('are served before a catalogue’s count of what can be sold, which changes nothing when it comes again', async () => {
    const { id } = await late();
    await order({ [id]: 5 });
    const rules = { allowBackorders: true, backorderMessage: '', backorderShipDate: null };
    const low = { lowStockThreshold: 0, lowStockAlertMessage: '' };
    const count = (onHand: number) =>
      inTransaction(test.db, (tx) =>
        replaceStock(tx, sale.system, sale.shop.ownSellerId ?? '', [
          { productId: id, stock: { ...rules, ...low, onHand } },
        ]),
      );
    await count(0);
    expect(await amounts(id)).toEqual([3, 3, 2]);
    for (const _ of ['first', 'again']) {
      await count(7);
      expect(await amounts(id)).toEqual([12, 5, 0]);
    }
  });

  it('are not shipped before they were counted in: the step says what is missing', async () => {
    const { id, sku } = await late();
    const orderId = await order({ [id]: 5 });
    await takeAll(orderId, [processing, packing]);
    await expect(take(orderId, fulfilled)).rejects.toMatchObject({
      code: 'transition-refused',
      reason: { code: 'order.goods_missing', params: { n: 2, sku } },
    });
    expect(await amounts(id)).toEqual([3, 3, 2]);
    expect((await readOrder(sale.system, { id: orderId })).states.fulfilment).toBe('packing');
    await adjust({ productId: id, delta: 2 });
    await take(orderId, fulfilled);
    expect(await amounts(id)).toEqual([0, 0, 0]);
  });
});

describe('at once', () => {
  it('two processes ship, return and cancel an order: goods move once', async () => {
    const other = openDatabase({ url: test.url, log: silentLog, connections: 8 });
    const { id } = await sale.simple();
    const race = async (orderId: string, steps: readonly OrderTransition[]) => {
      const attempts = steps.flatMap((step) => [test.db, other, other].map((db) => take(orderId, step, db)));
      const results = await Promise.allSettled(attempts);
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    for (let round = 0; round < 4; round += 1) {
      const orderId = await order({ [id]: 2 });
      await takeAll(orderId, [processing, packing]);
      expect(await race(orderId, [fulfilled])).toBe(1);
      expect(await amounts(id)).toEqual([8, 0, 0]);
      expect(await race(orderId, [returned])).toBe(1);
      expect(await amounts(id)).toEqual([10, 0, 0]);
      const undecided = await order({ [id]: 2 });
      await take(undecided, processing);
      expect(await race(undecided, [canceled, packing])).toBe(1);
      const { states } = await readOrder(sale.system, { id: undecided });
      expect(await amounts(id)).toEqual([10, states.order === 'canceled' ? 0 : 2, 0]);
      if (states.order === 'open') await takeAll(undecided, [fulfilled, returned]);
    }
    await other.close();
  });
});

describe('the database', () => {
  const insert = async (
    row: Partial<typeof stockMovement.$inferInsert>,
    orderId: string,
    productId: string,
  ) =>
    test.db.queries
      .insert(stockMovement)
      .values({
        sellerId: sale.shop.ownSellerId ?? '',
        productId,
        id: newId(),
        kind: 'ship',
        orderId,
        onHandAfter: 0,
        reservedAfter: 0,
        backorderedAfter: 0,
        ...row,
      })
      .then(() => undefined, violatedConstraint);

  it('takes no movement of an order twice, and none that sends what the order does not hold', async () => {
    const { id } = await sale.simple();
    const orderId = await order({ [id]: 4 });
    const write = (row: Partial<typeof stockMovement.$inferInsert>) => insert(row, orderId, id);
    expect(await write({ kind: 'reserve', reservedDelta: 1 })).toBe('stock_movement_reserved');
    expect(await write({ onHandDelta: -5, reservedDelta: -5 })).toBe('stock_movement_order_balance');
    expect(await write({ onHandDelta: -2, reservedDelta: 0 })).toBe('stock_movement_amounts');
    expect(await write({ kind: 'return', onHandDelta: 1 })).toBe('stock_movement_order_balance');
    expect(await write({ kind: 'adjust', onHandDelta: 1 })).toBe('stock_movement_cause');
    await takeAll(orderId, shipping);
    expect(await write({ onHandDelta: -1, reservedDelta: -1 })).toBe('stock_movement_order_balance');
    expect(await write({ kind: 'release', reservedDelta: -1 })).toBe('stock_movement_order_balance');
  });

  it('knows no goods that lie on the shelf while an order waits for them', async () => {
    const { id } = await sale.simple({ stock: { available: 3, allowBackorders: true } });
    await order({ [id]: 5 });
    const loosened = test.db.queries
      .update(stock)
      .set({ onHand: 4 })
      .where(and(eq(stock.productId, id)));
    expect(violatedConstraint(await loosened.catch((error: unknown) => error))).toBe('stock_waiting');
  });
});

describe('whatever is done to orders in whatever order', () => {
  type Holding = {
    readonly id: string;
    readonly pieces: Readonly<Record<string, number>>;
    states: OrderStates;
  };

  const anyStep: OrderTransition[] = [
    ...Object.keys(orderTransitions.order).map((to) => ({ machine: 'order', to }) as OrderTransition),
    ...Object.keys(orderTransitions.payment).map((to) => ({ machine: 'payment', to }) as OrderTransition),
    ...Object.keys(orderTransitions.fulfilment).map(
      (to) => ({ machine: 'fulfilment', to }) as OrderTransition,
    ),
  ].filter(({ to }) => to !== 'partially_refunded');
  const command = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('place' as const), a: fc.nat(4), b: fc.nat(4) }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('step' as const), at: fc.nat(), pick: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wild' as const), at: fc.nat(), pick: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('race' as const), at: fc.nat(), pick: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('adjust' as const), delta: fc.integer({ min: -3, max: 5 }) }),
    },
  );

  const holds = ({ states }: Holding) =>
    states.order === 'open' && !['fulfilled', 'returned'].includes(states.fulfilment);
  const isOut = ({ states }: Holding) => states.fulfilment === 'fulfilled';

  it('stock is what its orders hold and sent, never below nothing, and each movement happens once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 16 }), async (commands) => {
        const [a, b] = [
          await sale.simple({ stock: { available: 4, allowBackorders: true } }),
          await sale.simple({ stock: { available: 6 } }),
        ];
        const counted = new Map([
          [a.id, 4],
          [b.id, 6],
        ]);
        const orders: Holding[] = [];
        const refresh = async (one: Holding) => {
          one.states = (await readOrder(sale.system, { id: one.id })).states;
        };
        for (const one of commands) {
          if (one.kind === 'adjust') {
            const applied = await adjust({ productId: a.id, delta: one.delta }).then(
              () => one.delta,
              () => 0,
            );
            counted.set(a.id, (counted.get(a.id) ?? 0) + applied);
          } else if (one.kind === 'place') {
            const pieces = Object.fromEntries(
              [[a.id, one.a] as const, [b.id, one.b] as const].filter(([, qty]) => qty > 0),
            );
            const id = await order(pieces).catch(() => undefined);
            if (id !== undefined)
              orders.push({ id, pieces, states: (await readOrder(sale.system, { id })).states });
          } else {
            const chosen = orders[one.at % Math.max(1, orders.length)];
            if (!chosen) continue;
            const steps = one.kind === 'step' ? allowedTransitions(chosen.states) : anyStep;
            const fitting = steps.filter(({ to }) => to !== 'partially_refunded');
            const step = fitting[one.pick % Math.max(1, fitting.length)];
            if (!step) continue;
            const twin = one.kind === 'race' ? fitting[(one.pick + 1) % fitting.length] : undefined;
            const outcomes = await Promise.allSettled(
              [step, step, twin].flatMap((each, at) =>
                each && (at === 0 || twin) ? [take(chosen.id, each)] : [],
              ),
            );
            if (!twin && transitionRefusal(chosen.states, step)) expect(outcomes[0]?.status).toBe('rejected');
            await refresh(chosen);
          }
          for (const { id } of [a, b]) {
            const sum = (which: (one: Holding) => boolean) =>
              orders.filter(which).reduce((total, { pieces }) => total + (pieces[id] ?? 0), 0);
            const onHand = (counted.get(id) ?? 0) - sum(isOut);
            const held = sum(holds);
            const reserved = Math.min(held, onHand);
            expect(await amounts(id)).toEqual([onHand, reserved, held - reserved]);
          }
        }
        for (const { id } of orders) {
          const kinds = (await movements(id)).map(([kind]) => kind);
          const ended = kinds.filter((kind) => kind === 'ship' || kind === 'release');
          expect(ended.length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 20 },
    );
  });
});
