import { formatFilterValues, parseFilterValues } from './filter-value.ts';
import { type ListingFilters, normaliseAttributes } from './filters.ts';
import { formatPriceRange, type PriceRange, parsePriceRange } from './price-range.ts';
import { type ListingRules, parseMinRating } from './rules.ts';

/** The query key by which a filter form (without JavaScript) says that its fields are the filters. */
export const FILTER_FORM_KEY = 'apply';

/**
 * Filters from query keys: attribute codes with values separated by bars (or the key repeated, as forms do),
 * `price=min|max` or the form's `price_from` and `price_to`, and `review_avg_rating`. SEARCH-003 to SEARCH-006
 */
export function readQueryFilters(query: URLSearchParams, rules: ListingRules): ListingFilters {
  const choices = [...query].flatMap(([code, list]) =>
    parseFilterValues(list).map((value) => [code, value] as const),
  );
  const price = readPrice(query, rules);
  const rating = rules.ratingInSearch
    ? parseMinRating(query.get('review_avg_rating') ?? '', rules)
    : undefined;
  return {
    attributes: normaliseAttributes(choices),
    ...(price && { price }),
    ...(rating !== undefined && { minRating: rating }),
  };
}

function readPrice(query: URLSearchParams, rules: ListingRules): PriceRange | undefined {
  const fields = `${query.get('price_from') ?? ''}|${query.get('price_to') ?? ''}`;
  return parsePriceRange(query.get('price') ?? fields, rules.currency);
}

/** Returns the query pairs of filters. SEARCH-003 to SEARCH-006 */
export function filterPairs(filters: ListingFilters, rules: ListingRules): string[] {
  const pairs = filters.attributes.map(({ code, values }) => `${code}=${formatFilterValues(values)}`);
  if (filters.price) pairs.push(`price=${formatPriceRange(filters.price, '|', rules.currency)}`);
  if (filters.minRating !== undefined) pairs.push(`review_avg_rating=${filters.minRating}`);
  return pairs;
}
