import { describe, expect, it } from 'vitest';
import { askedBy, queryOfView, readView } from './filter.ts';

const nothing = {
  words: '',
  filters: {},
  sort: undefined,
  place: { page: 1, cursors: [] },
  unfolded: [],
} as const;

describe('what the list of customers is asked for', () => {
  it('is nothing where the address says nothing', () => {
    expect(askedBy(nothing, 'all', 'USD')).toEqual({});
  });

  it('is all that the address says, amounts in minor units [ADM-050]', () => {
    const state = {
      ...nothing,
      words: 'ada',
      filters: {
        status: ['restricted', 'verified'],
        group: ['retail'],
        orders: ['3..'],
        spent: ['10.50..200'],
        lastOrder: ['2026-01-01..2026-01-31'],
      },
      sort: { by: 'spent', descending: true },
      place: { page: 2, cursors: ['c'] },
    };
    expect(askedBy(state, 'all', 'USD')).toEqual({
      q: 'ada',
      status: ['restricted', 'verified'],
      group: ['retail'],
      leastOrders: 3,
      leastSpent: 1050,
      mostSpent: 20_000,
      from: '2026-01-01',
      to: '2026-01-31',
      sort: 'spent',
      direction: 'desc',
      cursor: 'c',
    });
  });

  it('is those who wait alone where they are the view, whatever status is filtered by', () => {
    const state = { ...nothing, filters: { status: ['verified'] } };
    expect(askedBy(state, 'to-approve', 'USD')).toEqual({ status: ['pending'] });
  });
});

describe('the views of the list', () => {
  it('stand in the address; an unknown one is that of all customers', () => {
    expect(readView(new URLSearchParams('view=to-approve'))).toBe('to-approve');
    expect(readView(new URLSearchParams('view=to-dream'))).toBe('all');
    expect(readView(new URLSearchParams())).toBe('all');
  });

  it('keep words, filters and order but for the status, and begin on the first page', () => {
    const before = new URLSearchParams('q=ann&group=retail&status=verified&sort=-spent&at=c&page=2');
    expect(queryOfView('to-approve', before)).toBe('?q=ann&group=retail&sort=-spent&view=to-approve');
    expect(queryOfView('all', new URLSearchParams('view=to-approve'))).toBe('');
  });
});
