import {
  formatPrice,
  hasFilters,
  type PriceRange,
  withMinRating,
  withoutFilters,
  withPrice,
  withToggled,
} from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { Icon } from '@stoa/ui';
import { Link } from 'react-router';
import { addressOf } from './address.ts';
import { appliedFilters } from './applied.ts';
import type { ListingData } from './listing-data.ts';

/** Shows the chosen filters, each with a link that removes it. LIST-010, LIST-044 */
export function AppliedFilters({ data }: { data: ListingData }) {
  const { view, rules, result } = data;
  const filters = appliedFilters(data);
  if (!hasFilters(filters)) return null;
  const nameOf = (code: string, value: string) =>
    result.groups.find((group) => group.code === code)?.buckets.find((bucket) => bucket.key === value)
      ?.name ?? value;
  const { price, minRating } = filters;
  return (
    <ul className="applied-filters" aria-label={listingText.applied()}>
      {filters.attributes.flatMap(({ code, values }) =>
        values.map((value) => (
          <Chip
            key={`${code} ${value}`}
            label={nameOf(code, value)}
            to={addressOf(data, withToggled(view, code, value))}
          />
        )),
      )}
      {price && (
        <Chip label={priceLabel(price, rules.currency)} to={addressOf(data, withPrice(view, undefined))} />
      )}
      {minRating !== undefined && (
        <Chip
          label={listingText.ratingAndUp({ n: minRating })}
          to={addressOf(data, withMinRating(view, undefined))}
        />
      )}
      <li>
        <Link to={addressOf(data, withoutFilters(view))} className="text-link" preventScrollReset>
          {listingText.clearAll()}
        </Link>
      </li>
    </ul>
  );
}

function Chip({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <Link to={to} className="filter-chip" preventScrollReset>
        <span className="visually-hidden">{listingText.remove({ label })}</span>
        <span aria-hidden="true">{label}</span>
        <Icon name="close" size={16} />
      </Link>
    </li>
  );
}

function priceLabel({ from, to }: PriceRange, currency: string): string {
  if (from !== undefined && to !== undefined) {
    return listingText.priceBetween({ from: formatPrice(from, currency), to: formatPrice(to, currency) });
  }
  return from === undefined
    ? listingText.priceAtMost({ to: formatPrice(to ?? 0, currency) })
    : listingText.priceAtLeast({ from: formatPrice(from, currency) });
}
