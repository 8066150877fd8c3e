import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { GROUPS, PAGING, serveCups } from './testing/cups.ts';
import { everyFieldOf } from './testing/every-operation.ts';

const { who } = await serveCups();

const WAY_ON = `way_on { unfiltered products_are products { sku } pages { title url }
  categories ${everyFieldOf('SearchCategory', 0)} }`;
const LISTING = `success currentSortCode sorts data { sku } ${GROUPS} ${PAGING} ${WAY_ON}`;
const SEARCH = `success message currentSortCode sorts products { sku } ${GROUPS} ${PAGING} ${WAY_ON}
  categories ${everyFieldOf('SearchCategory', 0)} places ${everyFieldOf('SearchPlace', 0)}
  did_you_mean { keyword } full_matches redirect_to unknown_words`;

const SORTS = ['bestmatch', 'bestseller-desc', 'id-desc', 'price-asc', 'price-desc'];
const bucket = (key: string, doc_count: number, name = key, isCurrent = false) => ({
  key,
  name,
  doc_count,
  isCurrent,
});
const group = (code: string, type: string, given: object) => ({
  code,
  type,
  nameAttribute: code,
  buckets: [],
  min: null,
  max: null,
  expanded: true,
  showAll: false,
  ...given,
});
const skus = (...at: number[]) => at.map((one) => ({ sku: `CUP-${one}` }));

/** The filters of all cups: of 10.00 to 30.00, with three and five stars, in two colours. */
const allGroups = (category: object) => [
  group('category', 'category', { buckets: [category] }),
  group('price', 'range', { min: 10, max: 30 }),
  group('review_avg_rating', 'rating', { max: 5 }),
  group('color', 'checkbox', { nameAttribute: 'Color', buckets: [bucket('blue', 2), bucket('red', 1)] }),
];
const onePage = (total: number, limit: number) => ({
  page: 1,
  limit,
  begin: Math.min(total, 1),
  end: total,
  total,
  total_products: total,
  itemTotal: total,
  total_pages: Math.min(total, 1),
});

/** A card tells more over REST than its sku, which records of products pin. */
const cards = (told: readonly object[]) => told.map((card) => expect.objectContaining(card));

interface Listing {
  readonly data: readonly object[];
  readonly [field: string]: unknown;
}

describe('a listing, asked for all of its fields through both doors', () => {
  async function told(view: object, listing: Listing): Promise<void> {
    const query = `query ($filter: JSON, $order: String, $limit: Int, $page: Int) {
      categoryPliableData(slug: "cups", filter: $filter, order: $order, limit: $limit, page: $page) { ${LISTING} } }`;
    expect(await ask(who, query, view)).toEqual({ categoryPliableData: { success: true, ...listing } });
    const { filter, ...rest } = Object(view);
    const sent = { type: 'category', filter, params: { slug: 'cups', ...rest } };
    const { body } = await who.post('/api/pliable/search', sent);
    const way = Object(listing.way_on);
    const way_on = listing.way_on && { ...way, products: cards(way.products) };
    const same = { ...listing, data: cards(listing.data), way_on };
    expect(body).toEqual({ success: true, pliable_data: { success: true, ...same } });
  }

  it('tells its page, what it can be sorted and filtered by, and what is chosen [ENT-042, ENT-047, ENT-559, ENT-561]', async () => {
    const filter = { attributes: { color: ['blue'] } };
    await told(
      { filter, order: 'price-asc', limit: 1, page: 2 },
      {
        currentSortCode: 'price-asc',
        sorts: SORTS,
        data: skus(2),
        filter: [
          group('category', 'category', { buckets: [bucket('tea-cups', 2, 'Tea cups')] }),
          group('price', 'range', { min: 10, max: 20 }),
          group('review_avg_rating', 'rating', { max: 5 }),
          group('color', 'checkbox', {
            nameAttribute: 'Color',
            showAll: true,
            buckets: [bucket('blue', 2, 'blue', true), bucket('red', 1)],
          }),
        ],
        paging: {
          ...{ page: 2, limit: 1, begin: 2, end: 2 },
          ...{ total: 2, total_products: 2, total_pages: 2, itemTotal: 1 },
        },
        way_on: null,
      },
    );
  });

  it('tells what its filters hide, and offers of that what can be bought', async () => {
    const off = (code: string, type: string, given: object = {}) =>
      group(code, type, { expanded: false, ...given });
    await told(
      { filter: { price: { from: 500, to: 600 } } },
      {
        currentSortCode: 'id-desc',
        sorts: SORTS,
        data: [],
        filter: [
          off('category', 'category'),
          // Its ends are those of all prices, so that the range can be opened again.
          group('price', 'range', { min: 10, max: 30 }),
          off('review_avg_rating', 'rating', { max: 0 }),
          off('color', 'checkbox', { nameAttribute: 'Color' }),
        ],
        paging: onePage(0, 24),
        way_on: {
          unfiltered: 3,
          products_are: 'unfiltered',
          products: skus(1, 2),
          categories: [{ key: 'tea-cups', slug: 'tea-cups', name: 'Tea cups', doc_count: 3 }],
          pages: [],
        },
      },
    );
  });
});

describe('a search, asked for all of its fields through both doors', () => {
  const CATEGORIES = [
    { key: 'cups', slug: 'cups', name: 'Cups', doc_count: 3 },
    { key: 'tea-cups', slug: 'tea-cups', name: 'Tea cups', doc_count: 3 },
  ];
  const PLACES = [{ kind: 'category', key: 'cups', name: 'Cups', doc_count: 3, url: '/cups' }];
  const nothing = {
    success: true,
    message: null,
    categories: [],
    places: [],
    did_you_mean: null,
    full_matches: null,
    redirect_to: null,
    unknown_words: [],
    way_on: null,
    sorts: [],
    filter: [],
    products: [],
    currentSortCode: 'id-desc',
    paging: onePage(0, 24),
  };

  async function told(searchType: string, found: object): Promise<void> {
    const whole = { ...nothing, ...found };
    const query = `query ($type: String!) { searchPliable(search_type: $type, keyword: "cup") { ${SEARCH} } }`;
    expect(await ask(who, query, { type: searchType })).toEqual({ searchPliable: whole });
    const { body } = await who.post('/api/pliable/search', { searchType, keyword: 'cup' });
    expect(body).toEqual({ ...whole, products: cards(whole.products) });
  }

  it('for products tells these, their categories, and by what they can be narrowed [API-GQL-528, ENT-560, ENT-561]', async () => {
    await told('product', {
      ...{ categories: CATEGORIES, places: PLACES, sorts: SORTS, products: skus(3, 2, 1) },
      filter: allGroups(bucket('cups', 3, 'Cups')),
      paging: onePage(3, 24),
    });
  });

  it('for categories tells no products', async () => {
    await told('category', { categories: CATEGORIES, places: PLACES, sorts: SORTS, paging: onePage(3, 24) });
  });

  it('for suggestions tells products by how well they match, four at most, and categories', async () => {
    await told('suggestion', {
      ...{ categories: CATEGORIES, places: PLACES, products: skus(1, 3, 2) },
      ...{ currentSortCode: 'bestmatch', paging: onePage(3, 4) },
    });
  });

  it('for brands tells all of them, as a filter', async () => {
    const buckets = [bucket('Quay', 2), bucket('Tideline', 1)];
    await told('brands', { filter: [group('brand', 'checkbox', { showAll: true, buckets })] });
  });
});
