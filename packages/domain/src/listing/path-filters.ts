import { decodeComponent } from '../url/decode.ts';
import { formatFilterValues, parseFilterValues } from './filter-value.ts';
import { isFilterCode, isFilterValue, type ListingFilters, normaliseAttributes } from './filters.ts';
import { formatPriceRange, type PriceRange, parsePriceRange } from './price-range.ts';
import { type ListingRules, parseMinRating } from './rules.ts';

const RATING = 'review_avg_rating';

export interface PathFilters {
  readonly filters: ListingFilters;
  /** The path without its filter and preview segments, as it came. */
  readonly path: string;
  readonly preview: boolean;
  /** Segments that could not be read; to be logged, the listing is shown without them. LIST-072, OPEN-046 */
  readonly broken: readonly string[];
}

interface Reading {
  readonly path: string[];
  readonly broken: string[];
  readonly choices: [code: string, value: string][];
  price: PriceRange | undefined;
  minRating: number | undefined;
  preview: boolean;
}

/** Takes the filter segments out of a path as it came (escaped). LIST-001 to LIST-008 */
export function readPathFilters(pathname: string, rules: ListingRules): PathFilters {
  const reading: Reading = {
    path: [],
    broken: [],
    choices: [],
    price: undefined,
    minRating: undefined,
    preview: false,
  };
  for (const segment of pathname.split('/')) if (segment !== '') readSegment(segment, reading, rules);
  const { price, minRating } = reading;
  return {
    filters: {
      attributes: normaliseAttributes(reading.choices),
      ...(price && { price }),
      ...(minRating !== undefined && { minRating }),
    },
    path: `/${reading.path.join('/')}`,
    preview: reading.preview,
    broken: reading.broken,
  };
}

function readSegment(segment: string, reading: Reading, rules: ListingRules): void {
  const decoded = decodeComponent(segment) ?? segment;
  const [name = '', list] = splitOnce(decoded);
  if (decoded === 'preview') reading.preview = true;
  else if (list === undefined) reading.path.push(segment);
  else if (decodeComponent(segment) === undefined) reading.broken.push(segment);
  else if (name === 'price') {
    reading.price = parsePriceRange(list, rules.currency);
    if (!reading.price) reading.broken.push(segment);
  } else if (name === RATING) {
    reading.minRating = parseMinRating(list, rules);
    if (!/^[1-5]$/.test(list)) reading.broken.push(segment);
  } else readChoices(segment, name, list, reading);
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=');
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

function readChoices(segment: string, code: string, list: string, reading: Reading): void {
  const values = parseFilterValues(list);
  if (!isFilterCode(code) || !values.every(isFilterValue)) reading.broken.push(segment);
  for (const value of values) reading.choices.push([code, value]);
}

/**
 * Returns the filter segments of a path, in their one order: attributes by code, price, rating. LIST-001, LIST-003,
 * LIST-007
 */
export function filterSegments(filters: ListingFilters, rules: ListingRules): string[] {
  const segments = filters.attributes.map(({ code, values }) => `${code}=${formatFilterValues(values)}`);
  if (filters.price) segments.push(`price=${formatPriceRange(filters.price, ',', rules.currency)}`);
  if (filters.minRating !== undefined) segments.push(`${RATING}=${filters.minRating}`);
  return segments;
}

/**
 * Returns a canonical form of a path, whatever way it is escaped. Paths are compared by it and not as text: otherwise
 * a client that writes `|` as `%7C` would be redirected to its own address for ever.
 */
export function pathMeaning(pathname: string): string {
  return pathname.split('/').map(segmentMeaning).join('\n');
}

function segmentMeaning(segment: string): string {
  const decoded = decodeComponent(segment);
  if (decoded === undefined) return segment;
  const [name, list] = splitOnce(decoded);
  return list === undefined ? decoded : [name, ...parseFilterValues(list)].join('\r');
}
