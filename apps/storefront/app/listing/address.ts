import { formatListing, formatSearch, type ListingView } from '@stoa/domain';
import type { ListingData } from './listing-data.ts';

/** Returns the address of another view of the same listing. */
export function addressOf({ base, rules }: Pick<ListingData, 'base' | 'rules'>, view: ListingView): string {
  return base.kind === 'category'
    ? formatListing({ ...view, path: base.path }, rules)
    : formatSearch({ ...view, keyword: base.keyword, ...(base.by !== undefined && { by: base.by }) }, rules);
}
