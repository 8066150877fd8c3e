import { describe, expect, it } from 'vitest';
import { askedBy, queryOfView, readView } from './filter.ts';

const nothing = {
  words: '',
  filters: {},
  sort: undefined,
  place: { page: 1, cursors: [] },
  unfolded: [],
} as const;

describe('what the list of orders is asked for', () => {
  it('is nothing where the address says nothing', () => {
    expect(askedBy(nothing, 'all')).toEqual({});
  });

  it('is all that the address says [ADM-050]', () => {
    const state = {
      ...nothing,
      words: '#1000',
      filters: {
        status: ['pending', 'packing'],
        paymentState: ['due'],
        fulfilmentState: ['unfulfilled'],
        country: ['US'],
        sku: ['AB-1'],
        customer: ['c1'],
        days: ['2026-01-01..2026-01-31'],
      },
      sort: { by: 'total', descending: false },
      place: { page: 2, cursors: ['c'] },
    };
    expect(askedBy(state, 'to-ship')).toEqual({
      q: '#1000',
      view: 'to-ship',
      status: ['pending', 'packing'],
      paymentState: ['due'],
      fulfilmentState: ['unfulfilled'],
      country: 'US',
      sku: 'AB-1',
      customerId: 'c1',
      from: '2026-01-01',
      to: '2026-01-31',
      sort: 'total',
      direction: 'asc',
      cursor: 'c',
    });
  });
});

describe('the views of the list', () => {
  it('stand in the address; an unknown one is that of all orders', () => {
    expect(readView(new URLSearchParams('view=to-pay'))).toBe('to-pay');
    expect(readView(new URLSearchParams('view=to-dream'))).toBe('all');
    expect(readView(new URLSearchParams())).toBe('all');
  });

  it('keep words, filters and order, and begin on the first page', () => {
    const before = new URLSearchParams('q=ann&country=US&sort=-total&at=c&page=2&open=x&view=to-pay');
    expect(queryOfView('to-ship', before)).toBe('?q=ann&country=US&sort=-total&view=to-ship');
    expect(queryOfView('all', new URLSearchParams('view=to-pay'))).toBe('');
  });
});
