import { orderTransitions, type Scope } from '@stoa/domain';
import { z } from 'zod';
import { recordId } from '../../kernel/input.ts';
import { isStorable } from '../../kernel/json-input.ts';

const states = <M extends keyof typeof orderTransitions>(machine: M) =>
  z.enum(Object.keys(orderTransitions[machine]) as (keyof (typeof orderTransitions)[M] & string)[]);

const common = {
  orderId: recordId,
  /** The revision of the order that whoever takes the step has seen; without it the step depends on the states alone. */
  revision: z.int().min(1).optional(),
  note: z
    .string()
    .trim()
    .max(5000)
    .refine((text) => isStorable(text, 1))
    .optional(),
};

const amount = z.int().min(0);

const refundedLine = z.strictObject({ orderLineId: recordId, quantity: z.int().min(0), amount });

const sentLine = z.strictObject({ orderLineId: recordId, quantity: z.int().min(1) });
export type SentLine = z.output<typeof sentLine>;

export const requestedStep = z.discriminatedUnion('machine', [
  z.strictObject({ ...common, machine: z.literal('order'), to: states('order') }),
  z.strictObject({
    ...common,
    machine: z.literal('payment'),
    to: states('payment'),
    /** Which payment; needed where an order has several. */
    paymentId: recordId.optional(),
    /** Of a partial refund, in minor units. */
    amount: amount.min(1).optional(),
    /** The parts of a refund by line; the rest is for shipping or a courtesy. */
    lines: z.array(refundedLine).max(1000).optional(),
  }),
  z.strictObject({
    ...common,
    machine: z.literal('fulfilment'),
    to: states('fulfilment'),
    /** What is sent now, where that is not all that is left. */
    lines: z.array(sentLine).min(1).max(1000).optional(),
  }),
]);
export type ChangeOrderState = z.input<typeof requestedStep>;
export type RequestedStep = z.output<typeof requestedStep>;
export type RequestedPaymentStep = Extract<RequestedStep, { machine: 'payment' }>;
export type RequestedFulfilmentStep = Extract<RequestedStep, { machine: 'fulfilment' }>;

/** Returns what whoever takes a step needs. */
export function scopeFor(step: { readonly to: string }): Scope {
  const isRefund = step.to === 'refunded' || step.to === 'partially_refunded';
  return isRefund ? 'orders:refund' : 'orders:write';
}
