import type { ListingFilters } from '@stoa/domain';
import type { ListingData } from './listing-data.ts';

/** May be chosen where a shop has no group of it, as the pages of brands do. */
const BRAND = 'brand';

/**
 * The filters of an address that were answered: what the shop does not filter by is passed over, and where prices are
 * hidden none by price is, nor is an order by it on offer.
 */
export function appliedFilters({
  view,
  result,
}: {
  readonly view: Pick<ListingData['view'], 'filters'>;
  readonly result: Pick<ListingData['result'], 'groups' | 'sorts'>;
}): ListingFilters {
  const { price, attributes, ...others } = view.filters;
  const isPriceKnown = result.sorts.some((sort) => sort.startsWith('price-'));
  const isKnown = (code: string) => code === BRAND || result.groups.some((group) => group.code === code);
  return {
    ...others,
    attributes: attributes.filter(({ code }) => isKnown(code)),
    ...(price && isPriceKnown && { price }),
  };
}
