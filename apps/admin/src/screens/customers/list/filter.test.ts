import { describe, expect, it } from 'vitest';
import { readListState } from '../../../kit/list/list-state.ts';
import { askedBy, FILTERS, views } from './filter.ts';

const asked = (search: string) =>
  askedBy(readListState(new URLSearchParams(search), FILTERS), views.read(search), 'USD');

describe('what the list of customers is asked for', () => {
  it('is all that the address says, amounts in minor units [ADM-050]', () => {
    expect(
      asked(
        'q=ada&status=restricted&status=verified&group=retail&orders=3..&spent=10.50..200' +
          '&lastOrder=2026-01-01..2026-01-31&sort=-spent&at=c',
      ),
    ).toEqual({
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
    expect(asked('view=to-approve&status=verified')).toEqual({ status: ['pending'] });
  });

  it('keeps no status for the view that says it itself', () => {
    const before = '?q=ann&group=retail&status=verified&sort=-spent&at=c&page=2';
    expect(views.queryOf('to-approve', before)).toBe('?q=ann&group=retail&sort=-spent&view=to-approve');
  });
});
