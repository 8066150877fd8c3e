import type {
  CardPartsFragment,
  FilterGroupPartsFragment,
  ListingPartsFragment,
  PagingPartsFragment,
  SearchQuery,
  WayOnPartsFragment,
} from '@stoa/contract';
import type { ListingRules, ListingView } from '@stoa/domain';

/** A page of a listing as the contract answers it, of a category as of a search. */
export interface ListingResult {
  /** Whether the products could be read; where not, there may be some. */
  readonly success: boolean;
  readonly products: readonly CardPartsFragment[];
  readonly groups: readonly FilterGroupPartsFragment[];
  readonly paging: PagingPartsFragment;
  readonly sort: string;
  readonly sorts: readonly string[];
  /** How many match all of a keyword, where products follow that come close to it; null where all do. */
  readonly fullMatches: number | null;
  /** Words of a keyword that nothing in the shop is described by. */
  readonly unknownWords: readonly string[];
  /** What to offer where nothing is listed. */
  readonly wayOn: WayOnPartsFragment | null;
}

/** A page of a listing without header and footer, for a browser that shows them already. */
export type ListingPage = Pick<ListingResult, 'products' | 'groups' | 'paging'>;

export const listingOfCategory = (answered: ListingPartsFragment): ListingResult => ({
  success: answered.success,
  products: answered.data,
  groups: answered.filter,
  paging: answered.paging,
  sort: answered.currentSortCode,
  sorts: answered.sorts,
  fullMatches: null,
  unknownWords: [],
  wayOn: answered.way_on ?? null,
});

export const listingOfSearch = (answered: SearchQuery['searchPliable']): ListingResult => ({
  success: answered.success,
  products: answered.products,
  groups: answered.filter,
  paging: answered.paging,
  sort: answered.currentSortCode,
  sorts: answered.sorts,
  fullMatches: answered.full_matches ?? null,
  unknownWords: answered.unknown_words,
  wayOn: answered.way_on ?? null,
});

/** That of a page with a listing: where products could not be read, search engines keep what they know. ERR-512 */
export const statusOfListing = ({ success }: Pick<ListingResult, 'success'>): number => (success ? 200 : 503);

/** The data of a listing: the address shown, the rules of its addresses, and the products. */
export interface ListingData {
  readonly view: ListingView;
  readonly result: ListingResult;
  readonly rules: ListingRules;
  /** Path of a category, or the keyword of a search. */
  readonly base: { readonly kind: 'category'; readonly path: string } | SearchBase;
}

export interface SearchBase {
  readonly kind: 'search';
  readonly keyword: string;
  readonly by?: string;
}
