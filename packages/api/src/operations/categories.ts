import {
  type CategoryKey,
  type CategoryNode,
  type CategoryPage,
  listCategories,
  readCategory,
} from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { ApiContext } from '../context.ts';
import { toCategory, toCategorySource } from '../dto/category-dto.ts';
import type { CategoryDetailField, CategoryDetails, CategorySource } from '../dto/category-source.ts';
import { keptForAudience } from '../edge/kept-results.ts';
import { oncePerKey, oncePerRequest } from '../edge/once.ts';

/** Categories of a list whose pages one request may read. */
const MOST_PAGES = 24;

const keptTree = keptForAudience('categories', (api) => listCategories(api.shop));
const tree = oncePerRequest((api) => keptTree(api, null));

/** Finds the categories at the top of the shop. API-GQL-521 */
export async function findTopCategories(api: ApiContext): Promise<CategorySource[]> {
  return (await tree(api)).map((node) => toCategory(api, node));
}

/** Finds a category on show; null for every other. API-GQL-522, API-GQL-523, API-GQL-549 */
export const findCategory: (api: ApiContext, key: CategoryKey) => Promise<CategorySource | null> =
  keptForAudience('category', async (api, key) => showCategory(api, await readCategory(api.shop, key)));

export function showCategory(api: ApiContext, page: CategoryPage | undefined): CategorySource | null {
  return page ? toCategorySource(api, page) : null;
}

const pageById = oncePerKey((api, id: string) => findCategory(api, { id }), {
  most: MOST_PAGES,
  refuse: () => new ShopError('query-too-complex', { params: { categories: MOST_PAGES } }),
});

/** Reads a detail of a category that may so far be a node of the tree only. */
export async function readCategoryDetail<F extends CategoryDetailField>(
  api: ApiContext,
  category: CategorySource,
  field: F,
): Promise<CategoryDetails[F]> {
  const details = category.details ?? (await pageById(api, category._id))?.details;
  if (!details) throw new ShopError('not-found');
  return details[field];
}

/** Finds the categories right below. */
export async function findChildren(
  api: ApiContext,
  { path, below }: CategorySource,
): Promise<CategorySource[]> {
  if (below) return [...below];
  const node = findNode(await tree(api), path);
  return (node?.children ?? []).map((child) => toCategory(api, child));
}

function findNode(nodes: readonly CategoryNode[], path: string): CategoryNode | undefined {
  const above = nodes.find((node) => path === node.path || path.startsWith(`${node.path}/`));
  return above === undefined || above.path === path ? above : findNode(above.children, path);
}

/** A category with all that is below it. */
export type CategoryBranch = CategorySource & { readonly children: readonly CategoryBranch[] };

/** Finds the whole tree, for clients that can't ask level by level. */
export async function findCategoryTree(api: ApiContext): Promise<CategoryBranch[]> {
  const branch = (node: CategoryNode): CategoryBranch => ({
    ...toCategory(api, node),
    children: node.children.map(branch),
  });
  return (await tree(api)).map(branch);
}
