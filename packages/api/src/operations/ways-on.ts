import { type Listing, type ListingQuery, readWaysOn, type WaysOn } from '@stoa/commerce';
import type { ApiContext } from '../context.ts';
import { buyerFor } from '../edge/request-values.ts';

/** Reads what to offer where a listing has no products at all; nothing for a page past its end. */
export async function waysOnFrom(
  api: ApiContext,
  query: ListingQuery,
  { paging }: Listing,
): Promise<WaysOn | undefined> {
  if (paging.total > 0) return undefined;
  return readWaysOn(api.shop, query, buyerFor(api), api.profile.settings);
}
