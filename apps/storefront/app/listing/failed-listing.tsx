import { listingText } from '@stoa/messages';
import { PageLink } from '@stoa/ui';
import { addressOf } from './address.ts';
import type { ListingData } from './listing-data.ts';

/** Shown when products could not be read. ERR-512, SEARCH-024 */
export function FailedListing({ data }: { data: ListingData }) {
  return (
    <div className="listing-empty page-width" role="alert">
      <p className="listing-empty-title">{listingText.failed()}</p>
      <PageLink to={addressOf(data, data.view)} className="button button-solid">
        {listingText.tryAgain()}
      </PageLink>
    </div>
  );
}
