import { CategoryListingDocument, ContractError, SearchDocument } from '@stoa/contract';
import { parseListing, parseSearch } from '@stoa/domain';
import { listingVariables, searchVariables } from '../listing/contract-filter.ts';
import {
  type ListingPage,
  type ListingResult,
  listingOfCategory,
  listingOfSearch,
} from '../listing/listing-data.ts';
import { LISTING_PAGE } from '../listing/scroll/load-page.ts';
import { requestContext, type StorefrontRequest } from '../request.ts';
import type { Route } from './+types/listing-page';

/**
 * Loads a page of the listing whose own address follows: of `/mugs/color=red?page=2` at
 * `/listing-page/mugs/color=red?page=2`. An address that leads to no listing has no products; one whose products
 * cannot be read is to be asked again. LIST-035
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  try {
    const { success, products, groups, paging } = await readListing(context.get(requestContext), url);
    if (!success) return answer({ code: 'unavailable' }, 503);
    return answer({ products, groups, paging } satisfies ListingPage);
  } catch (error) {
    if (error instanceof ContractError) return answer({ code: error.code }, error.status);
    throw error;
  }
}

async function readListing(
  { client, listingRules: rules }: StorefrontRequest,
  { pathname, search }: URL,
): Promise<ListingResult> {
  const path = pathname.slice(LISTING_PAGE.length);
  if (path === '/search') {
    const found = await client.execute(SearchDocument, searchVariables(parseSearch(search, rules), rules));
    return listingOfSearch(found.searchPliable);
  }
  const view = parseListing(path, search, rules);
  const slug = view.path.slice(1);
  const found = await client.execute(CategoryListingDocument, { slug, ...listingVariables(view, rules) });
  return listingOfCategory(found.categoryPliableData);
}

/** It is no page of the shop for anyone to find. */
const answer = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { 'X-Robots-Tag': 'noindex' } });
