import type { AdminInputs } from '@stoa/admin-contract';
import { adminOrdersText } from '@stoa/messages';
import { askedOf, type ListControl, listViews, readDays, type ViewOf } from '../../../kit/list/index.ts';

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

/** All orders, and those with which there is something to do. ADM-201 */
export const views = listViews({
  all: adminOrdersText.all,
  'to-pay': adminOrdersText.toPay,
  'to-ship': adminOrdersText.toShip,
  'to-refund': adminOrdersText.toRefund,
});
export type View = ViewOf<typeof views>;

/** Returns what the contract is asked for by what the list shows. ADM-050, ADM-201 */
export function askedBy(state: ListControl['state'], view: View) {
  const { filters } = state;
  const { from, to } = readDays(filters.days?.[0]);
  return askedOf<Omit<AdminInputs['orders']['list'], 'shop'>>(state, {
    view: view === 'all' ? undefined : view,
    status: filters.status,
    paymentState: filters.paymentState,
    fulfilmentState: filters.fulfilmentState,
    country: filters.country?.[0],
    sku: filters.sku?.[0],
    customerId: filters.customer?.[0],
    from,
    to,
  });
}
