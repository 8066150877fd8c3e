import type { PlacePartsFragment } from '@stoa/contract';
import { listingText } from '@stoa/messages';
import { PageLink } from '@stoa/ui';

/** The categories and brands whose name the keyword is, as links to their own pages. */
export function SearchPlaces({ places }: { places: readonly PlacePartsFragment[] }) {
  if (places.length === 0) return null;
  return (
    <nav className="page-width" aria-label={listingText.places()}>
      <ul className="search-places">
        {places.map(({ kind, name, url }) => (
          <li key={url}>
            <PageLink to={url} className="search-place">
              <span>{name}</span>
              <span className="search-place-kind">
                {kind === 'brand' ? listingText.placeBrand() : listingText.placeCategory()}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
