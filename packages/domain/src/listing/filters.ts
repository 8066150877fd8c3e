import type { PriceRange } from './price-range.ts';

/** The choices made in one filter; never empty, each value once, sorted. */
export interface AttributeFilter {
  readonly code: string;
  readonly values: readonly string[];
}

/** The filters of a listing in their one form: codes sorted, each once. ENT-043 */
export interface ListingFilters {
  readonly attributes: readonly AttributeFilter[];
  readonly price?: PriceRange;
  /** Lowest average rating, 1 to 5. */
  readonly minRating?: number;
}

export const NO_FILTERS: ListingFilters = { attributes: [] };

/** Bounds on what an address may ask of the search engine. */
export const filterLimits = { filters: 12, valuesPerFilter: 30, valueLength: 120 } as const;

const reservedCodes = new Set(
  `apply by page preview price price_from price_to q review_avg_rating search_keyword sort`.split(' '),
);

/** Tells whether a name may be an attribute's filter code; the names of other parts of the address may not. */
export function isFilterCode(name: string): boolean {
  return (
    /^[a-z][a-z0-9_-]{0,63}$/i.test(name) && !reservedCodes.has(name.toLowerCase()) && !isCampaignTag(name)
  );
}

/** Query keys that campaigns and mail tools add; they mean nothing here and must not reach a cached page. */
export function isCampaignTag(key: string): boolean {
  return /^(?:utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|igshid|yclid|mc_[ce]id|_ga|_gl)$/i.test(
    key,
  );
}

/** Tells whether a text can be a value: something visible, of bounded length, without control characters. */
export function isFilterValue(value: string): boolean {
  return value.length <= filterLimits.valueLength && /\S/.test(value) && !/\p{Cc}/u.test(value);
}

/** Choices in their one form, within the limits; what is too much is left out. */
export function normaliseAttributes(
  choices: Iterable<readonly [code: string, value: string]>,
): AttributeFilter[] {
  const byCode = new Map<string, Set<string>>();
  for (const [code, value] of choices) {
    if (!isFilterCode(code) || !isFilterValue(value)) continue;
    byCode.set(code, (byCode.get(code) ?? new Set()).add(value));
  }
  const filters = [...byCode].map(([code, values]) => ({
    code,
    values: [...values].sort(byCodeUnit).slice(0, filterLimits.valuesPerFilter),
  }));
  return filters.sort((a, b) => byCodeUnit(a.code, b.code)).slice(0, filterLimits.filters);
}

/** Compares by code units and not by locale, so that server and browser agree. */
function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function hasFilters(filters: ListingFilters): boolean {
  return filters.attributes.length > 0 || filters.price !== undefined || filters.minRating !== undefined;
}

export function isChosen(filters: ListingFilters, code: string, value: string): boolean {
  return filters.attributes.some((filter) => filter.code === code && filter.values.includes(value));
}

/** Adds a choice, or takes it away when it is there. */
export function toggleChoice(filters: ListingFilters, code: string, value: string): ListingFilters {
  const remove = isChosen(filters, code, value);
  const choices = filters.attributes.flatMap((filter) =>
    filter.values.map((one) => [filter.code, one] as const),
  );
  const kept = choices.filter(([otherCode, otherValue]) => otherCode !== code || otherValue !== value);
  return { ...filters, attributes: normaliseAttributes(remove ? kept : [...choices, [code, value]]) };
}

/** Makes a choice the only one of its code, or takes it away when it is. LIST-045 */
export function selectChoice(filters: ListingFilters, code: string, value: string): ListingFilters {
  const others = { ...filters, attributes: filters.attributes.filter((filter) => filter.code !== code) };
  const chosen = filters.attributes.find((filter) => filter.code === code);
  const isOnly = chosen?.values.length === 1 && chosen.values[0] === value;
  return isOnly ? others : toggleChoice(others, code, value);
}
