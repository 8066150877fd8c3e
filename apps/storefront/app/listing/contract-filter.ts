import { type ListingRules, type ListingView, type Money, type SearchAddress, toMajor } from '@stoa/domain';

/** Variables of the contract's listing operations for what an address asks to see. */
export function listingVariables(view: ListingView, rules: ListingRules) {
  const sort = view.sort ?? rules.defaultSort;
  const at = sort.lastIndexOf('-');
  return {
    filter: contractFilter(view, rules),
    page: view.page,
    order: at < 0 ? sort : sort.slice(0, at),
    dir: at < 0 ? 'desc' : sort.slice(at + 1),
  };
}

/** Variables of the contract's search; what fits best comes first unless another order was chosen. */
export function searchVariables(address: SearchAddress, rules: ListingRules) {
  const { filter, page, order, dir } = listingVariables(address, rules);
  return {
    keyword: address.keyword,
    filter,
    params: { page, order: address.sort ? order : 'bestmatch', dir, ...(address.by && { by: address.by }) },
  };
}

/** Returns the applied filter as the contract names it; amounts in major units. ENT-043 */
function contractFilter({ filters }: ListingView, rules: ListingRules) {
  const major = (amount: Money | undefined) =>
    amount === undefined ? undefined : toMajor(amount, rules.currency);
  return {
    attributes: Object.fromEntries(filters.attributes.map(({ code, values }) => [code, values])),
    ...(filters.price && { price: { from: major(filters.price.from), to: major(filters.price.to) } }),
    ...(filters.minRating !== undefined && { review_avg_rating: { min: filters.minRating } }),
  };
}
