import { z } from 'zod';
import { instant, version } from '../parts/fields.ts';
import { amount, currency } from '../parts/money.ts';
import { machine, whoDid } from './order.ts';

export const timelineKinds = ['state', 'payment', 'refund', 'shipment', 'mail', 'edit', 'note'] as const;

const event = { id: z.uuid(), at: instant, by: whoDid };
const quantity = z.int();

/** Something that happened to an order. ADM-205 */
export const timelineEvent = z.discriminatedUnion('kind', [
  z.object({
    ...event,
    kind: z.literal('state'),
    machine,
    from: z.string().nullable().describe('Null for the first state.'),
    to: z.string(),
    note: z.string().describe('What whoever took the step noted.'),
  }),
  z.object({
    ...event,
    kind: z.literal('payment'),
    entry: z.enum(['due', 'authorized', 'captured']),
    amount,
    payment: z.string().describe('How it is paid, as the buyer was told.'),
  }),
  z.object({
    ...event,
    kind: z.literal('refund'),
    amount,
    reason: z.string(),
    payment: z.string(),
    lines: z.array(z.object({ orderLineId: z.uuid(), quantity, amount })),
  }),
  z.object({
    ...event,
    kind: z.literal('shipment'),
    lines: z.array(z.object({ orderLineId: z.uuid(), sku: z.string(), name: z.string(), quantity })),
  }),
  z.object({
    ...event,
    kind: z.literal('mail'),
    subject: z.string(),
    recipient: z.string(),
    delivery: z.enum(['queued', 'sent', 'failed']),
    attempts: z.int(),
    sentAt: instant.nullable(),
    lastError: z.string().nullable().describe('What the last attempt failed by.'),
  }),
  z.object({
    ...event,
    kind: z.literal('edit'),
    verb: z.string().describe('As the audit log names it.'),
    changes: z.array(
      z.object({ path: z.array(z.string()), before: z.unknown().optional(), after: z.unknown().optional() }),
    ),
  }),
  z.object({
    ...event,
    id: z.uuid().describe('Of the note, by which it is edited.'),
    kind: z.literal('note'),
    text: z.string(),
    version,
    edited: z.object({ at: instant, by: whoDid }).nullable(),
    earlier: z
      .array(z.object({ text: z.string(), at: instant, by: whoDid }))
      .describe('The texts that it had before, oldest first.'),
  }),
]);
export type TimelineEvent = z.output<typeof timelineEvent>;

/** All that happened to an order, oldest first. ADM-205 */
export const timeline = z.object({ currency, events: z.array(timelineEvent) });
