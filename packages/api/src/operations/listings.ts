import { type ListingQuery, listProducts } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { noPliableData, toPliableData } from '../dto/listing-dto.ts';
import { keptForAudience } from '../edge/kept-results.ts';
import { buyerFor } from '../edge/request-values.ts';
import { rulesOf } from '../edge/shop-rules.ts';
import { timesARequest } from '../edge/times-a-request.ts';
import { withFallback } from '../edge/with-fallback.ts';
import { findCategory } from './categories.ts';
import { readView, type SentView } from './listing-input.ts';
import { waysOnFrom } from './ways-on.ts';

/** Names under which the whole shop is listed. API-006 */
const ALL_PATH = 'Shop All';
const ALL_SLUG = 'shop-all';

export interface SentListing extends SentView {
  readonly path?: string | null | undefined;
  readonly slug?: string | null | undefined;
}

export type PliableDataDto = ReturnType<typeof toPliableData>;

/** Lists a page of the products assigned to a category or below it. */
export async function listCategory(api: ApiContext, path: string, view: SentView): Promise<PliableDataDto> {
  return list(api, view, { kind: 'category', path });
}

/**
 * One listing page by a category's path or slug; 'Shop All' lists everything, an unknown category nothing.
 * API-006, API-008, API-GQL-526, API-GQL-527
 */
export async function findListing(
  api: ApiContext,
  sent: SentListing,
  at?: SpelledAt,
): Promise<PliableDataDto> {
  const { path, slug, ...view } = sent;
  if (path === ALL_PATH || slug === ALL_SLUG || (!path && !slug)) return list(api, view, { kind: 'all' }, at);
  if (path) return list(api, view, { kind: 'category', path }, at);
  const scope = async () => {
    const category = await findCategory(api, { slug: slug ?? '' });
    return { kind: 'category' as const, path: category?.path ?? slug ?? '' };
  };
  return list(api, view, scope, at);
}

/** Names a part of the view as it was sent, where it was not beside the others. */
type SpelledAt = (path: string) => string;

type Scope = Parameters<typeof listProducts>[1]['scope'];

/** Listings that one request may read: each is found, counted and sorted by itself. */
const MOST_LISTINGS = 24;

/** Counts a listing or search of the request. @throws ShopError `query-too-complex` for more than a page shows */
export const countListing = timesARequest(
  MOST_LISTINGS,
  () => new ShopError('query-too-complex', { params: { listings: MOST_LISTINGS } }),
);

/**
 * Lists a page of products; none where they can't be read, so that the page around them stands. ERR-512, SEARCH-024
 */
async function list(
  api: ApiContext,
  view: SentView,
  scope: Scope | (() => Promise<Scope>),
  at?: SpelledAt,
): Promise<PliableDataDto> {
  const asked = readView(view, rulesOf(api), at);
  countListing(api);
  return withFallback(api, 'a listing', noPliableData(api, view.page), async () =>
    keptListing(api, { ...asked, scope: typeof scope === 'function' ? await scope() : scope }),
  );
}

const keptListing = keptForAudience('listing', async (api, query: ListingQuery) => {
  const listing = await listProducts(api.shop, query, buyerFor(api), api.profile.settings);
  return toPliableData(api, listing, await waysOnFrom(api, query, listing));
});
