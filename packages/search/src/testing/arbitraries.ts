import { type ListingFilters, normaliseAttributes, priceRange, sortCodes } from '@stoa/domain';
import fc from 'fast-check';
import type { ListingDocument } from '../port/document.ts';
import type { SearchQuery } from '../port/query.ts';
import {
  alone,
  type TestOffer,
  testCategories,
  testId,
  testOffer,
  testQuery,
  testWorld,
  type World,
} from './world.ts';

const COLORS = ['red', 'blue', 'green', 'sand|stone', "l'été", 'Red'];
const SIZES = ['1', '2', '3'];
const BRANDS = ['Acme', 'Borealis', 'Cove'];
/** Too short for corrections, and without plurals, so that all engines match them alike. */
const WORDS = ['oak', 'ash', 'elm', 'tin', 'fir', 'jug', 'cup', 'oat'];
const SELLERS = [testId(1), testId(2), testId(3), testId(4)];
const PATHS = ['home', 'home/kitchen', 'home/kitchen/knives', 'garden', 'garden/pots'];
const CATEGORIES = testCategories(...PATHS);
/** The last category is hidden. */
const SHOWN = CATEGORIES.slice(0, -1);

const places = {
  [SELLERS[0] ?? '']: { latitude: 40.7, longitude: -74 },
  [SELLERS[1] ?? '']: { latitude: 34.05, longitude: -118.24 },
  [SELLERS[2] ?? '']: { latitude: 41.88, longitude: -87.63 },
};

const someOf = (values: readonly string[], maxLength: number) => fc.subarray([...values], { maxLength });

const anyOffer = fc
  .record({
    colors: someOf(COLORS, 3),
    sizes: someOf(SIZES, 1),
    categories: someOf(idsOf(CATEGORIES), 2),
    brand: fc.option(fc.constantFrom(...BRANDS), { nil: undefined }),
    price: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined, freq: 6 }),
    rating: fc.integer({ min: 0, max: 5 }),
    popularity: fc.integer({ min: 0, max: 4 }),
    buyable: fc.boolean(),
    name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
  })
  .map(
    ({ colors, sizes, categories, brand, price, name, ...rest }): TestOffer => ({
      ...rest,
      ...(brand !== undefined && { brand }),
      price: price === undefined ? null : price * 100,
      categoryIds: categories,
      facetValues: [
        ...colors.map((value) => ({ code: 'color', value })),
        ...sizes.map((value) => ({ code: 'size', value })),
      ],
      name: name.join(' '),
    }),
  );

function idsOf(categories: readonly { readonly id: string }[]): string[] {
  return categories.map(({ id }) => id);
}

/** A listing of up to four offers by different sellers; a product with one offer may belong to no listing. */
const anyListing = fc.record({
  offers: fc.array(anyOffer, { minLength: 1, maxLength: 4 }),
  sellers: fc.shuffledSubarray(SELLERS, { minLength: 4 }),
  isWithoutListing: fc.boolean(),
});

/** Returns a marketplace with all that the port supports, or a shop without marketplace listings. */
export const anyWorld = (size: { minLength: number; maxLength: number }): fc.Arbitrary<World> =>
  fc.tuple(fc.array(anyListing, size), fc.boolean()).map(([drawn, isMarketplace]) => {
    let number = 100;
    const listings = drawn.map(({ offers, sellers, isWithoutListing }): ListingDocument => {
      const id = testId(number++);
      const made = offers.map((given, at) => testOffer(number++, { ...given, sellerId: sellers[at] ?? '' }));
      const [only] = made;
      const isAlone = !isMarketplace || (isWithoutListing && made.length === 1);
      return isAlone && only ? alone(only) : { id, offers: made };
    });
    return testWorld(listings, { categories: SHOWN, sellerPlaces: places, defaultSort: 'bestseller-desc' });
  });

const amount = fc.option(
  fc.integer({ min: 0, max: 22 }).map((n) => n * 100),
  { nil: undefined },
);

const anyFilters: fc.Arbitrary<ListingFilters> = fc
  .record({
    color: someOf([...COLORS, 'nobody'], 2),
    brand: someOf([...BRANDS, 'nobody'], 2),
    size: someOf(['1', '2'], 1),
    category: someOf(['home', 'kitchen', 'knives', 'garden', 'pots', 'nobody'], 2),
    price: fc.option(fc.tuple(amount, amount), { nil: undefined }),
    minRating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  })
  .map(({ price, minRating, ...chosen }) => {
    const range = price && priceRange(...price);
    return {
      attributes: normaliseAttributes(
        Object.entries(chosen).flatMap(([code, values]) => values.map((value) => [code, value] as const)),
      ),
      ...(range && { price: range }),
      ...(minRating !== undefined && { minRating }),
    };
  });

const anyScope = fc.oneof(
  { weight: 2, arbitrary: fc.constant<SearchQuery['scope']>({ kind: 'all' }) },
  fc.constantFrom(...PATHS, 'nowhere').map((path) => ({ kind: 'category', path }) as const),
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
    .map((words) => ({ kind: 'keyword', keyword: words.join(' ') }) as const),
);

/** A query for such a world. */
export const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    scope: anyScope,
    filters: fc.oneof(fc.constant<ListingFilters>({ attributes: [] }), anyFilters),
    facets: fc.constantFrom(['color', 'brand', 'size'], ['size'], []),
    sort: fc.constantFrom(...sortCodes),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(5, 24, 100),
    prices: fc.boolean(),
    seller: fc.option(fc.constantFrom(...SELLERS), { nil: undefined, freq: 4 }),
    preferred: fc.option(fc.constantFrom(...SELLERS), { nil: undefined }),
    near: fc.option(fc.constant({ latitude: 41, longitude: -80 }), { nil: undefined }),
  })
  .map(({ seller, preferred, near, ...drawn }) =>
    testQuery({
      ...drawn,
      ...(seller !== undefined && { sellerId: seller }),
      prefer: { ...(preferred !== undefined && { sellerId: preferred }), ...(near && { near }) },
    }),
  );
