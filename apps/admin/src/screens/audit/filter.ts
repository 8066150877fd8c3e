import type { AdminInputs } from '@stoa/admin-contract';
import { type ListControl, readDays } from '../../kit/list/index.ts';

/** The filters of the log, by their names in the address. ADM-019 */
export const FILTERS = ['person', 'verb', 'entity', 'entityId', 'days'] as const;

type Filter = AdminInputs['audit']['download'];

/** Returns what the contract is asked for by the filters that are set. ADM-019 */
export function askedBy(
  filters: ListControl['state']['filters'],
): Pick<Filter, 'person' | 'verb' | 'entity' | 'entityId' | 'from' | 'to'> {
  const { from, to } = readDays(filters.days?.[0]);
  const set = {
    person: filters.person?.[0],
    verb: filters.verb?.[0],
    entity: filters.entity?.[0],
    entityId: filters.entityId?.[0],
    from,
    to,
  };
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
}

/** The address of the log as CSV, with the same filters. ADM-019 */
export function csvAddress(shop: string, filters: ListControl['state']['filters']): string {
  const search = new URLSearchParams(askedBy(filters) as Record<string, string>).toString();
  const path = `/api/v1/shops/${encodeURIComponent(shop)}/audit-entries.csv`;
  return search === '' ? path : `${path}?${search}`;
}
