import type { FilterGroupPartsFragment } from '@stoa/contract';
import {
  type FilterGroup,
  isFilterGroupVisible,
  ratingChoices,
  shownBuckets,
  withMinRating,
  withSelected,
  withToggled,
} from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { Icon, Stars } from '@stoa/ui';
import { useState } from 'react';
import { domainGroup } from './domain-group.ts';
import { type Choose, FilterChoice } from './filter-choice.tsx';
import type { ListingData } from './listing-data.ts';
import { PriceFilter } from './price-filter.tsx';

interface PanelProps {
  readonly data: ListingData;
  /** Collects choices; without it each one applies at once. */
  readonly choose?: Choose | undefined;
}

/** Returns the filter groups that have something to offer. LIST-047, LIST-061 */
export const shownGroups = (data: ListingData): readonly FilterGroupPartsFragment[] =>
  data.result.groups.filter((group) => isFilterGroupVisible(domainGroup(group, data)));

/** Shows all filter groups that have something to offer. LIST-045 to LIST-051, LIST-062 */
export function FilterPanel({ data, choose }: PanelProps) {
  return (
    <div className="filter-panel">
      {shownGroups(data).map((group) => (
        <details key={group.code} className="filter-group" open={group.expanded}>
          <summary className="filter-group-name">
            {nameOf(group)}
            <Icon name="down" size={18} />
          </summary>
          <GroupBody group={group} data={data} choose={choose} />
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

interface GroupProps extends PanelProps {
  readonly group: FilterGroupPartsFragment;
}

function GroupBody({ group, data, choose }: GroupProps) {
  const { price } = data.view.filters;
  if (group.type === 'range')
    return <PriceFilter key={`${price?.from} ${price?.to}`} group={group} data={data} choose={choose} />;
  if (group.type === 'rating') return <RatingFilter group={group} data={data} choose={choose} />;
  return <Buckets group={domainGroup(group, data)} data={data} choose={choose} />;
}

/** LIST-048, LIST-050, LIST-051 */
function Buckets({ group, data, choose }: PanelProps & { readonly group: FilterGroup }) {
  const [showAll, setShowAll] = useState(false);
  const { buckets, more } = shownBuckets(group, showAll);
  // Of a select one bucket is chosen at a time.
  const withChoice = group.type === 'select' ? withSelected : withToggled;
  return (
    <ul className="filter-buckets" data-type={group.type}>
      {buckets.map((bucket) => (
        <li key={bucket.key}>
          <FilterChoice
            data={data}
            to={withChoice(data.view, group.code, bucket.key)}
            isChosen={bucket.isCurrent}
            choose={choose}
          >
            <span className="filter-bucket-name">{bucket.name}</span>
            <span className="filter-count">{bucket.count}</span>
          </FilterChoice>
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
function RatingFilter({ group, data, choose }: GroupProps) {
  const { minRating } = data.view.filters;
  const choices = ratingChoices(group.max ?? 0).reverse();
  return (
    <ul className="filter-buckets" data-type="rating">
      {choices.map((stars) => (
        <li key={stars}>
          <FilterChoice
            data={data}
            to={withMinRating(data.view, minRating === stars ? undefined : stars)}
            isChosen={minRating === stars}
            choose={choose}
          >
            <Stars rating={stars} />
            <span>{listingText.ratingAndUp({ n: stars })}</span>
          </FilterChoice>
        </li>
      ))}
    </ul>
  );
}
