import type { OfferedStep } from '@stoa/admin-contract';
import {
  allowedTransitions,
  initialOrderStates,
  type OrderStates,
  type OrderTransition,
  transition,
} from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { groupSteps, isDestructive, usualStep } from './steps.ts';

const offered = (states: OrderStates): OfferedStep[] =>
  allowedTransitions(states).map((step) => ({ ...step, paymentId: null, mostAmount: null }));
const usual = (states: OrderStates) => usualStep(offered(states), states);

/** Takes the usual step until there is none. */
function wayOf(states: OrderStates): string[] {
  const step = usual(states);
  if (!step) return [];
  return [step.to, ...wayOf(transition(states, step as OrderTransition))];
}

describe('the usual next step', () => {
  it('leads an order that is paid at once from its payment to its end [ADM-204]', () => {
    expect(wayOf(initialOrderStates('awaiting'))).toEqual([
      'paid',
      'processing',
      'packing',
      'fulfilled',
      'closed',
    ]);
  });

  it('lets goods go on before a payment that is due later, and records it then [ADM-204]', () => {
    expect(wayOf(initialOrderStates('due'))).toEqual([
      'processing',
      'packing',
      'fulfilled',
      'paid',
      'closed',
    ]);
  });

  it('never ends anything, and is none where nothing else is left', () => {
    const canceled: OrderStates = { order: 'canceled', payment: 'paid', fulfilment: 'unfulfilled' };
    expect(offered(canceled).map(({ to }) => to)).toContain('refunded');
    expect(usual(canceled)).toBeUndefined();
  });
});

it('all steps are offered, each once: the usual one apart, the rest by what they are about [ADM-204]', () => {
  const states = initialOrderStates('due');
  const steps = offered(states);
  const first = usualStep(steps, states);
  const groups = groupSteps(steps, first);
  expect([first, ...groups.flatMap((group) => group.steps)]).toHaveLength(steps.length);
  expect(groups.map(({ machine, steps: own }) => [machine, own.map(({ to }) => to)])).toEqual([
    ['payment', ['paid', 'voided']],
    ['order', ['canceled']],
  ]);
  expect(groups.flatMap((group) => group.steps).filter(isDestructive)).toHaveLength(2);
});
