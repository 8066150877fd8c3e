import type { AdminInputs } from '@stoa/admin-contract';
import { cursorOf, type ListControl, readDays, readRange } from '../../../kit/list/index.ts';

/** The filters of the list, by their names in the address. ADM-301 */
export const FILTERS = ['status', 'group', 'orders', 'spent', 'lastOrder'] as const;

export const views = ['all', 'to-approve'] as const;
export type View = (typeof views)[number];

/** Reads the view out of the address of the list; one that there is none of is that of all customers. */
export const readView = (search: URLSearchParams): View =>
  views.find((view) => view === search.get('view')) ?? 'all';

/**
 * The query of the address of a view: words, filters and order stay but for the status, which the view says; the place
 * is of the other rows.
 */
export function queryOfView(view: View, before: URLSearchParams): string {
  const search = new URLSearchParams(before);
  for (const name of ['view', 'status', 'at', 'page', 'open']) search.delete(name);
  if (view !== 'all') search.set('view', view);
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
}

type Asked = AdminInputs['customers']['list'];

/** Returns what the contract is asked for by what the list shows; amounts are of `currency`. ADM-050, ADM-301 */
export function askedBy(
  { words, filters, sort, place }: ListControl['state'],
  view: View,
  currency: string,
): Omit<Asked, 'shop'> {
  const orders = readRange(filters.orders?.[0], { unit: 'count', currency });
  const spent = readRange(filters.spent?.[0], { unit: 'money', currency });
  const { from, to } = readDays(filters.lastOrder?.[0]);
  const asked = {
    q: words === '' ? undefined : words.slice(0, 100),
    status: view === 'to-approve' ? ['pending'] : filters.status,
    group: filters.group,
    leastOrders: orders.least,
    mostOrders: orders.most,
    leastSpent: spent.least,
    mostSpent: spent.most,
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
