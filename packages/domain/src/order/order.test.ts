import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShopError } from '../errors/index.ts';
import {
  allowedTransitions,
  initialOrderStates,
  isRefundDue,
  type OrderStates,
  type OrderStatus,
  type OrderTransition,
  orderStatus,
  orderStatusBadge,
  orderStatuses,
  transition,
  transitionRefusal,
} from './index.ts';

const online = initialOrderStates('awaiting');
const offline = initialOrderStates('due');

function after(states: OrderStates, ...steps: OrderTransition[]): OrderStates {
  return steps.reduce(transition, states);
}

const paid: OrderTransition = { machine: 'payment', to: 'paid' };
const refunded: OrderTransition = { machine: 'payment', to: 'refunded' };
const processing: OrderTransition = { machine: 'fulfilment', to: 'processing' };
const packing: OrderTransition = { machine: 'fulfilment', to: 'packing' };
const fulfilled: OrderTransition = { machine: 'fulfilment', to: 'fulfilled' };
const canceled: OrderTransition = { machine: 'order', to: 'canceled' };
const closed: OrderTransition = { machine: 'order', to: 'closed' };

describe('the life of an order', () => {
  it('runs pending_payment, pending, processing, packing, complete, closed [OPEN-001, ENT-577]', () => {
    const steps = [paid, processing, packing, fulfilled, closed];
    const seen = steps.map((_step, index) => orderStatus(after(online, ...steps.slice(0, index + 1))));
    expect([orderStatus(online), ...seen]).toEqual([
      'pending_payment',
      'pending',
      'processing',
      'packing',
      'complete',
      'closed',
    ]);
  });

  it('begins pending when paid later or when nothing is due', () => {
    expect(orderStatus(offline)).toBe('pending');
    expect(orderStatus(initialOrderStates('paid'))).toBe('pending');
    expect(orderStatus(after(offline, processing, packing, fulfilled))).toBe('complete');
  });

  it('can be canceled from any state before packing, not later [OPEN-001, OPEN-502]', () => {
    for (const states of [online, offline, after(online, paid), after(online, paid, processing)]) {
      expect(orderStatus(transition(states, canceled))).toBe('canceled');
    }
    for (const states of [
      after(online, paid, processing, packing),
      after(offline, processing, packing, fulfilled),
    ]) {
      expect(transitionRefusal(states, canceled)?.code).toBe('order.cannot_cancel_after_packing');
    }
  });

  it('is closed only after a refund or when complete [OPEN-502]', () => {
    expect(transitionRefusal(offline, closed)?.code).toBe('order.close_needs_refund_or_completion');
    expect(orderStatus(after(online, paid, refunded, closed))).toBe('closed');
    expect(orderStatus(after(offline, processing, packing, fulfilled, closed))).toBe('closed');
  });

  it('is not handled without payment or after its end', () => {
    expect(transitionRefusal(online, processing)?.code).toBe('order.payment_missing');
    expect(transitionRefusal(after(online, { machine: 'payment', to: 'failed' }), processing)?.code).toBe(
      'order.payment_missing',
    );
    expect(transitionRefusal(after(online, paid, processing, refunded), packing)?.code).toBe(
      'order.payment_missing',
    );
    expect(transitionRefusal(after(offline, canceled), processing)?.code).toBe('order.not_open');
  });

  it('refuses every other step with a message that names it [OPEN-502]', () => {
    expect(transitionRefusal(offline, fulfilled)).toEqual({
      code: 'order.transition_refused',
      params: { machine: 'fulfilment', from: 'unfulfilled', to: 'fulfilled' },
    });
    expect(transitionRefusal(after(offline, canceled), closed)?.code).toBe('order.transition_refused');
    const reason = transitionRefusal(offline, refunded);
    expect(reason?.code).toBe('order.transition_refused');
    expect(() => transition(offline, refunded)).toThrow(ShopError);
    expect(() => transition(offline, refunded)).toThrow(
      expect.objectContaining({ code: 'transition-refused', reason }),
    );
  });

  it('takes money that a provider reports after we gave up, and says that it is to be refunded', () => {
    const late = after(online, canceled, { machine: 'payment', to: 'voided' }, paid);
    expect(orderStatus(late)).toBe('canceled');
    expect(isRefundDue(late)).toBe(true);
    expect(isRefundDue(transition(late, refunded))).toBe(false);
    expect(isRefundDue(after(online, paid))).toBe(false);
    const back = after(offline, paid, processing, packing, fulfilled, {
      machine: 'fulfilment',
      to: 'returned',
    });
    expect(isRefundDue(back)).toBe(true);
    expect(isRefundDue(transition(back, closed))).toBe(false);
  });

  it('never moves backwards, whatever is done in whatever order [OPEN-001]', () => {
    const rank: Record<OrderStatus, number> = {
      pending_payment: 0,
      pending: 1,
      processing: 2,
      packing: 3,
      complete: 4,
      canceled: 5,
      closed: 5,
    };
    const start = fc.constantFrom('awaiting' as const, 'due' as const, 'paid' as const);
    fc.assert(
      fc.property(start, fc.array(fc.nat(), { maxLength: 20 }), (payment, picks) => {
        let states = initialOrderStates(payment);
        for (const pick of picks) {
          const steps = allowedTransitions(states);
          const step = steps[pick % Math.max(1, steps.length)];
          if (!step) break;
          const next = transition(states, step);
          const paymentLost = step.machine === 'payment' && orderStatus(next) === 'pending_payment';
          if (!paymentLost) expect(rank[orderStatus(next)]).toBeGreaterThanOrEqual(rank[orderStatus(states)]);
          if (states.order !== 'open') expect(next.order).toBe(states.order);
          states = next;
        }
      }),
    );
  });
});

describe('status badges', () => {
  it.each([
    ['pending', 'info'],
    ['closed', 'dark'],
    ['pending_payment', 'danger'],
    ['processing', 'primary'],
    ['canceled', 'secondary'],
    ['complete', 'success'],
    ['packing', 'warning'],
  ] as const)('badge of %s has tone %s', (status, tone) => {
    expect(orderStatusBadge(status)).toEqual({
      label: { code: `order.status.${status}`, params: {} },
      tone,
    });
  });

  it('knows exactly seven [ENT-577]', () => {
    expect([...orderStatuses].sort()).toEqual(
      ['canceled', 'closed', 'complete', 'packing', 'pending', 'pending_payment', 'processing'].sort(),
    );
  });
});
