import type { FilterGroupPartsFragment } from '@stoa/contract';
import { currencyExponent, type FilterGroup, filterGroupTypes, isChosen } from '@stoa/domain';
import type { ListingData } from './listing-data.ts';

/** Returns a group of the contract as the rules of the filter panel know it; amounts become minor units. */
export function domainGroup(
  group: FilterGroupPartsFragment,
  { view, rules }: Pick<ListingData, 'view' | 'rules'>,
): FilterGroup {
  const type = filterGroupTypes.find((known) => known === group.type) ?? 'hidden';
  const factor = type === 'range' ? 10 ** currencyExponent(rules.currency) : 1;
  const scaled = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? undefined : Math.round(amount * factor * 100) / 100;
  const min = scaled(group.min);
  const max = scaled(group.max);
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
