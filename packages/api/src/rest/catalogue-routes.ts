import { ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ProductSource } from '../dto/product-source.ts';
import { findCategoryTree } from '../operations/categories.ts';
import { readConfiguration } from '../operations/configuration.ts';
import { findListing } from '../operations/listings.ts';
import { findProducts } from '../operations/product-lists.ts';
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
});

/** Of the category variant; the other names of the specification's params decide nothing. */
const categoryParams = z
  .looseObject({
    sort: text.nullish(),
    order: text.nullish(),
    dir: text.nullish(),
    slug: text.nullish(),
    limit: z.number().nullish(),
    page: z.number().nullish(),
  })
  .nullish();

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
    const params = categoryParams.safeParse(input.params).data;
    if (searchType === 'category' && (input.path || params?.slug)) {
      const { sort, order, ...rest } = params ?? {};
      const view = { ...rest, order: order ?? sort, filter: input.filter, path: input.path };
      return { pliable_data: await findListing(api, view) };
    }
    return { ...(await search(api, { ...input, searchType })) };
  }),
  route('GET', '/api/products/:id', z.strictObject({ id: text }), async (api, { id }) => {
    const product = await findProduct(api, { id });
    if (!product) throw new ShopError('not-found', { field: 'id' });
    return { product: whole(product) };
  }),
  route('POST', '/api/products/search', productSearch, async (api, input) => ({
    ...(await findProducts(api, input)),
  })),
  route('GET', '/api/categories', nothing, async (api) => ({ categories: await findCategoryTree(api) })),
  route(
    'POST',
    '/api/setting/configuration',
    z.strictObject({ models: z.array(z.string().max(200)).max(100) }),
    async (api, { models }) => ({ data: readConfiguration(api, models) }),
  ),
];

/** Returns a product as GraphQL shows it to who asks for all of it. */
function whole({ details, ...card }: ProductSource) {
  if (details === undefined) return card;
  // Not the contract's: what resolvers of single fields work with.
  const { customisable: _, ...told } = details;
  return { ...card, ...told };
}
