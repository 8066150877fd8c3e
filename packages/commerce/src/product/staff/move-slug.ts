import { readInShop } from '@stoa/database';
import { isShopError, ShopError, slugify } from '@stoa/domain';
import { freeSlug, holderOf } from '../../address/index.ts';
import { sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { moveProductSlug } from '../write/move-product-slug.ts';

type Move = Parameters<typeof moveProductSlug>[1];

/**
 * Moves a product to another slug in this shop, as `moveProductSlug`; the former ones lead there with 301, in one hop.
 * Where it is refused for its slug, `params.free` is a free one like it. Needs `catalog:write`. ADM-144
 * @throws ShopError `conflict` on `slug`, with the kind of what has it in `params.heldBy` and its name in
 * `params.holder`; `invalid-input` on `slug` (no slug, reserved); `not-found`; `forbidden`
 */
export async function moveSlug(ctx: ShopContext, move: Move): Promise<void> {
  try {
    await moveProductSlug(ctx, move);
  } catch (error) {
    throw isShopError(error) && error.field === 'slug' ? await withFreeSlug(ctx, error, move.slug) : error;
  }
}

/** Tells what has the slug, if anything, and a free one like it. */
function withFreeSlug(ctx: ShopContext, refusal: ShopError, given: string): Promise<ShopError> {
  return readInShop(ctx, async (tx) => {
    const { code, field = 'slug', reason } = refusal;
    const like = slugify(given, '');
    const holder = code === 'conflict' ? await holderOf(tx, ctx.shop.id, like) : undefined;
    const params = {
      ...refusal.params,
      ...(holder && { heldBy: holder.kind, holder: isTold(ctx, holder) ? holder.name : '' }),
      ...(like !== '' && { free: await freeSlug(tx, ctx.shop.id, like) }),
    };
    return new ShopError(code, { field, params, cause: refusal, ...(reason && { reason }) });
  });
}

/** Who is limited to one seller is not told what others have that nobody may see yet. */
function isTold({ actor }: ShopContext, { sellerId }: { readonly sellerId: string | null }): boolean {
  const limit = sellerOfActor(actor);
  return limit === undefined || sellerId === null || sellerId === limit;
}
