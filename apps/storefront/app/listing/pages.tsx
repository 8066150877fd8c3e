import { withPage } from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { PageLink } from '@stoa/ui';
import { addressOf } from './address.ts';
import type { ListingData } from './listing-data.ts';

/** Shows the pages of a listing, each with an address of its own. */
export function Pages({ data }: { data: ListingData }) {
  const { page, total_pages: pages } = data.result.paging;
  if (pages <= 1) return null;
  const link = (number: number) => addressOf(data, withPage(data.view, number));
  return (
    <nav className="pages" aria-label={listingText.pages()}>
      {page > 1 && (
        <PageLink to={link(page - 1)} rel="prev" className="button button-hollow">
          {listingText.previousPage()}
        </PageLink>
      )}
      <p>{listingText.pageOf({ page, pages })}</p>
      {page < pages && (
        <PageLink to={link(page + 1)} rel="next" className="button button-hollow">
          {listingText.nextPage()}
        </PageLink>
      )}
    </nav>
  );
}
