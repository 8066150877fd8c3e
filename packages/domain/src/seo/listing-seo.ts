import { formatListing, type ListingAddress, type ListingRules } from '../listing/index.ts';
import { robotsOf } from './seo.ts';

/**
 * Returns the robots value of a page of a listing. Search engines may index the listing and each single filter
 * choice. Combinations of several choices are unlimited in number and nobody searches for them; a choice without
 * results may be anything that somebody wrote into an address.
 */
export function listingRobots(
  setting: string | null | undefined,
  { filters }: Pick<ListingAddress, 'filters'>,
  products: number,
): string {
  const { attributes, price, minRating } = filters;
  const values = attributes.reduce((sum, attribute) => sum + attribute.values.length, 0);
  const choices = values + (price ? 1 : 0) + (minRating ? 1 : 0);
  const robots = robotsOf(setting);
  if (choices === 0 || (choices === 1 && products > 0)) return robots;
  return robots.includes('nofollow') ? 'noindex, nofollow' : 'noindex';
}

/**
 * Returns the path that a page of a listing declares as its own: each page and choice for itself, whatever the order.
 */
export function listingCanonicalPath({ path, filters, page }: ListingAddress, rules: ListingRules): string {
  return formatListing({ path, filters, page }, rules);
}
