import type { FilterGroupPartsFragment } from '@stoa/contract';
import {
  type FilterGroup,
  isFilterGroupVisible,
  ratingChoices,
  shownBuckets,
  withMinRating,
  withToggled,
} from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { Icon, Stars } from '@stoa/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from './address.ts';
import { domainGroup } from './domain-group.ts';
import type { ListingData } from './listing-data.ts';
import { PriceFilter } from './price-filter.tsx';

/** All filter groups that have something to offer. LIST-045 to LIST-051, LIST-061, LIST-062 */
export function FilterPanel({ data }: { data: ListingData }) {
  const groups = data.result.groups.filter((group) => isFilterGroupVisible(domainGroup(group, data.rules)));
  return (
    <div className="filter-panel">
      {groups.map((group) => (
        <details key={group.code} className="filter-group" open={group.expanded}>
          <summary className="filter-group-name">
            {nameOf(group)}
            <Icon name="down" size={18} />
          </summary>
          <GroupBody group={group} data={data} />
        </details>
      ))}
    </div>
  );
}

/** Groups that every shop has are named by us, the others by the merchant. */
function nameOf(group: FilterGroupPartsFragment): string {
  switch (group.type) {
    case 'range':
      return listingText.price();
    case 'rating':
      return listingText.rating();
    case 'category':
      return listingText.category();
    default:
      return group.nameAttribute;
  }
}

function GroupBody({ group, data }: { group: FilterGroupPartsFragment; data: ListingData }) {
  if (group.type === 'range') return <PriceFilter group={group} data={data} />;
  if (group.type === 'rating') return <RatingFilter group={group} data={data} />;
  return <Buckets group={domainGroup(group, data.rules)} data={data} />;
}

/** Choices as links: they work without scripts and can be opened in a new tab. LIST-048, LIST-050, LIST-051 */
function Buckets({ group, data }: { group: FilterGroup; data: ListingData }) {
  const [showAll, setShowAll] = useState(false);
  const { buckets, more } = shownBuckets(group, showAll);
  return (
    <ul className="filter-buckets">
      {buckets.map((bucket) => (
        <li key={bucket.key}>
          <Link
            to={addressOf(data, withToggled(data.view, group.code, bucket.key))}
            className="filter-bucket"
            aria-current={bucket.isCurrent ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            <span className="filter-box" aria-hidden="true">
              {bucket.isCurrent && <Icon name="check" size={14} />}
            </span>
            <span className="filter-bucket-name">{bucket.name}</span>
            <span className="filter-count">{bucket.count}</span>
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button type="button" className="text-link filter-more" onClick={() => setShowAll(true)}>
            {listingText.seeAll()}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Minimums from three stars up. LIST-061, LIST-062 */
function RatingFilter({ group, data }: { group: FilterGroupPartsFragment; data: ListingData }) {
  const { minRating } = data.view.filters;
  const choices = ratingChoices(group.max ?? 0).reverse();
  return (
    <ul className="filter-buckets">
      {choices.map((stars) => (
        <li key={stars}>
          <Link
            to={addressOf(data, withMinRating(data.view, minRating === stars ? undefined : stars))}
            className="filter-bucket"
            aria-current={minRating === stars ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            <span className="filter-box" aria-hidden="true">
              {minRating === stars && <Icon name="check" size={14} />}
            </span>
            <Stars rating={stars} />
            <span>{listingText.ratingAndUp({ n: stars })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
