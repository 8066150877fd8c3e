import { breaksAs, fieldAt, hasFewKeys, type ListingQuery } from '@stoa/commerce';
import {
  filterLimits,
  isSortCode,
  type ListingFilters,
  type ListingRules,
  MAX_PAGE,
  msg,
  normaliseAttributes,
  priceRange,
  ShopError,
  type SortCode,
  sortCodes,
} from '@stoa/domain';
import { z } from 'zod';
import { parseSent } from '../edge/input.ts';
import { minor } from '../edge/money.ts';

const value = z.string().max(filterLimits.valueLength);
const keys = z.union([value, z.array(value).max(filterLimits.valuesPerFilter)]);
const choices = z.record(z.string().max(64), keys);
/** More than these no shop has attributes; what exceeds the limits of a filter is left out. */
const MAX_KEYS = 1_000;
const tooManyKeys = breaksAs((field) => msg('input.max_entries', { ...field, n: MAX_KEYS }));
const amount = z.number().min(0).nullish();

/** The applied filter: codes with their keys side by side with the ranges, or below `attributes`, or both. ENT-043 */
const sentFilter = z
  .unknown()
  .refine((filter) => hasFewKeys(filter, MAX_KEYS), tooManyKeys)
  .pipe(
    z
      .object({
        attributes: z
          .unknown()
          .refine((attributes) => hasFewKeys(attributes, MAX_KEYS), tooManyKeys)
          .pipe(choices)
          .optional(),
        price: z.strictObject({ from: amount, to: amount }).nullish(),
        review_avg_rating: z.strictObject({ min: z.int().min(1).max(5) }).nullish(),
      })
      .catchall(keys)
      .nullish(),
  )
  .optional();

const limit = z.int().min(1).max(100).nullish();
const page = z.int().min(1).max(MAX_PAGE).nullish();
const word = z.string().max(40).nullish();

const sentView = z.object({ filter: sentFilter, page, limit, order: word, dir: word });

/** What a client sends to say what of a list it wants to see; all of it may be left out. */
export interface SentView {
  readonly filter?: unknown;
  readonly page?: number | null | undefined;
  readonly limit?: number | null | undefined;
  readonly order?: string | null | undefined;
  readonly dir?: string | null | undefined;
}

/**
 * Reads the part of a listing's question that a client may choose. Amounts come in major units; a minimum rating of 1
 * excludes nothing, and counts only where the shop says so. API-GQL-526, API-GQL-554, LIST-059, LIST-060
 * @param at names a part as it was sent, where it was not beside the others
 * @throws ShopError `invalid-input` naming the arguments
 */
export function readView(
  sent: SentView,
  rules: Pick<ListingRules, 'currency' | 'keepMinRatingOne'>,
  at: (path: string) => string = (path) => path,
): Omit<ListingQuery, 'scope'> {
  const { filter, order, dir, ...paging } = parseSent(sentView, sent, at);
  const sort = readSort(order, dir, at('order'));
  return {
    filters: readFilters(filter, rules),
    ...(sort !== undefined && { sort }),
    ...(paging.page && { page: paging.page }),
    ...(paging.limit && { limit: paging.limit }),
  };
}

function readFilters(
  filter: z.output<typeof sentFilter>,
  { currency, keepMinRatingOne }: Pick<ListingRules, 'currency' | 'keepMinRatingOne'>,
): ListingFilters {
  const { attributes, price: sentPrice, review_avg_rating: rating, ...flat } = filter ?? {};
  const choices = [...Object.entries(attributes ?? {}), ...Object.entries(flat)].flatMap(([code, values]) =>
    [values].flat().map((one) => [code, one] as const),
  );
  const end = (sent: number | null | undefined, field: string) =>
    sent === null || sent === undefined ? undefined : minor(sent, currency, field);
  const price = priceRange(end(sentPrice?.from, 'filter.price.from'), end(sentPrice?.to, 'filter.price.to'));
  const minRating = rating?.min;
  return {
    attributes: normaliseAttributes(choices),
    ...(price && { price }),
    ...(minRating !== undefined && (minRating > 1 || keepMinRatingOne) && { minRating }),
  };
}

/**
 * Either a sort code (`price-asc`), or the field as `order` and the direction as `dir`. LIST-063 to LIST-067
 * @param field what `order` is called in what was sent
 */
export function readSort(
  order: string | null | undefined,
  dir: string | null | undefined,
  field: string,
): SortCode | undefined {
  if (!order) return undefined;
  const code = [order, `${order}-${dir ?? 'desc'}`].find(isSortCode);
  if (code !== undefined) return code;
  const reason = msg('input.one_of', { ...fieldAt(field.split('.')), values: sortCodes.join(', ') });
  throw new ShopError('invalid-input', { field, reason });
}
