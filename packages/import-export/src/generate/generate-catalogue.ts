import { createCategories, createProducts, type ShopContext } from '@stoa/commerce';
import {
  occupantsOf,
  ownSellerOf,
  readCategoryRecords,
  refreshCatalogueStatistics,
  takenSkus,
  withCatalogueLock,
} from '@stoa/commerce/catalogue';
import { slugIssue, trimEndOf } from '@stoa/domain';
import { atOnce } from '../at-once.ts';
import { builtinTree } from './builtin-tree.ts';
import { newCategoryOf, readTree, type TreeNode } from './category-tree.ts';
import { type Generation, makeProduct, skuAt } from './make-product.ts';
import { productKinds } from './product-kind.ts';

/** Products per transaction, and transactions at a time: the next is generated while one is written. */
const BATCH = 500;
const AT_ONCE = 2;

export interface GenerateOptions {
  readonly products: number;
  /** The same seed makes the same catalogue. */
  readonly seed: string;
  /** A tree as `readTree` takes it; the built-in one unless given. */
  readonly categories?: string;
  readonly progress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

export interface Generated {
  readonly categories: number;
  readonly products: number;
}

/**
 * Fills a shop with a believable catalogue of its own: brands, attributes, prices, ratings and sales as skewed as
 * real ones are. Products of an earlier run with the same seed are kept, so an interrupted run continues.
 * @throws FileFault for a tree that is none, ShopError `conflict` on `import` while an import runs
 */
export function generateCatalogue(ctx: ShopContext, options: GenerateOptions): Promise<Generated> {
  const given = options.categories === undefined ? builtinTree() : readTree(options.categories);
  return withCatalogueLock(ctx, async () => {
    const { tree, made } = await plantTree(ctx, given);
    const [first, ...others] = productKinds(options.seed, tree);
    if (!first) return { categories: made, products: 0 };
    const generation = { seed: options.seed, count: options.products, kinds: [first, ...others] as const };
    // Statistics are needed because each product looks up its category.
    if (made > 0) await refreshCatalogueStatistics(ctx, 'categories');
    const products = await makeProducts(ctx, generation, options);
    if (products > 0) await refreshCatalogueStatistics(ctx, 'products');
    return { categories: made, products };
  });
}

async function makeProducts(
  ctx: ShopContext,
  generation: Generation,
  { progress, signal }: GenerateOptions,
): Promise<number> {
  const { count } = generation;
  const starts = Array.from({ length: Math.ceil(count / BATCH) }, (_, at) => at * BATCH);
  let made = 0;
  let done = 0;
  await atOnce(starts, AT_ONCE, async (start) => {
    if (signal?.aborted) return;
    const size = Math.min(BATCH, count - start);
    const fresh = await makeBatch(ctx, generation, start, size);
    made += fresh;
    done += size;
    progress?.(done, count);
  });
  return made;
}

async function makeBatch(
  ctx: ShopContext,
  generation: Generation,
  start: number,
  size: number,
): Promise<number> {
  const places = Array.from({ length: size }, (_, at) => start + at);
  const skus = places.map((place) => skuAt(generation.seed, place));
  const there = await takenSkus(ctx.db.queries, ownSellerOf(ctx.shop), skus);
  const missing = places.filter((_, at) => !there.has(skus[at] ?? ''));
  await createProducts(
    ctx,
    missing.map((place) => makeProduct(generation, place)),
  );
  return missing.length;
}

/** Makes those categories of the tree that the shop does not have; an address taken by something else is numbered. */
async function plantTree(ctx: ShopContext, given: readonly TreeNode[]) {
  const known = await readCategoryRecords(ctx.db.queries, ctx.shop.id);
  const names = new Map(known.map(({ record }) => [record.slug, record.name]));
  const occupied = await occupantsOf(
    ctx.db.queries,
    ctx.shop.id,
    given.map(({ slug }) => slug),
  );
  const moved = new Map(
    given.flatMap(({ slug, name }): [string, string][] => {
      const isOurs = names.get(slug) === name;
      const isTaken = !isOurs && (occupied.has(slug) || slugIssue(slug) !== undefined);
      return isTaken ? [[slug, `${trimEndOf(slug.slice(0, 32), '-')}-shelf`]] : [];
    }),
  );
  const tree = given.map((node) => ({
    ...node,
    slug: moved.get(node.slug) ?? node.slug,
    parent: node.parent === null ? null : (moved.get(node.parent) ?? node.parent),
  }));
  const missing = tree.filter(({ slug }) => !names.has(slug));
  for (let at = 0; at < missing.length; at += 1000) {
    await createCategories(ctx, missing.slice(at, at + 1000).map(newCategoryOf));
  }
  return { tree, made: missing.length };
}
