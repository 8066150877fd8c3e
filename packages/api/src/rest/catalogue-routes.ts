import { ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import type { ProductSource, VariationSource } from '../dto/product-source.ts';
import { toVariationProduct } from '../dto/variation-dto.ts';
import { parseSent } from '../edge/input.ts';
import { findCategoryTree } from '../operations/categories.ts';
import { faultsIn, keptOf, optionsFee } from '../operations/choices.ts';
import { readConfiguration } from '../operations/configuration.ts';
import { findListing } from '../operations/listings.ts';
import { findProducts, pagingOf } from '../operations/product-lists.ts';
import { findProduct } from '../operations/products.ts';
import { search } from '../operations/search.ts';
import { nothing } from './inputs.ts';
import { route } from './route.ts';

const text = z.string().max(1000);

/** API-003, API-006, API-007 */
const sentSearch = z.strictObject({
  searchType: text.optional(),
  type: text.optional(),
  keyword: text.nullish(),
  path: text.nullish(),
  filter: z.unknown().optional(),
  params: z.unknown().optional(),
  paging: z.unknown().optional(),
  visible: z.boolean().nullish(),
  available: z.boolean().nullish(),
  sku_list: z.array(text).nullish(),
  page: z.number().nullish(),
  limit: z.number().nullish(),
});

/** Of the category variant; the other names of the specification's params decide nothing. */
const categoryParams = z.looseObject({
  sort: text.nullish(),
  order: text.nullish(),
  dir: text.nullish(),
  slug: text.nullish(),
  limit: z.number().nullish(),
  page: z.number().nullish(),
});

/** Whether a category is named by its slug. */
const named = z.looseObject({ slug: text });

/** What a part of a listing's view is called in the category variant. */
function ofParams(path: string, isSorted: boolean): string {
  if (path === 'order' && isSorted) return 'params.sort';
  return ['page', 'limit', 'order', 'dir'].includes(path) ? `params.${path}` : path;
}

const productSearch = z.strictObject({
  type: text.nullish(),
  sku_list: z.array(text).nullish(),
  available: z.boolean().nullish(),
  visible: z.boolean().nullish(),
  limit: z.number().nullish(),
  page: z.number().nullish(),
});

export const catalogueRoutes = [
  route('POST', '/api/pliable/search', sentSearch, async (api, input) => {
    const searchType = input.searchType ?? input.type ?? '';
    if (searchType === 'category' && (input.path || named.safeParse(input.params).data?.slug)) {
      const { sort, order, ...rest } = parseSent(categoryParams, input.params ?? {}, 'params');
      const view = { ...rest, order: order ?? sort, filter: input.filter, path: input.path };
      return { pliable_data: await findListing(api, view, (path) => ofParams(path, order == null)) };
    }
    const { visible, available, sku_list, page, limit, ...asked } = input;
    const type = input.searchType === undefined ? undefined : input.type;
    const narrowing = { type, visible, available, sku_list };
    const isNarrowed = Object.values(narrowing).some((value) => value != null);
    const beside = page != null || limit != null ? { page, limit } : undefined;
    const isPagedBeside = input.paging == null;
    const products = isNarrowed ? narrowing : undefined;
    return {
      ...(await search(api, {
        ...asked,
        paging: input.paging ?? beside,
        isPagedBeside,
        searchType,
        products,
      })),
    };
  }),
  route('GET', '/api/products/:id', z.strictObject({ id: text }), async (api, { id }) => {
    const product = await findProduct(api, { id });
    if (!product) throw new ShopError('not-found', { field: 'id' });
    return { product: await whole(api, product) };
  }),
  route('POST', '/api/products/search', productSearch, async (api, input) => {
    const found = await findProducts(api, input);
    const paging = await pagingOf(api, found);
    return { products: found.products, total: paging.total, paging };
  }),
  route('GET', '/api/categories', nothing, async (api) => ({ categories: await findCategoryTree(api) })),
  route(
    'POST',
    '/api/setting/configuration',
    z.strictObject({ models: z.array(z.string().max(200)).max(100) }),
    async (api, { models }) => ({ data: readConfiguration(api, models) }),
  ),
];

/** Returns a product as GraphQL shows it to who asks for all of it. */
async function whole(api: ApiContext, product: ProductSource) {
  const { details, ...card } = product;
  if (details === undefined) return card;
  // Not the contract's: what resolvers of single fields work with.
  const { customisable: _, variations, ...told } = details;
  return {
    ...card,
    ...told,
    product_options_fee: await optionsFee(api, product, null),
    product_options_data: await keptOf(api, product, { options: null }),
    invalid_product_options_data: await faultsIn(api, product, { options: null }),
    personalization_data: await keptOf(api, product, { personalization: null }),
    invalid_personalization_data: await faultsIn(api, product, { personalization: null }),
    variations: variations.map(withProduct),
  };
}

/** Each variation with what it has itself as a product; the rest stands once, with the product it is of. ENT-522 */
function withProduct(variation: VariationSource) {
  const { of: _, ...told } = variation;
  const product = toVariationProduct(variation);
  const { _id, id, sku, name, slug, url, class_code, image, client_guid, sellerId, detailsOf } = product;
  const who = { _id, id, sku, name, slug, url, class_code, image, client_guid, sellerId };
  const { price, final_price, msrp, hide_price, is_price_hidden, salableQty, stockStatus } = product;
  const costs = { price, final_price, msrp, hide_price, is_price_hidden, salableQty, stockStatus };
  return { ...told, product: { ...who, ...costs, variable_product: detailsOf } };
}
