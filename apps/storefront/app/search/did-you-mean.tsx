import type { SearchQuery } from '@stoa/contract';
import { formatSearch, type ListingRules, type SearchAddress } from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { Link } from 'react-router';
import { WithWords } from '../lib/with-words.tsx';

interface DidYouMeanProps {
  readonly correction: SearchQuery['searchPliable']['did_you_mean'];
  readonly address: SearchAddress;
  readonly rules: ListingRules;
}

/** Other words for those that are not in the catalogue: as a link, or as what is shown already. */
export function DidYouMean({ correction, address, rules }: DidYouMeanProps) {
  if (!correction) return null;
  const { keyword, applied } = correction;
  if (applied) {
    return (
      <p role="status">
        <WithWords text={(q) => listingText.searchedInstead({ q })} words={keyword} />
      </p>
    );
  }
  return (
    <p>
      <Link to={formatSearch({ ...address, keyword, page: 1 }, rules)} className="underline">
        <WithWords text={(q) => listingText.didYouMean({ q })} words={keyword} />
      </Link>
    </p>
  );
}
