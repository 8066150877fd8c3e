import { parseListing } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { Listing } from './listing.tsx';
import { listingOfCategory } from './listing-data.ts';
import { cardOf, groupOf, listingOf } from './testing.ts';

it('a listing shows order, pages and filters as it was answered [LIST-018, LIST-071]', async () => {
  const { paging, sorts } = listingOf().result;
  const answered = { success: true, data: [cardOf({ name: 'Jug' })], filter: [groupOf()], paging };
  const result = listingOfCategory({ ...answered, currentSortCode: 'price-asc', sorts: [...sorts] });
  const html = await renderPage('/mugs', <Listing data={listingOf(result)} />);
  expect(html).toContain('Jug');
  expect(html).toContain('>40 items<');
  expect(html).toMatch(/<option value="price-asc" selected="">Lowest Price</);
  expect(html).toContain('Page 2 of 2');
  expect(html).toContain('Blue');
});

/** Where a form of the listing leads who fills in `given`: its fields as they are sent, read as the listing's address. */
async function sentBy(form: string, data: ReturnType<typeof listingOf>, given: Record<string, string>) {
  const html = await renderPage('/mugs', <Listing data={data} />);
  const [, inside = ''] = new RegExp(`<form[^>]*class="${form}"[^>]*>(.*?)</form>`, 's').exec(html) ?? [];
  const fields = inside.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const query = new URLSearchParams([...fields].map(([, name = '', value = '']) => [name, value]));
  for (const [name, value] of Object.entries(given)) query.set(name, value);
  return parseListing('/mugs', `?${query}`, data.rules);
}

it('another order begins on page 1, with the filters as they are [LIST-041]', async () => {
  const filters = {
    attributes: [{ code: 'color', values: ['blue'] }],
    price: { from: 1000, to: 5000 },
    minRating: 4,
  };
  const data = listingOf({ sort: 'id-desc' });
  const view = { filters, page: 2 };
  expect(await sentBy('sort-menu', { ...data, view }, { sort: 'price-asc' })).toMatchObject({
    filters,
    page: 1,
    sort: 'price-asc',
  });
});

it('another range of prices begins on page 1, with the other filters and the order as they are [LIST-040]', async () => {
  const filters = { attributes: [{ code: 'color', values: ['blue'] }], minRating: 4 };
  const data = listingOf({ groups: [groupOf({ type: 'range', min: 5, max: 90, buckets: [] })] });
  const view = { filters: { ...filters, price: { from: 1000 } }, page: 2, sort: 'price-asc' as const };
  expect(await sentBy('price-filter', { ...data, view }, { price_to: '20' })).toMatchObject({
    filters: { ...filters, price: { to: 2000 } },
    page: 1,
    sort: 'price-asc',
  });
});

it('what changes a filter leads to page 1, in the order chosen [LIST-040]', async () => {
  const rating = { type: 'rating' as const, code: 'review_avg_rating', max: 5, buckets: [] };
  const price = { type: 'range' as const, code: 'price', min: 5, max: 90, buckets: [] };
  const groups = [groupOf(), groupOf({ ...rating }), groupOf({ ...price })];
  const filters = {
    attributes: [{ code: 'color', values: ['blue', 'red'] }],
    price: { from: 1000 },
    minRating: 4,
  };
  const view = { filters, page: 2, sort: 'price-asc' as const };
  const data = { ...listingOf({ groups }), view };
  const html = await renderPage('/mugs', <Listing data={data} />);
  const [panel = ''] = /<div class="filter-panel">.*?<\/form>/s.exec(html) ?? [];
  const [chips = ''] = /<ul class="applied-filters".*?<\/ul>/s.exec(html) ?? [];
  const links = [...(panel + chips).matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);
  expect(links).toHaveLength(1 + 3 + 5);
  for (const to of links) expect(to).toMatch(/^\/mugs[^?]*\?sort=price-asc$/);
  const fields = [...panel.matchAll(/<input[^>]*name="([^"]+)"/g)].map(([, name]) => name);
  expect(fields).toEqual(expect.arrayContaining(['price_from', 'price_to', 'sort']));
  expect(fields).not.toContain('page');
});

it('no level is left out between the heading of a listing and those of its products', async () => {
  const html = await renderPage('/mugs', <Listing data={listingOf()} />);
  const [first] = /<h[1-6]/.exec(html.slice(html.indexOf('listing-main'))) ?? [];
  expect(first).toBe('<h2');
  expect(html).toContain('<h3 class="card-name">');
});

it('fields for prices are marked with the sign of the currency', async () => {
  const data = listingOf({
    groups: [groupOf({ code: 'price', type: 'range', min: 21, max: 48, buckets: [] })],
  });
  const html = await renderPage('/mugs', <Listing data={data} />);
  expect(html.match(/price-filter-sign" aria-hidden="true">\$</g)).toHaveLength(2);
});

it('a filter by price is named only where prices are seen', async () => {
  const data = listingOf({}, { attributes: [], price: { from: 8000 } });
  expect(await renderPage('/mugs', <Listing data={data} />)).toContain('Remove filter $80.00 and more');
  const hidden = { ...data, result: { ...data.result, sorts: ['id-desc'], sort: 'id-desc' } };
  const html = await renderPage('/mugs', <Listing data={hidden} />);
  expect(html).not.toContain('Remove filter');
  expect(html).not.toContain('Applied filters');
});

describe('a listing without products', () => {
  const paging = { page: 1, limit: 24, begin: 0, end: 0, total_products: 0, total_pages: 1 };
  const empty = { products: [], groups: [groupOf({ buckets: [] })], paging };
  const blue = { attributes: [{ code: 'color', values: ['blue'] }] };

  it('has nothing to filter and nothing to sort, and offers neither [LIST-029, LIST-030, LIST-047]', async () => {
    const html = await renderPage('/mugs', <Listing data={listingOf(empty)} />);
    expect(html).toContain('0 items');
    expect(html).toContain('No products found for this selection.');
    expect(html).not.toMatch(/aria-label="Filters"|Filter<|Sort by|Clear All/);
  });

  it('where filters left none offers what leads back to some [LIST-010, LIST-044]', async () => {
    const html = await renderPage('/mugs', <Listing data={listingOf(empty, blue)} />);
    expect(html).toContain('Remove filter blue');
    expect(html).toContain('Filter (1)');
    expect(html).toMatch(/aria-label="Filters"/);
    expect(html).toContain('Sort by');
    expect(html.match(/Clear All/g)).toHaveLength(2);
  });

  it('tells what there is without the filters, and shows it', async () => {
    const wayOn = {
      unfiltered: 7,
      products_are: 'unfiltered' as const,
      products: [cardOf({ name: 'Jug' })],
      categories: [{ key: 'cups', slug: 'cups', name: 'Cups', doc_count: 2 }],
      pages: [{ title: 'Shipping', url: '/shipping' }],
    };
    const html = await renderPage('/mugs', <Listing data={listingOf({ ...empty, wayOn }, blue)} />);
    expect(html).toContain('Without these filters there are 7 items.');
    expect(html).toMatch(
      /<h2>Browse our categories<\/h2>.*href="\/cups".*<h2>Without your filters<\/h2>.*Jug/s,
    );
    expect(html).toMatch(/<h2>Can we help\?<\/h2>.*href="\/shipping"/s);
  });

  it('says which words of a keyword it has nothing for', async () => {
    const base = { kind: 'search' as const, keyword: 'red xylophone' };
    const data = { ...listingOf({ ...empty, unknownWords: ['xylophone'] }), base };
    expect(await renderPage('/search', <Listing data={data} />)).toContain(
      'We have nothing for &quot;<bdi>xylophone</bdi>&quot;.',
    );
  });
});

it('products that cannot be filtered can be sorted [LIST-020, LIST-047]', async () => {
  const html = await renderPage('/mugs', <Listing data={listingOf()} />);
  expect(html).toContain('Sort by');
  expect(html).not.toMatch(/aria-label="Filters"|Filter</);
});

it('products that could not be read are not said to be none [ERR-512, SEARCH-024]', async () => {
  const failed = { success: false, products: [], groups: [], sorts: [] };
  const html = await renderPage('/mugs', <Listing data={listingOf(failed)} />);
  expect(html).toMatch(/role="alert".*cannot be shown at the moment.*href="\/mugs".*Try again/s);
  expect(html).not.toMatch(/ items|No products found|Sort by/);
});

it('products that only come close to a keyword stand below those that match all of it', async () => {
  const names = ['Blue mug', 'Navy mug', 'Blue towel'];
  const products = names.map((name) => cardOf({ _id: name, name }));
  const paging = { page: 1, limit: 24, begin: 1, end: 3, total_products: 3, total_pages: 1 };
  const partOf = async (fullMatches: number | null) => {
    const html = await renderPage(
      '/search?q=blue+mug',
      <Listing data={listingOf({ products, paging, fullMatches })} />,
    );
    const [above = '', below] = html.split('These come close');
    return [above, below].map((part) => part && names.filter((name) => part.includes(`>${name}<`)));
  };
  expect(await partOf(2)).toEqual([['Blue mug', 'Navy mug'], ['Blue towel']]);
  // Where all of them match, or none does, there is nothing to part.
  expect(await partOf(null)).toEqual([names, undefined]);
  expect(await partOf(0)).toEqual([names, undefined]);
});
