import { describe, expect, it } from 'vitest';
import { orderPaymentState, orderTransitions, type PaymentState } from './index.ts';

const payments = (...parts: [PaymentState, number][]) => parts.map(([state, amount]) => ({ state, amount }));
const card = (state: PaymentState) => payments(['paid', 40], [state, 60]);

describe('the payment state of an order', () => {
  it('is that of its only payment', () => {
    for (const state of Object.keys(orderTransitions.payment) as PaymentState[]) {
      expect(orderPaymentState(payments([state, 100]), 100)).toBe(state);
      expect(orderPaymentState(payments([state, 0]), 0)).toBe(state);
    }
  });

  it('is of several payments that of the one that lacks most', () => {
    for (const state of ['awaiting', 'due', 'authorized', 'paid', 'failed', 'voided'] as const) {
      expect(orderPaymentState(card(state), 100)).toBe(state);
    }
    expect(orderPaymentState(payments(['authorized', 50], ['due', 50]), 100)).toBe('due');
  });

  it('is partially refunded while any payment is still held', () => {
    expect(orderPaymentState(card('refunded'), 100)).toBe('partially_refunded');
    expect(orderPaymentState(card('partially_refunded'), 100)).toBe('partially_refunded');
    expect(orderPaymentState(payments(['refunded', 40], ['refunded', 60]), 100)).toBe('refunded');
  });

  it('passes over a payment that was lost once another covers the total', () => {
    expect(orderPaymentState(payments(['failed', 100], ['paid', 100]), 100)).toBe('paid');
    expect(orderPaymentState(payments(['voided', 60], ['paid', 40], ['due', 60]), 100)).toBe('due');
    expect(orderPaymentState(payments(['voided', 60], ['paid', 40]), 100)).toBe('voided');
  });
});
