import { type Database, listing, newId, offer } from '@stoa/database';
import { richTextOf } from '@stoa/domain';
import type {
  CategoryNode,
  ListingDocument,
  OfferDocument,
  SearchEngine,
  SearchPage,
  SearchQuery,
  SearchTuning,
} from '@stoa/search';
import type { World } from '@stoa/search/testing';
import { createCategories } from '../category/index.ts';
import { postgresEngine } from '../listing/index.ts';
import { createProduct } from '../product/index.ts';
import { approveSeller, carrySeller, createSeller } from '../shop/index.ts';
import { testPlatform } from './context.ts';
import { simpleProduct, variableProduct } from './products.ts';
import { makeSale, type TestSale } from './sale.ts';
import { plainSettings } from './shops.ts';
import { unique } from './unique.ts';

type SimpleProduct = NonNullable<Parameters<typeof simpleProduct>[0]>;

/** What is in the database under which id of a world. */
interface Ids {
  readonly shop: string;
  readonly sellers: Map<string, string>;
  readonly products: Map<string, string>;
  readonly listings: Map<string, string>;
}

/**
 * Makes a world a shop of its own, by the use cases, and answers an engine over it, in the world's ids: that over
 * PostgreSQL unless told otherwise.
 */
export async function fillDatabase(
  db: Database,
  world: World,
  engineOver: (sale: TestSale) => SearchEngine | Promise<SearchEngine> = ({ system }) =>
    postgresEngine(system),
): Promise<SearchEngine> {
  const sellers = new Set(world.listings.flatMap(({ offers }) => offers.map(({ sellerId }) => sellerId)));
  const meets = world.listings.some((one) => !standsAlone(one));
  const synonyms = world.settings.synonyms.map((group) => [...group]);
  const sale = await makeSale(db, {
    type: sellers.size > 1 || meets ? 'marketplace' : 'essential',
    settings: { ...plainSettings, search: { synonyms } },
  });
  const ids: Ids = { shop: sale.shop.id, sellers: new Map(), products: new Map(), listings: new Map() };
  await addCategories(sale, world.settings.categories);
  for (const id of sellers) await addSeller(sale, world, ids, id);
  for (const one of world.listings) await addListing(sale, world, ids, one);
  return inIdsOf(world, ids, await engineOver(sale));
}

const standsAlone = ({ id, offers }: ListingDocument): boolean => offers[0]?.productId === id;

async function addCategories({ system }: TestSale, categories: readonly CategoryNode[]): Promise<void> {
  const named = categories.map(({ name, slug, path }) => {
    const parent = path.split('/').at(-2);
    return { name, slug, ...(parent !== undefined && { parent }) };
  });
  if (named.length > 0) await createCategories(system, named);
}

async function addSeller({ shop, system }: TestSale, world: World, ids: Ids, id: string): Promise<void> {
  // There the shop sells by itself.
  if (shop.type === 'essential') return;
  const place = world.settings.sellerPlaces[id];
  const platform = testPlatform(system.db, system.clock);
  const name = unique('seller');
  const address = { addressLine1: '1 Way', cityLocality: 'Town', stateProvince: 'NY', postalCode: '10001' };
  const { sellerId } = await createSeller(platform, {
    code: name,
    name,
    ...(place && { originAddress: { ...address, country: 'US', ...place } }),
  });
  await carrySeller(platform, { shopId: shop.id, sellerId });
  await approveSeller(system, { sellerId });
  ids.sellers.set(id, sellerId);
}

async function addListing(sale: TestSale, world: World, ids: Ids, document: ListingDocument): Promise<void> {
  const { db } = sale.system;
  const shopId = sale.shop.id;
  // Before its products: ids tell the order of making.
  const id = newId();
  for (const one of document.offers) {
    const sellerId = ids.sellers.get(one.sellerId);
    const options = sellerId === undefined ? {} : { sellerId };
    const made = await createProduct(sale.system, toProduct(world, one), options);
    ids.products.set(made.id, one.productId);
  }
  if (standsAlone(document)) return;
  ids.listings.set(id, document.id);
  // No use case makes listings yet.
  await db.queries
    .insert(listing)
    .values({ shopId, id, jpin: unique('jpin'), slug: unique('slug'), name: 'Listing' });
  const own = [...ids.products].filter(([, given]) => document.offers.some((one) => one.productId === given));
  await db.queries.insert(offer).values(own.map(([productId]) => ({ shopId, listingId: id, productId })));
}

function toProduct(world: World, one: OfferDocument) {
  const { brand, popularity, texts, price, sku, rating, facetValues, categoryIds } = one;
  const categories = world.settings.categories.filter(({ id }) => categoryIds.includes(id));
  const common = {
    sku,
    popularity,
    slug: unique('thing'),
    name: texts[0]?.name ?? '',
    reviewStars: starsOf(rating),
    shortDescription: texts[0]?.description ?? '',
    description: richTextOf(texts[0]?.body ?? ''),
    hidePrice: price === undefined,
    ...(brand !== undefined && { brand }),
    categories: categories.map(({ slug }) => slug),
  };
  if (one.variationSkus.length > 0) return withVariations(one, common);
  const attributes = Object.fromEntries(
    [...Map.groupBy(facetValues, ({ code }) => code)].map(([code, own]) => [
      code,
      own.map(({ value }) => value),
    ]),
  );
  return simpleProduct({
    ...common,
    attributes,
    price: price ?? 1,
    stock: { available: one.buyable ? 10 : 0 },
  });
}

/** Its variations have the colours among the facet values, in that order. */
function withVariations(
  one: OfferDocument,
  common: Omit<SimpleProduct, 'stock' | 'price' | 'priceLevels' | 'msrp'>,
) {
  const colors = one.facetValues.map(({ value }) => value);
  const product = variableProduct(Object.fromEntries(colors.map((color) => [color, one.price ?? 1])), common);
  const variations = product.variations.map((made, at) => ({
    ...made,
    sku: one.variationSkus[at] ?? made.sku,
  }));
  return { ...product, variations };
}

/** Returns a few reviews with this average. */
function starsOf(rating: number): [number, number, number, number, number] {
  const stars: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  if (rating === 0) return stars;
  const count = [1, 2, 3].find((n) => Math.abs(Math.round(rating * n) / n - rating) < 0.005) ?? 0;
  const sum = Math.round(rating * count);
  const low = Math.floor(sum / count);
  stars[low - 1] = count - (sum - low * count);
  if (sum > low * count) stars[low] = sum - low * count;
  return stars;
}

function inIdsOf(world: World, ids: Ids, engine: SearchEngine): SearchEngine {
  const seller = (id: string) => ids.sellers.get(id) ?? id;
  const toOurs = (query: SearchQuery): SearchQuery => ({
    ...query,
    shopId: query.shopId === world.shopId ? ids.shop : query.shopId,
    ...(query.sellerId !== undefined && { sellerId: seller(query.sellerId) }),
    ...(query.tuning && { tuning: tuningIn(ids, query.tuning) }),
    ...(query.prefer?.sellerId !== undefined && {
      prefer: { ...query.prefer, sellerId: seller(query.prefer.sellerId) },
    }),
  });
  const category = (slug: string) => world.settings.categories.find((one) => one.slug === slug)?.id ?? '';
  const toTheirs = (page: SearchPage): SearchPage => ({
    ...page,
    hits: page.hits.map(({ productId, listingId, ...hit }) => ({
      ...hit,
      productId: ids.products.get(productId) ?? productId,
      ...(listingId !== undefined && { listingId: ids.listings.get(listingId) ?? listingId }),
    })),
  });
  return {
    async search(query, { onPage } = {}) {
      const found = await engine.search(toOurs(query), {
        ...(onPage && { onPage: (page) => onPage(toTheirs(page)) }),
      });
      return {
        ...found,
        ...toTheirs(found),
        categories: found.categories.map((one) => ({ ...one, id: category(one.slug) })),
      };
    },
  };
}

function tuningIn({ products }: Ids, { pinned, boosted, buried }: SearchTuning): SearchTuning {
  const ours = new Map([...products].map(([own, theirs]) => [theirs, own]));
  const own = (given: readonly string[]) => given.map((id) => ours.get(id) ?? id);
  return { pinned: own(pinned), boosted: own(boosted), buried: own(buried) };
}
