import type { FilterGroupPartsFragment } from '@stoa/contract';
import { currencyExponent, type FilterGroup, filterGroupTypes, type ListingRules } from '@stoa/domain';

/** A group of the contract as the rules of the filter panel know it; amounts become minor units. */
export function domainGroup(group: FilterGroupPartsFragment, rules: ListingRules): FilterGroup {
  const type = filterGroupTypes.find((known) => known === group.type) ?? 'hidden';
  const factor = type === 'range' ? 10 ** currencyExponent(rules.currency) : 1;
  const scaled = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? undefined : Math.round(amount * factor * 100) / 100;
  const min = scaled(group.min);
  const max = scaled(group.max);
  return {
    type,
    code: group.code,
    buckets: group.buckets.map(({ key, name, doc_count, isCurrent }) => ({
      key,
      name,
      count: doc_count,
      isCurrent,
    })),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}
