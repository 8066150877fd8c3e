import { expect, it } from 'vitest';
import { readListState } from '../../../kit/list/list-state.ts';
import { askedBy, FILTERS, views } from './filter.ts';

const asked = (search: string) =>
  askedBy(readListState(new URLSearchParams(search), FILTERS), views.read(search));

it('the list of orders is asked for all that the address says [ADM-050]', () => {
  expect(
    asked(
      'q=%231000&view=to-ship&status=pending&status=packing&paymentState=due&fulfilmentState=unfulfilled' +
        '&country=US&sku=AB-1&customer=c1&days=2026-01-01..2026-01-31&sort=total&at=c',
    ),
  ).toEqual({
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
  expect(asked('')).toEqual({});
});
