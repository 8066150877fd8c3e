import {
  countSlider,
  productsBySku,
  readSliders,
  type SliderQuery,
  type SliderType,
  sliderProducts,
} from '@stoa/commerce';
import type { Paging, ProductSearchInput, SliderProductsInput } from '@stoa/contract';
import { paging } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { toPaging } from '../dto/listing-dto.ts';
import { toProductCard } from '../dto/product-card-dto.ts';
import type { ProductCardFields } from '../dto/product-source.ts';
import { inBatches } from '../edge/batch.ts';
import { parseSent } from '../edge/input.ts';
import { keptForAudience } from '../edge/kept-results.ts';
import { buyerFor } from '../edge/request-values.ts';
import { readSort } from './listing-input.ts';

/** A page of a list of products; how many there are over all pages is counted when somebody asks. */
export interface ProductCards {
  readonly products: ProductCardFields[];
  readonly counted: { readonly found: number } | { readonly by: SliderQuery };
  readonly page: number;
  readonly limit: number;
}

/** Where the page of a list stands among the others. API-GQL-532 */
export async function pagingOf(api: ApiContext, list: ProductCards): Promise<Paging> {
  return toPaging(paging(await totalOf(api, list), list.page, list.limit));
}

/** Returns how many products a list has over all of its pages, counted up to 10,000. */
export async function totalOf(api: ApiContext, { counted }: ProductCards): Promise<number> {
  return 'found' in counted ? counted.found : keptCount(api, counted.by);
}

const keptCount = keptForAudience('count of products', (api, query: SliderQuery) =>
  countSlider(api.shop, query, buyerFor(api)),
);

export const listLimit = z.int().min(1).max(100).nullish();
export const listPage = z.int().min(1).max(1000).nullish();
const text = z.string().max(255).nullish();
const texts = z.array(z.string().max(255)).max(100).nullish();

/** The specification's words for what a slider shows, and ours. API-GQL-531, SLIDER-501 to SLIDER-511 */
const sliderTypes: Readonly<Record<string, SliderType>> = {
  bestseller: 'bestsellers',
  bestsellers: 'bestsellers',
  newest: 'newest',
  new: 'newest',
  featured: 'featured',
  similar: 'similar',
};
const sliderType = z.enum(Object.keys(sliderTypes));

const sliderInput = z.strictObject({
  limit: listLimit,
  page: listPage,
  sort_by: text,
  sort_dir: text,
  select: texts,
  type: sliderType.nullish(),
  categories: texts,
  brand: text,
  excluded_product_ids: texts,
  like_text: text,
  sellerId: text,
  seller_guid: text,
  featured: z.boolean().nullish(),
});

/** A page has several sliders. */
const oneOfSliders = inBatches<SliderQuery, ProductCardFields[]>(
  keptForAudience('sliders', async (api, queries) => {
    const lists = await readSliders(api.shop, queries, buyerFor(api));
    return lists.map((cards) => cards.map((card) => toProductCard(api, card)));
  }),
);

/** Finds the products of a slider. `select` is accepted; the document says what is sent. API-GQL-530, API-GQL-531 */
export async function findSliderProducts(api: ApiContext, input: SliderProductsInput): Promise<ProductCards> {
  const given = parseSent(sliderInput, input);
  const type = given.like_text ? 'similar' : sliderTypes[given.type ?? ''];
  const sort = readSort(given.sort_by, given.sort_dir, 'sort_by');
  const sellerId = given.seller_guid ?? given.sellerId;
  const query: SliderQuery = {
    ...(type && { type }),
    ...(given.categories && { categories: given.categories }),
    ...(given.featured && { featured: true }),
    ...(given.brand && { brand: given.brand }),
    ...(sellerId && { sellerId }),
    ...(given.excluded_product_ids && { excluded: given.excluded_product_ids }),
    ...(given.like_text && { like: given.like_text }),
    ...(sort && { sort }),
    ...(given.page && { page: given.page }),
    ...(given.limit && { limit: given.limit }),
  };
  const at = { page: given.page ?? 1, limit: given.limit ?? SLIDER_LIMIT };
  return { products: await oneOfSliders(api, query), counted: { by: anyPage(query) }, ...at };
}

/** Products of a slider that asks for no number of them. SLIDER-514 */
const SLIDER_LIMIT = 10;

/** All pages of a list are counted alike. */
const anyPage = ({ page: _page, limit: _limit, ...query }: SliderQuery): SliderQuery => query;

const searchInput = z.strictObject({
  limit: listLimit,
  page: listPage,
  sku_list: texts,
  available: z.boolean().nullish(),
  visible: z.boolean().nullish(),
  type: z.enum(['manual', ...sliderType.options]).nullish(),
});

/** Limit of a product search unless it says another. API-038 */
const PRODUCT_SEARCH_LIMIT = 14;

/** Products by sku (`manual`), or by type. What is not visible is never found. API-038, API-039, API-GQL-532 */
export const findProducts: (api: ApiContext, input: ProductSearchInput) => Promise<ProductCards> =
  keptForAudience('products', readProducts);

async function readProducts(api: ApiContext, input: ProductSearchInput): Promise<ProductCards> {
  const given = parseSent(searchInput, input);
  const { sku_list: skus, available } = given;
  const buyer = buyerFor(api);
  const size = given.limit ?? PRODUCT_SEARCH_LIMIT;
  const page = given.page ?? 1;
  const at = (page - 1) * size;
  if (given.type === 'manual' || skus) {
    const found = await productsBySku(api.shop, skus ?? [], buyer);
    const products = found.map((card) => toProductCard(api, card));
    const wanted = available ? products.filter((product) => product.isBuyable) : products;
    return { products: wanted.slice(at, at + size), counted: { found: wanted.length }, page, limit: size };
  }
  const type = sliderTypes[given.type ?? ''];
  const query: SliderQuery = { ...(type && { type }), ...(available && { available }) };
  const cards = await sliderProducts(api.shop, { ...query, page, limit: size }, buyer);
  return {
    products: cards.map((card) => toProductCard(api, card)),
    counted: { by: query },
    page,
    limit: size,
  };
}
