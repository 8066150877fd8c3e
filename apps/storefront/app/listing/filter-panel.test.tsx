import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { Listing } from './listing.tsx';
import type { ListingData } from './listing-data.ts';
import { cardOf } from './testing.ts';

type Group = ListingData['result']['groups'][number];

const group = (over: Partial<Group>): Group => ({
  ...{ code: 'color', nameAttribute: 'Color', type: 'checkbox', min: null, max: null },
  ...{ expanded: false, showAll: false },
  buckets: [{ key: 'blue', name: 'Blue', doc_count: 3, isCurrent: false }],
  ...over,
});

const listing = (groups: readonly Group[]): ListingData => ({
  view: { filters: { attributes: [] }, page: 1 },
  result: {
    ...{
      success: true,
      products: [cardOf()],
      groups: [...groups],
      sort: 'price-asc',
      sorts: ['id-desc', 'price-asc'],
    },
    paging: { page: 2, limit: 24, begin: 25, end: 40, total_products: 40, total_pages: 2 },
  },
  rules: {
    ...{
      currency: 'USD',
      defaultSort: 'id-desc',
      pageSize: 24,
      keepMinRatingOne: false,
      ratingInSearch: true,
    },
  },
  base: { kind: 'category', path: '/mugs' },
});

const panel = (...groups: Group[]) => renderPage('/mugs', <FilterPanel data={listing(groups)} />);

describe('a filter group', () => {
  it.each([
    ['select', {}, /data-type="select".*<a[^>]*class="filter-bucket"[^>]*>.*Blue/s],
    ['checkbox', {}, /data-type="checkbox".*<a[^>]*class="filter-bucket"[^>]*>.*Blue/s],
    ['category', {}, /<summary[^>]*>Category.*Blue/s],
    ['range', { min: 5, max: 90, buckets: [] }, /<form.*name="price_from".*name="price_to".*Go</s],
    ['rating', { max: 5, buckets: [] }, /aria-label="Rated 5\.0 of 5".*aria-label="Rated 3\.0 of 5"/s],
  ])('of the type %s is drawn in its own way [LIST-045]', async (type, over, look) => {
    expect(await panel(group({ type, ...over }))).toMatch(look);
  });

  it('of the type select takes one choice in place of another, of the type checkbox both [LIST-045]', async () => {
    const view = { filters: { attributes: [{ code: 'color', values: ['red'] }] }, page: 1 };
    const hrefs = async (type: string) => {
      const data = { ...listing([group({ type })]), view };
      return /href="([^"]*blue[^"]*)"/.exec(await renderPage('/mugs', <FilterPanel data={data} />))?.[1];
    };
    expect(await hrefs('select')).toBe('/mugs/color=blue');
    expect(await hrefs('checkbox')).toBe('/mugs/color=blue|red');
  });

  it('of the type hidden is not drawn [LIST-045]', async () => {
    expect(await panel(group({ type: 'hidden' }))).not.toContain('filter-group');
  });

  it('is open when it says so [LIST-049]', async () => {
    const html = await panel(group({ expanded: true }), group({ code: 'size', nameAttribute: 'Size' }));
    expect(html).toMatch(/<details class="filter-group" open="">\s*<summary[^>]*>Color/);
    expect(html).toMatch(/<details class="filter-group">\s*<summary[^>]*>Size/);
  });
});

it('a listing shows order, pages and filters as it was answered [LIST-071]', async () => {
  const html = await renderPage('/mugs', <Listing data={listing([group({})])} />);
  expect(html).toContain('40 items');
  expect(html).toMatch(/<option value="price-asc" selected="">Lowest Price</);
  expect(html).toContain('Page 2 of 2');
  expect(html).toContain('Blue');
});

it('no level is left out between the heading of a listing and those of its products', async () => {
  const html = await renderPage('/mugs', <Listing data={listing([])} />);
  const [first] = /<h[1-6]/.exec(html.slice(html.indexOf('listing-main'))) ?? [];
  expect(first).toBe('<h2');
  expect(html).toContain('<h3 class="card-name">');
});

it('a filter by price is named only where prices are seen', async () => {
  const data = { ...listing([]), view: { filters: { attributes: [], price: { from: 8000 } }, page: 1 } };
  expect(await renderPage('/mugs', <Listing data={data} />)).toContain('Remove filter $80.00 and more');
  const hidden = { ...data, result: { ...data.result, sorts: ['id-desc'], sort: 'id-desc' } };
  const html = await renderPage('/mugs', <Listing data={hidden} />);
  expect(html).not.toContain('Remove filter');
  expect(html).not.toContain('Applied filters');
});
