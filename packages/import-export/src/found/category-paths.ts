import { createCategories, type ShopContext } from '@stoa/commerce';
import { occupantsOf, readCategoryRecords } from '@stoa/commerce/catalogue';
import { numberedSlug, slugIssue, slugify } from '@stoa/domain';

/** Longest name a category may have, and how deep they are nested. */
const MAX_NAME = 255;
const MAX_DEPTH = 6;
const TRIES = 20;

/** The categories of a path of names, without regard to case. */
export interface CategoryPaths {
  slugOf(path: readonly string[]): string | undefined;
}

const fitting = (path: readonly string[]): string[] =>
  path
    .map((name) => name.trim().slice(0, MAX_NAME))
    .filter((name) => name !== '')
    .slice(0, MAX_DEPTH);
const keyOf = (path: readonly string[]): string => JSON.stringify(path.map((name) => name.toLowerCase()));

/** Addresses that are not for categories. */
interface Taken {
  has(slug: string): boolean;
}

/** Opens the categories that paths of names stand for; those the shop does not have are made. */
export async function openCategoryPaths(
  ctx: ShopContext,
  paths: Iterable<readonly string[]>,
  addresses: Taken,
): Promise<CategoryPaths> {
  const slugs = await readPaths(ctx);
  const wanted = new Map<string, string[]>();
  for (const path of paths) {
    const names = fitting(path);
    for (let depth = 1; depth <= names.length; depth++) {
      const part = names.slice(0, depth);
      if (!slugs.has(keyOf(part))) wanted.set(keyOf(part), part);
    }
  }
  const missing = [...wanted.values()].sort((a, b) => a.length - b.length);
  const made = await newCategories(ctx, missing, slugs, addresses);
  for (let at = 0; at < made.length; at += 1000) await createCategories(ctx, made.slice(at, at + 1000));
  return { slugOf: (path) => slugs.get(keyOf(fitting(path))) };
}

async function readPaths(ctx: ShopContext): Promise<Map<string, string>> {
  const stored = await readCategoryRecords(ctx.db.queries, ctx.shop.id);
  const names = new Map<string, string[]>();
  const slugs = new Map<string, string>();
  for (const { record } of stored) {
    const above = record.parent === null ? [] : (names.get(record.parent) ?? []);
    const path = [...above, record.name];
    names.set(record.slug, path);
    if (!slugs.has(keyOf(path))) slugs.set(keyOf(path), record.slug);
  }
  return slugs;
}

/** Plans new categories, each under an address that nothing has; `slugs` learns of them. */
async function newCategories(
  ctx: ShopContext,
  paths: readonly string[][],
  slugs: Map<string, string>,
  addresses: Taken,
) {
  const candidates = paths.map((path) => {
    const slug = slugify(path.at(-1) ?? '', 'category');
    return { path, slugs: Array.from({ length: TRIES }, (_, at) => numberedSlug(slug, at + 1)) };
  });
  const asked = candidates.flatMap((one) => one.slugs);
  const taken = new Set<string>((await occupantsOf(ctx.db.queries, ctx.shop.id, asked)).keys());
  return candidates.flatMap(({ path, slugs: free }) => {
    const slug = free.find((one) => !taken.has(one) && !addresses.has(one) && !slugIssue(one));
    const parent = path.length === 1 ? null : slugs.get(keyOf(path.slice(0, -1)));
    if (slug === undefined || parent === undefined) return [];
    taken.add(slug);
    slugs.set(keyOf(path), slug);
    return [{ name: path.at(-1) ?? '', slug, ...(parent !== null && { parent }) }];
  });
}
