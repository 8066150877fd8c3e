import { orderStatuses, orderTransitions } from '@stoa/domain';
import { adminOrdersText } from '@stoa/messages';
import { useMemo } from 'react';
import type { ListFilter } from '../../../kit/list/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { countryOptions } from '../countries.ts';
import { tellState, tellStatus } from '../words.ts';

const statesOf = (machine: 'payment' | 'fulfilment') =>
  Object.keys(orderTransitions[machine]).map((value) => ({ value, label: tellState(machine, value) }));

/** The order in which an order goes through its statuses. */
const LIFE = [
  'pending_payment',
  'pending',
  'processing',
  'packing',
  'complete',
  'closed',
  'canceled',
] as const;
const statuses = orderStatuses
  .toSorted((one, other) => LIFE.indexOf(one) - LIFE.indexOf(other))
  .map((value) => ({ value, label: tellStatus(value) }));

/** What the list of orders is filtered by. ADM-201 */
export function useOrderFilters(): readonly ListFilter[] {
  const { locale } = usePlace();
  return useMemo(
    () => [
      { kind: 'choice', name: 'status', label: adminOrdersText.status(), options: statuses, several: true },
      {
        kind: 'choice',
        name: 'paymentState',
        label: adminOrdersText.payment(),
        options: statesOf('payment'),
        several: true,
      },
      {
        kind: 'choice',
        name: 'fulfilmentState',
        label: adminOrdersText.fulfilment(),
        options: statesOf('fulfilment'),
        several: true,
      },
      { kind: 'choice', name: 'country', label: adminOrdersText.country(), options: countryOptions(locale) },
      { kind: 'text', name: 'sku', label: adminOrdersText.sku(), help: adminOrdersText.skuHelp() },
      { kind: 'days', name: 'days', label: adminOrdersText.days() },
    ],
    [locale],
  );
}
