import type { FilterGroupPartsFragment } from '@stoa/contract';
import { type FilterGroup, filterGroupTypes, fromMajor, isChosen } from '@stoa/domain';
import type { ListingData } from './listing-data.ts';

/** Returns a group of the contract as the rules of the filter panel know it; amounts become minor units. */
export function domainGroup(
  group: FilterGroupPartsFragment,
  { view, rules }: Pick<ListingData, 'view' | 'rules'>,
): FilterGroup {
  const type = filterGroupTypes.find((known) => known === group.type) ?? 'hidden';
  const end = (given: number | null | undefined) => {
    if (given == null) return undefined;
    return type === 'range' ? fromMajor(given, rules.currency) : Math.round(given * 100) / 100;
  };
  const min = end(group.min);
  const max = end(group.max);
  return {
    type,
    code: group.code,
    buckets: group.buckets.map(({ key, name, doc_count }) => ({
      key,
      name,
      count: doc_count,
      isCurrent: isChosen(view.filters, group.code, key),
    })),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}
