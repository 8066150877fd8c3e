import type { ListingView } from '@stoa/domain';
import { Icon } from '@stoa/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isPlainPress } from '../lib/plain-press.ts';
import { addressOf } from './address.ts';
import type { ListingData } from './listing-data.ts';

/** What to do with a choice instead of going to its address. */
export type Choose = (view: ListingView) => void;

interface FilterChoiceProps {
  readonly data: ListingData;
  /** What one would look at after this choice. */
  readonly to: ListingView;
  readonly isChosen: boolean;
  readonly choose: Choose | undefined;
  readonly children: ReactNode;
}

/** Shows a choice as a link: it works without scripts and can be opened in a new tab. LIST-048 */
export function FilterChoice({ data, to, isChosen, choose, children }: FilterChoiceProps) {
  return (
    <Link
      to={addressOf(data, to)}
      className="filter-bucket"
      aria-current={isChosen ? 'true' : undefined}
      rel="nofollow"
      preventScrollReset
      onClick={(event) => {
        if (!choose || !isPlainPress(event)) return;
        event.preventDefault();
        choose(to);
      }}
    >
      <span className="filter-box" aria-hidden="true">
        {isChosen && <Icon name="check" size={14} />}
      </span>
      {children}
    </Link>
  );
}
