export {
  FIRST_BUCKETS,
  type FilterBucket,
  type FilterGroup,
  type FilterGroupType,
  filterGroupTypes,
  isFilterGroupVisible,
  ratingChoices,
  type ShownBuckets,
  shownBuckets,
} from './filter-group.ts';
export { escapeFilterValue, unescapeFilterValue } from './filter-value.ts';
export {
  type AttributeFilter,
  filterLimits,
  hasFilters,
  isCampaignTag,
  isChosen,
  isFilterCode,
  type ListingFilters,
  NO_FILTERS,
  normaliseAttributes,
  toggleChoice,
} from './filters.ts';
export {
  MAX_KEYWORD_LENGTH,
  MIN_SUGGESTION_LENGTH,
  normaliseKeyword,
  wantsSuggestions,
} from './keyword.ts';
export {
  formatListing,
  type ListingAddress,
  listingRedirect,
  type ParsedListing,
  parseListing,
} from './listing-address.ts';
export { DEFAULT_PAGE_SIZE, MAX_PAGE, type Paging, paging } from './paging.ts';
export {
  canApplyPriceInputs,
  isPriceInput,
  keptPriceRange,
  type PriceRange,
  parsePriceRange,
  priceRange,
  wholeUnits,
} from './price-range.ts';
export { FILTER_FORM_KEY } from './query-filters.ts';
export { type ListingRules, listingRules } from './rules.ts';
export { formatSearch, parseSearch, type SearchAddress } from './search-address.ts';
export { defaultSort, isSortCode, type SortCode, sortCodes, sortLabel } from './sort.ts';
export {
  type ListingView,
  withFilters,
  withMinRating,
  withoutFilters,
  withPage,
  withPrice,
  withSelected,
  withToggled,
} from './view.ts';
