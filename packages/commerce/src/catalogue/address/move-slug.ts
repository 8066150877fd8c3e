import { emit, inTransaction, orConflict, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { requireScope } from '../../staff/index.ts';
import { lockCategories, renameCategoryPath } from '../category/category-paths.ts';
import { slug } from '../product/product-input.ts';
import { requireProduct } from '../product/require-product.ts';
import { ADDRESS_TAKEN } from './claim-addresses.ts';
import { moveAddress } from './move-address.ts';

const move = z.strictObject({ kind: z.enum(['product', 'category', 'page']), id: z.uuid(), slug });
export type SlugMove = z.input<typeof move>;
type CheckedMove = z.output<typeof move>;

/**
 * Moves a product, category or page to another slug in this shop; the old address leads there with 301. Needs
 * `catalog:write`, for a page `content:write`.
 * @throws ShopError `invalid-input` (no slug, reserved), `conflict` on `slug`, `not-found`
 * @awaits back office
 */
export async function moveSlug(ctx: ShopContext, input: SlugMove): Promise<void> {
  const given = parseInput(move, input);
  await orConflict({ [ADDRESS_TAKEN]: 'slug', category_slug: 'slug', category_path: 'slug' }, () =>
    inTransaction(ctx.db, (tx) => {
      if (given.kind === 'product') return moveProduct(tx, ctx, given);
      return given.kind === 'category' ? moveCategory(tx, ctx, given) : movePage(tx, ctx, given);
    }),
  );
}

async function moveProduct(tx: Queries, ctx: ShopContext, given: CheckedMove): Promise<void> {
  const { sellerId } = await requireProduct(tx, ctx, given.id);
  requireScope(ctx, 'catalog:write', { sellerId });
  const { from } = await moveAddress(tx, ctx.shop.id, given, given.slug, ctx.clock());
  const data = { from };
  await emit(tx, { kind: 'product.changed', entityId: given.id, shopId: ctx.shop.id, sellerId, data });
}

async function moveCategory(tx: Queries, ctx: ShopContext, given: CheckedMove): Promise<void> {
  requireScope(ctx, 'catalog:write');
  await lockCategories(tx, ctx.shop.id);
  const { from } = await moveAddress(tx, ctx.shop.id, given, given.slug, ctx.clock());
  if (!(await renameCategoryPath(tx, ctx.shop.id, given.id, { slug: given.slug }))) {
    throw new ShopError('not-found', { field: 'id' });
  }
  await emit(tx, { kind: 'category.changed', entityId: given.id, shopId: ctx.shop.id, data: { from } });
}

async function movePage(tx: Queries, ctx: ShopContext, given: CheckedMove): Promise<void> {
  requireScope(ctx, 'content:write');
  const { from } = await moveAddress(tx, ctx.shop.id, given, given.slug, ctx.clock());
  await emit(tx, { kind: 'content.changed', entityId: given.id, shopId: ctx.shop.id, data: { from } });
}
