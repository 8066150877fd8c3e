import type { TimelineEvent } from '@stoa/admin-contract';
import { describe, expect, it } from 'vitest';
import { kindsIn, shownEvents, tellEvent, wordsOf } from './event-words.ts';
import { tellWho } from './who.ts';

const common = {
  at: '2026-11-30T08:00:00Z',
  by: { kind: 'staff', id: null, name: 'Ada Quill' },
} as const;
const placed: TimelineEvent = {
  ...common,
  id: '1',
  kind: 'state',
  machine: 'order',
  from: null,
  to: 'open',
  note: '',
};
const packing: TimelineEvent = {
  ...placed,
  id: '2',
  machine: 'fulfilment',
  from: 'processing',
  to: 'packing',
  note: 'Two boxes',
};
const refund: TimelineEvent = {
  ...common,
  id: '3',
  kind: 'refund',
  amount: 1250,
  reason: 'A scratch',
  payment: 'Check',
  lines: [],
};
const sent: TimelineEvent = {
  ...common,
  id: '4',
  kind: 'shipment',
  lines: [
    { orderLineId: 'a', sku: 'A', name: 'Tumbler', quantity: 2 },
    { orderLineId: 'b', sku: 'B', name: 'Rug', quantity: 1 },
  ],
};
const events = [placed, packing, refund, sent];

describe('the timeline of an order', () => {
  it('tells each event in a line, a refund with its sum [ADM-205]', () => {
    expect(events.map((event) => tellEvent(event, 'EUR'))).toEqual([
      'Order placed',
      'Fulfilment: Being packed',
      '€12.50 refunded, Check',
      'Sent: 2 × Tumbler, 1 × Rug',
    ]);
    const captured: TimelineEvent = {
      ...common,
      id: '5',
      kind: 'payment',
      entry: 'captured',
      amount: 100,
      payment: 'Card',
    };
    expect(tellEvent(captured, 'USD')).toBe('$1.00 received, Card');
  });

  it('has what somebody said of it beside it', () => {
    expect(events.map(wordsOf)).toEqual(['', 'Two boxes', 'A scratch', '']);
  });

  it('begins with the latest, and has the kinds that were chosen alone [ADM-205]', () => {
    expect(kindsIn(events)).toEqual(['state', 'refund', 'shipment']);
    expect(shownEvents(events, new Set()).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
    expect(shownEvents(events, new Set(['state', 'refund'] as const)).map(({ id }) => id)).toEqual([
      '3',
      '2',
      '1',
    ]);
  });

  it('names who did it, also without a name', () => {
    expect(tellWho(common.by)).toBe('Ada Quill');
    expect(tellWho({ kind: 'staff', id: null, name: '' })).toBe('Somebody who is gone');
    expect(tellWho({ kind: 'customer', id: null, name: '' })).toBe('The buyer');
    expect(tellWho({ kind: 'system', id: null, name: 'expire-orders' })).toBe('The platform');
  });
});
