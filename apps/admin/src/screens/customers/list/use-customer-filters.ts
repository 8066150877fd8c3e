import { adminCustomersText } from '@stoa/messages';
import { useMemo } from 'react';
import type { ListFilter } from '../../../kit/list/index.ts';
import { statusOptions } from '../status.tsx';
import { useGroupOptions } from '../use-groups.ts';
import type { View } from './filter.ts';

/** What the list of customers is filtered by; a view that says the status has no filter of it. ADM-301 */
export function useCustomerFilters(view: View): readonly ListFilter[] {
  const groups = useGroupOptions();
  return useMemo(() => {
    const status = {
      kind: 'choice',
      name: 'status',
      label: adminCustomersText.status(),
      options: statusOptions,
      several: true,
    } as const;
    return [
      ...(view === 'all' ? [status] : []),
      { kind: 'choice', name: 'group', label: adminCustomersText.group(), options: groups, several: true },
      { kind: 'range', name: 'orders', label: adminCustomersText.orders(), unit: 'count' },
      { kind: 'range', name: 'spent', label: adminCustomersText.spent(), unit: 'money' },
      { kind: 'days', name: 'lastOrder', label: adminCustomersText.lastOrder() },
    ];
  }, [view, groups]);
}
