import type { CurrencyCode } from '../money/index.ts';
import { type ClientType, isMarketplace } from '../shop/index.ts';
import { defaultSort, isSortCode, type SortCode } from './sort.ts';

/** The settings of a shop that decide how its listing addresses are read and written. */
export interface ListingRules {
  readonly currency: CurrencyCode;
  readonly defaultSort: SortCode;
  /** Keep a minimum rating of 1 as a filter. LIST-059, LIST-060, OPEN-012 */
  readonly keepMinRatingOne: boolean;
  /** Use the rating key of the search page. SEARCH-004, SEARCH-005, OPEN-012 */
  readonly ratingInSearch: boolean;
}

/** Settings of listings that a merchant may change. */
export interface ListingOptions {
  readonly keepMinRatingOne?: boolean | undefined;
  /** Order of a listing when nothing is chosen; one that is unknown counts as none. */
  readonly defaultSort?: string | undefined;
}

export function listingRules(
  shop: { readonly type: ClientType; readonly currency: CurrencyCode },
  options: ListingOptions = {},
): ListingRules {
  const keepMinRatingOne = options.keepMinRatingOne ?? false;
  return {
    currency: shop.currency,
    defaultSort: isSortCode(options.defaultSort) ? options.defaultSort : defaultSort(shop.type),
    keepMinRatingOne,
    ratingInSearch: !isMarketplace(shop.type) || keepMinRatingOne,
  };
}

/**
 * Returns a minimum rating from an address: 1 to 5; 1 excludes nothing and is dropped. LIST-007, LIST-059, LIST-060
 */
export function parseMinRating(text: string, rules: ListingRules): number | undefined {
  if (!/^[1-5]$/.test(text)) return undefined;
  const rating = Number(text);
  return rating === 1 && !rules.keepMinRatingOne ? undefined : rating;
}
