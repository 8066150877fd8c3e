import { distanceKm } from '../hits/distance.ts';
import type { ListingDocument, OfferDocument } from '../port/document.ts';
import { CATEGORY_FILTER, type SearchQuery } from '../port/query.ts';
import type { SearchResult } from '../port/result.ts';
import type { World } from './world.ts';

/**
 * Returns the reference engine: evaluates a query naively, product by product and filter by filter. A keyword is
 * words that must all be in the name, the last one as a prefix.
 */
export function referenceSearch(world: World, query: SearchQuery): SearchResult {
  const sort = !query.prices && query.sort.startsWith('price') ? world.settings.defaultSort : query.sort;
  const matching = (except?: string) =>
    world.listings
      .map((listing) => ({
        listing,
        offers: listing.offers.filter((offer) => matches(world, query, offer, except)),
      }))
      .filter(({ offers }) => offers.length > 0);
  const found = matching().map((one) => ({ ...one, shown: chosen(world, query, one.offers) }));
  const page = found.sort(orderOf(sort)).slice((query.page - 1) * query.limit, query.page * query.limit);
  const prices = matching('price').flatMap(({ offers }) => offers.flatMap(({ price }) => price ?? []));
  const ratings = matching('rating').flatMap(({ offers }) => offers.map(({ rating }) => rating));
  return {
    hits: page.map(({ listing, offers, shown }) => ({
      productId: shown.productId,
      ...(listing.id !== shown.productId && { listingId: listing.id }),
      offers: offers.length,
    })),
    total: found.length,
    facets: query.facets.map((code) => {
      const values = matching(code).map(({ offers }) => offers.flatMap((offer) => valuesOf(offer, code)));
      const counts = countEach(values).map(([value, count]) => ({ value, count }));
      return { code, counts, distinct: counts.length };
    }),
    ...(query.prices &&
      prices.length > 0 && { priceRange: { min: Math.min(...prices), max: Math.max(...prices) } }),
    maxRating: Math.max(0, ...ratings),
    categories: countEach(
      matching(CATEGORY_FILTER).map(({ offers }) =>
        offers.flatMap((offer) => pathsBelow(world, query, offer)),
      ),
    ).flatMap(([path, count]) =>
      world.settings.categories.filter((one) => one.path === path).map((one) => ({ ...one, count })),
    ),
    sort,
  };
}

function matches(
  world: World,
  query: SearchQuery,
  offer: OfferDocument,
  except: string | undefined,
): boolean {
  const { attributes, price, minRating } = query.filters;
  const slugs = pathsOf(world, offer).flatMap((path) => path.split('/'));
  return (
    isInScope(world, query, offer) &&
    (query.sellerId === undefined || offer.sellerId === query.sellerId) &&
    attributes.every(({ code, values }) => {
      const own = code === CATEGORY_FILTER ? slugs : valuesOf(offer, code);
      return code === except || own.some((value) => values.includes(value));
    }) &&
    (except === 'price' || !query.prices || !price || isBetween(offer.price, price)) &&
    (except === 'rating' || offer.rating >= (minRating ?? 0))
  );
}

function isBetween(price: number | undefined, range: { from?: number; to?: number }): boolean {
  return price !== undefined && price >= (range.from ?? 0) && price <= (range.to ?? Number.POSITIVE_INFINITY);
}

function isInScope(world: World, { scope }: SearchQuery, offer: OfferDocument): boolean {
  if (scope.kind === 'all') return true;
  if (scope.kind === 'category') {
    return pathsOf(world, offer).some((path) => path === scope.path || path.startsWith(`${scope.path}/`));
  }
  const words = scope.keyword.toLowerCase().split(' ');
  const own = (offer.texts[0]?.name ?? '').toLowerCase().split(' ');
  return words.every((word, at) =>
    own.some((one) => one === word || (at === words.length - 1 && one.startsWith(word))),
  );
}

function valuesOf(offer: OfferDocument, code: string): string[] {
  const values = offer.facetValues.filter((one) => one.code === code).map(({ value }) => value);
  return code === 'brand' && offer.brand !== undefined ? [...values, offer.brand] : values;
}

/** Returns the paths of the shown categories it is assigned to. */
function pathsOf({ settings }: World, offer: OfferDocument): string[] {
  return settings.categories.filter(({ id }) => offer.categoryIds.includes(id)).map(({ path }) => path);
}

/** With their ancestors, only below the category in scope. */
function pathsBelow(world: World, { scope }: SearchQuery, offer: OfferDocument): string[] {
  const all = pathsOf(world, offer).flatMap((path) => {
    const slugs = path.split('/');
    return slugs.map((_, at) => slugs.slice(0, at + 1).join('/'));
  });
  return all.filter((path) => scope.kind !== 'category' || path.startsWith(`${scope.path}/`));
}

/** Returns the number of lists that contain each value, highest first. */
function countEach(lists: readonly (readonly string[])[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const value of new Set(list)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

function chosen(world: World, query: SearchQuery, offers: readonly OfferDocument[]): OfferDocument {
  const { prefer, prices } = query;
  const keys = (offer: OfferDocument): number[] => {
    const place = world.settings.sellerPlaces[offer.sellerId];
    const distance = prefer?.near && place ? distanceKm(prefer.near, place) : 1e9;
    const price = prices ? (offer.price ?? 1e15) : 0;
    return [
      offer.buyable ? 0 : 1,
      offer.sellerId === prefer?.sellerId ? 0 : 1,
      prefer?.near ? distance : 0,
      price,
    ];
  };
  const [first] = offers.toSorted(
    (a, b) => compareKeys(keys(a), keys(b)) || (a.productId < b.productId ? 1 : -1),
  );
  if (!first) throw new Error('no offer to choose');
  return first;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((key, n) => key !== b[n]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

interface Found {
  readonly listing: ListingDocument;
  readonly offers: readonly OfferDocument[];
  readonly shown: OfferDocument;
}

function orderOf(sort: SearchQuery['sort']): (a: Found, b: Found) => number {
  const popularity = ({ offers }: Found) => offers.reduce((sum, offer) => sum + offer.popularity, 0);
  const byId = (a: Found, b: Found) => (a.listing.id < b.listing.id ? 1 : -1);
  const byPopularity = (a: Found, b: Found) => popularity(b) - popularity(a) || byId(a, b);
  const price = ({ shown }: Found, unknown: number) => shown.price ?? unknown;
  const orders = {
    bestmatch: byPopularity,
    'bestseller-desc': byPopularity,
    'id-desc': byId,
    'price-asc': (a: Found, b: Found) => price(a, 1e15) - price(b, 1e15) || byId(a, b),
    'price-desc': (a: Found, b: Found) => price(b, -1) - price(a, -1) || byId(a, b),
  };
  return orders[sort];
}
