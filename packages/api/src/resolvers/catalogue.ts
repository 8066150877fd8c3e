import type { CategoryKey } from '@stoa/commerce';
import type { RichBlock } from '@stoa/contract';
import { plainText, type RichText } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { type CategorySource, categoryDetailFields } from '../dto/category-source.ts';
import { toRichBlocks } from '../dto/rich-text-dto.ts';
import { withFallback } from '../edge/with-fallback.ts';
import type { CategoryResolvers, QueryResolvers } from '../generated/resolvers.ts';
import {
  findCategory,
  findChildren,
  findTopCategories,
  readCategoryDetail,
} from '../operations/categories.ts';
import { findListing, listCategory } from '../operations/listings.ts';

/** API-GQL-527, ERR-512 */
const categoryOrNone = (api: ApiContext, key: CategoryKey) =>
  withFallback(api, 'a category', null, () => findCategory(api, key));

export const catalogueQueries = {
  categoryList: (_parent, _args, api) => findTopCategories(api),
  category: (_parent, { _id }, api) => categoryOrNone(api, { id: _id }),
  categoryBySlug: (_parent, { slug }, api) => categoryOrNone(api, { slug }),
  categoryInitialData: (_parent, { slug }, api) => categoryOrNone(api, { slug }),
  categoryPliableData: (_parent, args, api) => findListing(api, args),
} satisfies QueryResolvers;

const details: CategoryResolvers = Object.fromEntries(
  categoryDetailFields.map((field): [string, CategoryResolvers['description']] => [
    field,
    (category, _args, api) => category.details?.[field] ?? readCategoryDetail(api, category, field),
  ]),
);

/** Descriptions are rich text, which the contract leaves as JSON. */
const descriptionOf = async (api: ApiContext, category: CategorySource) =>
  (category.details?.description ?? (await readCategoryDetail(api, category, 'description'))) as RichText;

export const categoryFields: CategoryResolvers = {
  ...details,
  async descriptionBlocks(category, _args, api) {
    return toRichBlocks(await descriptionOf(api, category)) as unknown as RichBlock[];
  },
  descriptionText: async (category, _args, api) => plainText(await descriptionOf(api, category)),
  children: (category, _args, api) => findChildren(api, category),
  pliable_data: (category, args, api) => listCategory(api, category.path, args),
};
