import { address, product, publication, type Queries, seller, shopSeller } from '@stoa/database';
import { type Scope, ShopError } from '@stoa/domain';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { requireScopes, sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { isOfOtherSeller } from '../../kernel/require-scope.ts';

const {
  searchText: _search,
  parentId: _parent,
  variationValues: _values,
  position: _position,
  popularity: _popularity,
  reviewCount: _reviews,
  reviewAvgRating: _rating,
  reviewStars: _stars,
  ...columns
} = getTableColumns(product);

const told = {
  row: columns,
  visible: publication.visible,
  slug: address.path,
  seller: { id: seller.id, name: seller.name, isOwn: shopSeller.own },
};

/**
 * Finds a product that the shop has an address for, by its id, with whose it is. One statement.
 * @throws ShopError `unauthenticated`; `forbidden` without the scope; `not-found` on `productId`, also of a variation and, for
 * whoever is limited to a seller, of another one's
 */
export async function findProduct(tx: Queries, ctx: ShopContext, productId: string, scope: Scope) {
  requireScopes(ctx, { scope }, sellerOfActor(ctx.actor));
  const shopId = ctx.shop.id;
  const [found] = await tx
    .select(told)
    .from(publication)
    .innerJoin(
      product,
      and(eq(product.sellerId, publication.sellerId), eq(product.id, publication.productId)),
    )
    .innerJoin(seller, eq(seller.id, publication.sellerId))
    .innerJoin(shopSeller, and(eq(shopSeller.shopId, shopId), eq(shopSeller.sellerId, publication.sellerId)))
    .innerJoin(
      address,
      and(
        eq(address.shopId, shopId),
        eq(address.kind, 'product'),
        eq(address.targetId, publication.productId),
        eq(address.status, 'current'),
      ),
    )
    .where(
      and(eq(publication.shopId, shopId), eq(publication.productId, productId), isNull(product.parentId)),
    );
  if (!found || isOfOtherSeller(ctx.actor, found.seller.id)) {
    throw new ShopError('not-found', { field: 'productId' });
  }
  return found;
}

/** A product with its address and its seller, without what hangs on it. */
export type FoundProduct = Awaited<ReturnType<typeof findProduct>>;
