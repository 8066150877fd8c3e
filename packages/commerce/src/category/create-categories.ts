import { category, inChunks, newId, orConflict, type Queries } from '@stoa/database';
import { ShopError, slugIssue, slugify } from '@stoa/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ADDRESS_TAKEN, claimAddresses } from '../address/index.ts';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { type CheckedCategory, type NewCategory, newCategory } from './category-input.ts';
import { lockCategories } from './category-paths.ts';

const batch = z.array(newCategory).max(5000);

export interface CreatedCategory {
  readonly id: string;
  readonly slug: string;
  readonly path: string;
}

/**
 * Makes categories in the order given: a parent is named by its slug and stands before its children, or exists.
 * All or nothing. Needs `catalog:write`.
 * @throws ShopError `invalid-input` (reserved slug, unknown parent) and `conflict` (slug taken) on a field such
 * as `3.slug`
 */
export async function createCategories(
  ctx: ShopContext,
  inputs: readonly NewCategory[],
): Promise<CreatedCategory[]> {
  return create(ctx, parseInput(batch, inputs), (index) => `${index}.`);
}

/**
 * Makes one category; as `createCategories`, with fields named without an index.
 * @awaits back office
 */
export async function createCategory(ctx: ShopContext, input: NewCategory): Promise<CreatedCategory> {
  const [created] = await create(ctx, [parseInput(newCategory, input)], () => '');
  if (!created) throw new Error('the category was not created');
  return created;
}

async function create(
  ctx: ShopContext,
  given: readonly CheckedCategory[],
  prefix: (index: number) => string,
): Promise<CreatedCategory[]> {
  const shopId = ctx.shop.id;
  const now = ctx.clock();
  const change = { verb: 'category.create', scope: 'catalog:write', of: 'category' } as const;
  return orConflict({ [ADDRESS_TAKEN]: 'slug', category_slug: 'slug' }, () =>
    changing(ctx, change, async ({ tx, wrote }) => {
      await lockCategories(tx, shopId);
      const known = await findParents(tx, shopId, given);
      const rows = given.map((one, at) => {
        const { parent, slug: givenSlug, ...fields } = one;
        const above = placeOf(known, parent ?? null, prefix(at));
        const slug = givenSlug ?? slugify(one.name);
        const path = above ? `${above.path}/${slug}` : slug;
        if (above && slugIssue(path)) throw new ShopError('invalid-input', { field: `${prefix(at)}parent` });
        const row = { ...fields, shopId, id: newId(), parentId: above?.id ?? null, slug, path };
        known.set(slug, row);
        return { ...row, createdAt: now, updatedAt: now };
      });
      const claims = rows.map(({ id, slug }, at) => ({
        path: slug,
        kind: 'category' as const,
        targetId: id,
        field: `${prefix(at)}slug`,
      }));
      await claimAddresses(tx, shopId, claims, now);
      await inChunks(rows, (part) => tx.insert(category).values(part));
      wrote(...rows.map(({ id, name, path }) => ({ id, after: { name, path }, revision: 1 })));
      return rows.map(({ id, slug, path }) => ({ id, slug, path }));
    }),
  );
}

type Place = Pick<CreatedCategory, 'id' | 'path'>;

function placeOf(
  known: ReadonlyMap<string, Place>,
  parent: string | null,
  prefix: string,
): Place | undefined {
  if (parent === null) return undefined;
  const above = known.get(parent);
  if (!above) throw new ShopError('invalid-input', { field: `${prefix}parent` });
  return above;
}

async function findParents(
  tx: Queries,
  shopId: string,
  given: readonly CheckedCategory[],
): Promise<Map<string, Place>> {
  const slugs = given.flatMap(({ parent }) => parent ?? []);
  if (slugs.length === 0) return new Map();
  const rows = await tx
    .select({ id: category.id, slug: category.slug, path: category.path })
    .from(category)
    .where(and(eq(category.shopId, shopId), inArray(category.slug, slugs)));
  return new Map(rows.map((row) => [row.slug, row]));
}
