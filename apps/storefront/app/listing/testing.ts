import type { CardPartsFragment } from '@stoa/contract';
import type { ListingData } from './listing-data.ts';

/** Returns a product's card as the contract answers it. */
export const cardOf = (over: Partial<CardPartsFragment> = {}): CardPartsFragment => ({
  _id: 'm',
  sku: 'MUG-1',
  name: 'Mug',
  sub_title: '',
  url: '/mug',
  class_code: 'simple',
  brand: null,
  image: null,
  second_image: null,
  badges: [],
  swatches: [],
  price: 24,
  final_price: 24,
  msrp: null,
  from_price: null,
  hide_price: false,
  is_price_hidden: false,
  stockStatus: 'in-stock',
  stockStatusText: 'In Stock',
  stock_message: null,
  isInStock: true,
  isBuyable: true,
  unavailable_for_sale: false,
  product_option_set: false,
  review_count: 0,
  review_avg_rating: 0,
  ...over,
});

export type Group = ListingData['result']['groups'][number];

/** Returns a group of filters with one colour to choose. */
export const groupOf = (over: Partial<Group> = {}): Group => ({
  code: 'color',
  nameAttribute: 'Color',
  type: 'checkbox',
  min: null,
  max: null,
  expanded: false,
  showAll: false,
  buckets: [{ key: 'blue', name: 'Blue', doc_count: 3, isCurrent: false }],
  ...over,
});

/** Returns the second of two pages of a category, by price. */
export const listingOf = (
  result: Partial<ListingData['result']> = {},
  filters: ListingData['view']['filters'] = { attributes: [] },
): ListingData => ({
  view: { filters, page: 1 },
  result: {
    success: true,
    products: [cardOf()],
    groups: [],
    sort: 'price-asc',
    sorts: ['id-desc', 'price-asc'],
    fullMatches: null,
    unknownWords: [],
    wayOn: null,
    paging: { page: 2, limit: 24, begin: 25, end: 40, total_products: 40, total_pages: 2 },
    ...result,
  },
  rules: {
    currency: 'USD',
    defaultSort: 'id-desc',
    keepMinRatingOne: false,
    ratingInSearch: true,
  },
  base: { kind: 'category', path: '/mugs' },
});
