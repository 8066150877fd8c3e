import { SearchDocument } from '@stoa/contract';
import { FILTER_FORM_KEY, formatSearch, hasFilters, parseSearch } from '@stoa/domain';
import { brandText, listingText } from '@stoa/messages';
import { PageLink } from '@stoa/ui';
import { data, redirect } from 'react-router';
import { contractOf, failPage } from '../lib/contract.ts';
import { notFound } from '../lib/not-found.server.ts';
import { WithWords } from '../lib/with-words.tsx';
import { searchVariables } from '../listing/contract-filter.ts';
import { Listing } from '../listing/listing.tsx';
import { listingOfSearch, statusOfListing } from '../listing/listing-data.ts';
import { requestContext } from '../request.ts';
import { DidYouMean } from '../search/did-you-mean.tsx';
import { SearchPlaces } from '../search/search-places.tsx';
import type { Route } from './+types/search';

/** Search results with the toolbar, filters and pages of a category. ROUTE-514 to ROUTE-516, SEARCH-001 to SEARCH-007 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { listingRules: rules } = context.get(requestContext);
  const { searchParams, search } = url;
  const address = parseSearch(search, rules);
  if (searchParams.has(FILTER_FORM_KEY)) throw redirect(formatSearch(address, rules), 301);
  const { searchPliable: found } = await contractOf(context)
    .execute(SearchDocument, searchVariables(address, rules))
    .catch(failPage);
  if (found.redirect_to && address.page === 1 && !hasFilters(address.filters)) {
    throw redirect(found.redirect_to);
  }
  if (address.page > 1 && address.page > found.paging.total_pages) return notFound(context);
  const shown = {
    address,
    categories: found.categories,
    correction: found.did_you_mean ?? null,
    places: found.places,
    listing: {
      view: address,
      rules,
      result: listingOfSearch(found),
      base: { kind: 'search' as const, keyword: address.keyword, ...(address.by && { by: address.by }) },
    },
  };
  return data(shown, statusOfListing(found));
}

/** Products by one maker are a page about that maker, not a search. */
const isBrand = ({ keyword, by }: { keyword: string; by?: string }) => by === 'brand' && keyword !== '';

const headingOf = (address: { keyword: string; by?: string }) => {
  if (address.keyword === '') return listingText.searchAll();
  return isBrand(address) ? address.keyword : listingText.searchTitle({ q: address.keyword });
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: headingOf(loaderData?.address ?? { keyword: '' }) },
  { name: 'robots', content: 'noindex' },
];

export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: {
  formAction?: string;
  defaultShouldRevalidate: boolean;
}) {
  return formAction === '/checkout/cart' ? false : defaultShouldRevalidate;
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { address, correction, listing, places } = loaderData;
  const isPlace = ({ slug }: { slug: string }) => places.some(({ url }) => url === `/${slug}`);
  const categories = loaderData.categories.filter((category) => !isPlace(category));
  const { keyword } = address;
  return (
    <main id="content">
      <header className="page-width category-head pt-8">
        {isBrand(address) && (
          <p className="category-kicker">
            <PageLink to="/brands" className="text-link">
              {brandText.title()}
            </PageLink>
          </p>
        )}
        <h1>
          {keyword === '' || isBrand(address) ? (
            headingOf(address)
          ) : (
            <WithWords text={(q) => listingText.searchTitle({ q })} words={keyword} />
          )}
        </h1>
        <DidYouMean correction={correction} address={address} rules={listing.rules} />
        {listing.result.fullMatches === 0 && (
          <p role="status">
            <WithWords text={(q) => listingText.noFullMatch({ q })} words={keyword} />
          </p>
        )}
      </header>
      <SearchPlaces places={places} />
      {categories.length > 0 && (
        <ul className="page-width category-children" aria-label={listingText.category()}>
          {categories.map((category) => (
            <li key={category.key}>
              <PageLink to={`/${category.slug}`} className="category-child">
                {category.name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <Listing data={listing} />
    </main>
  );
}
