import {
  allowedTransitions,
  type OrderStates,
  type OrderTransition,
  orderTransitions,
  transitionRefusal,
} from '@stoa/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkoutSettings } from '../../testing/checkout.ts';
import { type OrderWork, orderWork } from '../../testing/order-work.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { readOrder } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
let work: OrderWork;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
  work = orderWork(test.db, sale);
});
afterAll(() => test.drop());

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
            const applied = await work.adjust({ productId: a.id, delta: one.delta }).then(
              () => one.delta,
              () => 0,
            );
            counted.set(a.id, (counted.get(a.id) ?? 0) + applied);
          } else if (one.kind === 'place') {
            const pieces = Object.fromEntries(
              [[a.id, one.a] as const, [b.id, one.b] as const].filter(([, qty]) => qty > 0),
            );
            const id = await work.order(pieces).catch(() => undefined);
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
                each && (at === 0 || twin) ? [work.take(chosen.id, each)] : [],
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
            expect(await work.amounts(id)).toEqual([onHand, reserved, held - reserved]);
          }
        }
        for (const { id } of orders) {
          const kinds = (await work.movements(id)).map(([kind]) => kind);
          const ended = kinds.filter((kind) => kind === 'ship' || kind === 'release');
          expect(ended.length).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 20 },
    );
  });
});
