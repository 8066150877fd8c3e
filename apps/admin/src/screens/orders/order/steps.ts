import type { OfferedStep, Order } from '@stoa/admin-contract';

/** The steps that end something or give money back: they are asked about before they are taken. */
const DESTRUCTIVE: ReadonlySet<OfferedStep['to']> = new Set([
  'canceled',
  'failed',
  'voided',
  'refunded',
  'partially_refunded',
  'returned',
]);

/** Whether a step ends something that does not come back. */
export const isDestructive = ({ to }: OfferedStep): boolean => DESTRUCTIVE.has(to);

/** Payments that goods do not wait for: those to come are recorded when the money is there. */
const PAID_LATER: ReadonlySet<Order['states']['payment']> = new Set(['due']);

/**
 * Returns the step that is usually taken next: the goods go on where they may; what is to be paid is recorded; what is
 * complete is closed. Undefined where only what ends something is left. ADM-204
 */
export function usualStep(
  steps: readonly OfferedStep[],
  { payment }: Pick<Order['states'], 'payment'>,
): OfferedStep | undefined {
  const find = (to: OfferedStep['to']) => steps.find((step) => step.to === to);
  const forward = find('processing') ?? find('packing') ?? find('fulfilled');
  const paid = find('paid');
  if (paid && !PAID_LATER.has(payment)) return paid;
  return forward ?? paid ?? find('closed');
}

const MACHINES = ['fulfilment', 'payment', 'order'] as const;

/** Returns steps by what they are about, those that end something last; without the one that stands apart. */
export function groupSteps(
  steps: readonly OfferedStep[],
  apart: OfferedStep | undefined,
): readonly { readonly machine: OfferedStep['machine']; readonly steps: readonly OfferedStep[] }[] {
  const others = steps.filter((step) => step !== apart);
  return MACHINES.map((machine) => ({
    machine,
    steps: others
      .filter((step) => step.machine === machine)
      .toSorted((one, other) => Number(isDestructive(one)) - Number(isDestructive(other))),
  })).filter((group) => group.steps.length > 0);
}
