import { emit, orConflict, publication, type Queries } from '@stoa/database';
import { ShopError, slugify } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { ADDRESS_TAKEN, claimAddresses, currentPath, slug } from '../../address/index.ts';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { productRow } from '../../pricing/index.ts';

const publicationInput = z.strictObject({
  productId: recordId,
  /** Its address in this shop, where it has none yet; made of its name when left out. */
  slug: slug.optional(),
});
export type NewPublication = z.input<typeof publicationInput>;

/**
 * Shows a product of a seller the shop carries in this shop. Needs `catalog:write`.
 * @throws ShopError `not-found`, `conflict` on `slug`, `transition-refused` for a variation
 * @awaits back office
 */
export async function publishProduct(ctx: ShopContext, input: NewPublication): Promise<void> {
  const { productId, slug: givenSlug } = parseInput(publicationInput, input);
  const shopId = ctx.shop.id;
  const of = productRow(ctx, productId);
  const change = { verb: 'product.publish', scope: 'catalog:write', of, version: undefined } as const;
  await orConflict({ [ADDRESS_TAKEN]: 'slug' }, () =>
    changing(ctx, change, async ({ tx, row: { sellerId, name, sku, parentId }, note }) => {
      if (parentId !== null) throw new ShopError('transition-refused');
      const createdAt = ctx.clock();
      const before = await isVisible(tx, ctx, productId);
      await tx
        .insert(publication)
        .values({ shopId, sellerId, productId, visible: true, createdAt })
        .onConflictDoUpdate({ target: [publication.shopId, publication.productId], set: { visible: true } });
      if ((await currentPath(tx, shopId, 'product', productId)) === undefined) {
        const path = givenSlug ?? slugify(name, slugify(sku));
        await claimAddresses(
          tx,
          shopId,
          [{ path, kind: 'product', targetId: productId, field: 'slug' }],
          createdAt,
        );
      }
      note({ visible: before ?? false }, { visible: true });
      await emit(tx, { kind: 'publication.changed', entityId: productId, shopId, sellerId });
    }),
  );
}

/**
 * Hides a product in this shop; address and categories stay for when it is shown again. Needs `catalog:write`.
 * @throws ShopError `not-found` when the shop never showed it
 * @awaits back office
 */
export async function unpublishProduct(ctx: ShopContext, productId: string): Promise<void> {
  const shopId = ctx.shop.id;
  const of = productRow(ctx, productId);
  const change = { verb: 'product.unpublish', scope: 'catalog:write', of, version: undefined } as const;
  await changing(ctx, change, async ({ tx, row: { sellerId }, note }) => {
    const before = await isVisible(tx, ctx, productId);
    if (before === undefined) throw new ShopError('not-found', { field: 'productId' });
    await tx.update(publication).set({ visible: false }).where(ofShop(ctx, productId));
    note({ visible: before }, { visible: false });
    await emit(tx, { kind: 'publication.changed', entityId: productId, shopId, sellerId });
  });
}

const ofShop = ({ shop }: Pick<ShopContext, 'shop'>, productId: string) =>
  and(eq(publication.shopId, shop.id), eq(publication.productId, productId));

/** Tells whether the shop shows the product; `undefined` where it never did. */
async function isVisible(tx: Queries, ctx: ShopContext, productId: string): Promise<boolean | undefined> {
  const [row] = await tx
    .select({ visible: publication.visible })
    .from(publication)
    .where(ofShop(ctx, productId))
    .for('no key update');
  return row?.visible;
}
