import type { AdminInputs } from '@stoa/admin-contract';
import { cursorOf, type ListControl, readDays } from '../../../kit/list/index.ts';

/** The filters of the list, by their names in the address. ADM-201 */
export const FILTERS = [
  'status',
  'paymentState',
  'fulfilmentState',
  'country',
  'sku',
  'days',
  'customer',
] as const;

export const views = ['all', 'to-pay', 'to-ship', 'to-refund'] as const;
export type View = (typeof views)[number];

/** Reads the view out of the address of the list; one that there is none of is that of all orders. ADM-201 */
export const readView = (search: URLSearchParams): View =>
  views.find((view) => view === search.get('view')) ?? 'all';

/** The query of the address of a view: words, filters and order stay; place and unfolded rows are of the other rows. */
export function queryOfView(view: View, before: URLSearchParams): string {
  const search = new URLSearchParams(before);
  for (const name of ['view', 'at', 'page', 'open']) search.delete(name);
  if (view !== 'all') search.set('view', view);
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
}

type Asked = AdminInputs['orders']['list'];

/** Returns what the contract is asked for by what the list shows. ADM-050, ADM-201 */
export function askedBy(
  { words, filters, sort, place }: ListControl['state'],
  view: View,
): Omit<Asked, 'shop'> {
  const { from, to } = readDays(filters.days?.[0]);
  const asked = {
    q: words === '' ? undefined : words.slice(0, 100),
    view: view === 'all' ? undefined : view,
    status: filters.status,
    paymentState: filters.paymentState,
    fulfilmentState: filters.fulfilmentState,
    country: filters.country?.[0],
    sku: filters.sku?.[0],
    customerId: filters.customer?.[0],
    from,
    to,
    sort: sort?.by,
    direction: sort && (sort.descending ? 'desc' : 'asc'),
    cursor: cursorOf(place),
  };
  // What the address names and the contract does not know is refused by it.
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Omit<
    Asked,
    'shop'
  >;
}
