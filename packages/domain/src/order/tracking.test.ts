import { describe, expect, it } from 'vitest';
import { type OrderStates, trackingSteps } from './index.ts';

const day = (n: number) => new Date(Date.UTC(2026, 2, n));
const open: OrderStates = { order: 'open', payment: 'awaiting', fulfilment: 'unfulfilled' };
const names = (...args: Parameters<typeof trackingSteps>) =>
  trackingSteps(...args).map(({ name, at }) => [name, at?.getUTCDate()]);

describe('the steps of an order', () => {
  it('are those done with their days, and those to come', () => {
    const history = [
      { machine: 'payment', to: 'paid', at: day(2) },
      { machine: 'fulfilment', to: 'processing', at: day(3) },
    ];
    expect(names(day(1), open, [])).toEqual([
      ['placed', 1],
      ['paid', undefined],
      ['processing', undefined],
      ['packing', undefined],
      ['fulfilled', undefined],
    ]);
    const states = { ...open, payment: 'paid', fulfilment: 'processing' } as const;
    expect(names(day(1), states, history).slice(0, 4)).toEqual([
      ['placed', 1],
      ['paid', 2],
      ['processing', 3],
      ['packing', undefined],
    ]);
  });

  it('wait for no payment that is due later', () => {
    expect(names(day(1), { ...open, payment: 'due' }, []).map(([name]) => name)).not.toContain('paid');
  });

  it('end with the cancellation or the return', () => {
    const canceled = { ...open, order: 'canceled' } as const;
    expect(names(day(1), canceled, [{ machine: 'order', to: 'canceled', at: day(2) }])).toEqual([
      ['placed', 1],
      ['canceled', 2],
    ]);
    const returned = { ...open, fulfilment: 'returned' } as const;
    const back = [
      { machine: 'fulfilment', to: 'fulfilled', at: day(3) },
      { machine: 'fulfilment', to: 'returned', at: day(9) },
    ];
    expect(names(day(1), returned, back)).toEqual([
      ['placed', 1],
      ['fulfilled', 3],
      ['returned', 9],
    ]);
  });
});
