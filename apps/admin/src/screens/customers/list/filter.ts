import type { AdminInputs } from '@stoa/admin-contract';
import { adminCustomersText } from '@stoa/messages';
import {
  askedOf,
  type ListControl,
  listViews,
  readDays,
  readRange,
  type ViewOf,
} from '../../../kit/list/index.ts';

/** The filters of the list, by their names in the address. ADM-301 */
export const FILTERS = ['status', 'group', 'orders', 'spent', 'lastOrder'] as const;

/** All customers, and those who wait to be approved: that view says the status itself. ADM-302 */
export const views = listViews({ all: adminCustomersText.all, 'to-approve': adminCustomersText.toApprove }, [
  'status',
]);
export type View = ViewOf<typeof views>;

/** Returns what the contract is asked for by what the list shows; amounts are of `currency`. ADM-050, ADM-301 */
export function askedBy(state: ListControl['state'], view: View, currency: string) {
  const { filters } = state;
  const orders = readRange(filters.orders?.[0], { unit: 'count', currency });
  const spent = readRange(filters.spent?.[0], { unit: 'money', currency });
  const { from, to } = readDays(filters.lastOrder?.[0]);
  return askedOf<Omit<AdminInputs['customers']['list'], 'shop'>>(state, {
    status: view === 'to-approve' ? ['pending'] : filters.status,
    group: filters.group,
    leastOrders: orders.least,
    mostOrders: orders.most,
    leastSpent: spent.least,
    mostSpent: spent.most,
    from,
    to,
  });
}
