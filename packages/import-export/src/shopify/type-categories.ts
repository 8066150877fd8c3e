import { createCategories, type ShopContext } from '@stoa/commerce';
import { occupantsOf, readCategoryRecords } from '@stoa/commerce/catalogue';
import { numberedSlug, slugIssue, slugify } from '@stoa/domain';
import { type TypeCategories, typeKey } from './context.ts';

/** Reads the categories of a shop by name; where two have one name, the one higher up stands for a type. */
export async function readTypeCategories(ctx: ShopContext): Promise<TypeCategories> {
  const stored = await readCategoryRecords(ctx.db.queries, ctx.shop.id);
  const slugs = new Map<string, string>();
  for (const { record } of stored) {
    const key = typeKey(record.name);
    if (!slugs.has(key)) slugs.set(key, record.slug);
  }
  return { slugs, names: new Map(stored.map(({ record }) => [record.slug, record.name])) };
}

/**
 * Opens the categories that stand for the types of a file. Those the shop has none for are made at the top of its
 * tree, under addresses that no product of the file asks for.
 */
export async function openTypeCategories(
  ctx: ShopContext,
  types: Iterable<string>,
  addresses: Taken,
): Promise<TypeCategories> {
  const known = await readTypeCategories(ctx);
  const missing = [...types].filter((type) => !known.slugs.has(typeKey(type)));
  if (missing.length === 0) return known;
  const made = await newCategories(ctx, missing, addresses);
  for (let at = 0; at < made.length; at += 1000) await createCategories(ctx, made.slice(at, at + 1000));
  return readTypeCategories(ctx);
}

/** Addresses that are not for categories. */
interface Taken {
  has(slug: string): boolean;
}

const TRIES = 20;

async function newCategories(ctx: ShopContext, names: readonly string[], addresses: Taken) {
  const candidates = names.map((name) => {
    const slug = slugify(name, 'category');
    return { name, slugs: Array.from({ length: TRIES }, (_, at) => numberedSlug(slug, at + 1)) };
  });
  const occupied = await occupantsOf(
    ctx.db.queries,
    ctx.shop.id,
    candidates.flatMap(({ slugs }) => slugs),
  );
  const taken = new Set<string>(occupied.keys());
  return candidates.flatMap(({ name, slugs }) => {
    const slug = slugs.find((one) => !taken.has(one) && !addresses.has(one) && !slugIssue(one));
    if (slug === undefined) return [];
    taken.add(slug);
    return [{ name, slug }];
  });
}
