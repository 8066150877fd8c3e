import { describe, expect, it } from 'vitest';
import { listingRules, parseListing } from '../listing/index.ts';
import { listingCanonicalPath, listingRobots } from './index.ts';

const rules = listingRules({ type: 'essential', currency: 'USD' });
const at = (path: string, query = '') => parseListing(path, query, rules);

describe('a page of a listing', () => {
  it.each([
    ['/mugs', 'index, follow'],
    ['/mugs/color=red', 'index, follow'],
    ['/mugs/price=10,50', 'index, follow'],
    ['/mugs/color=red|blue', 'noindex'],
    ['/mugs/color=red/size=l', 'noindex'],
    ['/mugs/color=red/price=10,50', 'noindex'],
    ['/mugs/price=10,50/review_avg_rating=4', 'noindex'],
  ])('at %s is for search engines: %s', (path, robots) => {
    expect(listingRobots('', at(path), 12)).toBe(robots);
  });

  it('is for search engines without products, unless a choice has left none', () => {
    expect(listingRobots('', at('/mugs'), 0)).toBe('index, follow');
    expect(listingRobots('', at('/mugs/color=nonsense'), 0)).toBe('noindex');
  });

  it('never says more to crawlers than the merchant does', () => {
    expect(listingRobots('No-index and follow', at('/mugs'), 12)).toBe('noindex');
    expect(listingRobots('Index and no-follow', at('/mugs/color=red/size=l'), 12)).toBe('noindex, nofollow');
  });

  it.each([
    ['/mugs', '', '/mugs'],
    ['/mugs', '?page=2', '/mugs?page=2'],
    ['/mugs', '?sort=price-asc&page=2', '/mugs?page=2'],
    ['/mugs/color=red', '?page=2', '/mugs/color=red?page=2'],
    ['/mugs/size=l/color=red', '?utm_source=mail', '/mugs/color=red/size=l'],
  ])('at %s%s declares %s as its own', (path, query, canonical) => {
    expect(listingCanonicalPath(at(path, query), rules)).toBe(canonical);
  });
});
