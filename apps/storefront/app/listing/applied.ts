import { keptPriceRange, type ListingFilters } from '@stoa/domain';
import { domainGroup } from './domain-group.ts';
import type { ListingData } from './listing-data.ts';

/** May be chosen where a shop has no group of it, as the pages of brands do. */
const BRAND = 'brand';

/** The parts of a listing that show which filters were applied. */
interface Answered {
  readonly view: ListingData['view'];
  readonly result: Pick<ListingData['result'], 'groups' | 'sorts'>;
  readonly rules: ListingData['rules'];
}

/**
 * Returns the filters of an address that were answered: what the shop does not filter by is passed over, and where
 * prices are hidden none by price is, nor is an order by it on offer. A range that leaves out no price is no filter.
 * LIST-057
 */
export function appliedFilters({ view, result, rules }: Answered): ListingFilters {
  const { price, attributes, ...others } = view.filters;
  const isPriceKnown = result.sorts.some((sort) => sort.startsWith('price-'));
  const range = result.groups.find(({ type }) => type === 'range');
  const { min, max } = range ? domainGroup(range, { view, rules }) : {};
  const isWhole =
    price && min !== undefined && max !== undefined && keptPriceRange(price, { min, max }) === undefined;
  const isKnown = (code: string) => code === BRAND || result.groups.some((group) => group.code === code);
  return {
    ...others,
    attributes: attributes.filter(({ code }) => isKnown(code)),
    ...(price && isPriceKnown && !isWhole && { price }),
  };
}
