import { withoutFilters } from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { Link } from 'react-router';
import { addressOf } from './address.ts';
import type { ListingData } from './listing-data.ts';

/** Nothing to show, and the way on. LIST-029, LIST-030 */
export function EmptyListing({ data, filtered }: { data: ListingData; filtered: boolean }) {
  return (
    <div className="listing-empty">
      <p className="listing-empty-title">{listingText.empty()}</p>
      <p>{data.base.kind === 'search' ? listingText.searchHelp() : listingText.emptyHelp()}</p>
      {filtered && (
        <Link to={addressOf(data, withoutFilters(data.view))} className="button button-solid">
          {listingText.clearAll()}
        </Link>
      )}
    </div>
  );
}
