import { orderStatuses, orderTransitions } from '@stoa/domain';
import { adminOrdersText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../api/index.ts';
import { countryOptions } from '../../../kit/address/countries.ts';
import type { ListFilter } from '../../../kit/list/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { useWorkplace } from '../../../session/index.ts';
import { nameOf } from '../../customers/name.ts';
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

/** What the list of orders is filtered by; a customer by the link of their page alone. ADM-201 */
export function useOrderFilters(customer: string | undefined): readonly ListFilter[] {
  const { locale } = usePlace();
  const told = useCustomerName(customer);
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
      { kind: 'given', name: 'customer', label: adminOrdersText.customer(), told },
    ],
    [locale, told],
  );
}

/** What a customer is called; whoever may not see customers reads that it is one. */
function useCustomerName(customer: string | undefined): string {
  const { code: shop, scopes } = useWorkplace();
  const { data } = useQuery({
    ...queries.customers.read.queryOptions({ input: { shop, customer: customer ?? '' } }),
    enabled: customer !== undefined && scopes.includes('customers:read'),
  });
  return data === undefined ? adminOrdersText.oneCustomer() : nameOf(data);
}
