import { orderStatuses, orderTransitions } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { tellState, tellStatus, tellStep, tellStepDone } from './words.ts';

describe('the words of orders', () => {
  it('has one for each status, the same as buyers read', () => {
    const told = orderStatuses.map(tellStatus);
    expect(new Set(told).size).toBe(orderStatuses.length);
    expect(tellStatus('pending_payment')).toBe('Pending Payment');
  });

  it.each(['order', 'payment', 'fulfilment'] as const)(
    'has one for each state of %s, and for each step to one, before and after [ADM-204]',
    (machine) => {
      const table: Readonly<Record<string, readonly string[]>> = orderTransitions[machine];
      for (const state of Object.keys(table)) expect(tellState(machine, state)).toMatch(/^[A-Z][a-z ]+$/);
      for (const to of new Set(Object.values(table).flat()) as Set<'paid'>) {
        expect(tellStep({ machine, to })).not.toBe(tellState(machine, to));
        expect(tellStepDone({ machine, to }, '100001')).toContain('100001');
      }
    },
  );

  it('tells a state that it does not know as it is written', () => {
    expect(tellState('payment', 'held_back')).toBe('held back');
  });
});
