import { cart, cartLine, newId, prepared, type Queries, seller } from '@stoa/database';
import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { type CartOwner, ownedCarts } from './cart-owner.ts';

/** Choices and personalisation by label or field code. */
export type LineTexts = Readonly<Record<string, string>>;

/** A line as it is stored: what the buyer asked for, evaluated against the catalogue each time it is shown. */
export interface CartLine {
  readonly id: string;
  readonly sellerId: string;
  readonly productId: string;
  readonly qty: number;
  readonly lineKey: string;
  readonly options: LineTexts | null;
  readonly personalization: LineTexts | null;
}

/** An open cart with its lines, oldest first. */
export interface StoredCart {
  readonly id: string;
  readonly revision: number;
  readonly seller: {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly logo: string | null;
  };
  readonly lines: readonly CartLine[];
}

const lineColumns = {
  id: cartLine.id,
  sellerId: cartLine.sellerId,
  productId: cartLine.productId,
  qty: cartLine.qty,
  lineKey: cartLine.lineKey,
  options: cartLine.productOptionsData,
  personalization: cartLine.personalizationData,
};

const linesOf = ({ shop }: Pick<ShopContext, 'shop'>, cartId: SQLWrapper) => sql<CartLine[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${cartLine.id}, 'sellerId', ${cartLine.sellerId}, 'productId', ${cartLine.productId},
    'qty', ${cartLine.qty}, 'lineKey', ${cartLine.lineKey}, 'options', ${cartLine.productOptionsData},
    'personalization', ${cartLine.personalizationData}) order by ${cartLine.createdAt}, ${cartLine.id}), '[]')
  from ${cartLine} where ${cartLine.shopId} = ${shop.id}::uuid and ${cartLine.cartId} = ${cartId})`;

/** Reads the owner's open carts, of one seller when it is named, the one used last first. One statement. */
export async function readOpenCarts(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  owner: CartOwner,
  sellerId?: string,
): Promise<StoredCart[]> {
  return tx
    .select({
      id: cart.id,
      revision: cart.revision,
      seller: { id: seller.id, code: seller.code, name: seller.name, logo: seller.logo },
      lines: linesOf(ctx, cart.id),
    })
    .from(cart)
    .innerJoin(seller, eq(seller.id, cart.sellerId))
    .where(
      and(
        ownedCarts(ctx, owner),
        eq(cart.status, 'open'),
        sellerId === undefined ? undefined : eq(cart.sellerId, sellerId),
      ),
    )
    .orderBy(desc(cart.updatedAt), cart.id);
}

/**
 * Opens the owner's open cart with the seller, made when there is none. Its row stays locked until the transaction
 * ends, so that carts change one step at a time. CART-503
 */
export async function openCart(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  owner: CartOwner,
  sellerId: string,
): Promise<string> {
  const [row] = await openingCart(tx, ctx, owner, sellerId);
  if (!row) throw new TypeError('a cart that was opened is returned');
  return row.id;
}

/** Returns the cart that `openCart` opens, and how often it has been changed. */
function openingCart(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  owner: CartOwner,
  sellerId: string,
) {
  const now = ctx.clock();
  const isCustomer = owner.customerId !== undefined;
  return tx
    .insert(cart)
    .values({ shopId: ctx.shop.id, id: newId(), sellerId, ...owner, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [cart.shopId, cart.sellerId, isCustomer ? cart.customerId : cart.visitorId],
      targetWhere: isCustomer
        ? sql`status = 'open' and customer_id is not null`
        : sql`status = 'open' and customer_id is null`,
      set: { updatedAt: now, revision: sql`${cart.revision} + 1` },
    })
    .returning({ id: cart.id, revision: cart.revision });
}

/** A cart that is locked, with what is in it. */
export interface OpenedCart {
  readonly id: string;
  /** Oldest first. */
  readonly lines: readonly CartLine[];
  /** Pieces in the owner's open carts with other sellers. */
  readonly piecesElsewhere: number;
}

/**
 * As `openCart`, with the lines. One statement, and one more where the cart was changed while its lock was waited
 * for: what a statement reads is older than the lock that it waits for, and each change counts the revision.
 */
export async function openCartWithLines(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  owner: CartOwner,
  sellerId: string,
): Promise<OpenedCart> {
  const open = and(ownedCarts(ctx, owner), eq(cart.status, 'open'));
  const opened = tx.$with('opened').as(openingCart(tx, ctx, owner, sellerId));
  const before = tx.$with('before').as(
    tx
      .select({
        cartId: sql<string>`${cart.id}`.as('cart_id'),
        seen: sql<number>`${cart.revision}`.as('seen'),
      })
      .from(cart)
      .where(and(open, eq(cart.sellerId, sellerId))),
  );
  const [row] = await prepared(
    tx
      .with(before, opened)
      .select({
        id: opened.id,
        revision: opened.revision,
        seen: before.seen,
        lines: linesOf(ctx, opened.id),
        piecesElsewhere: sql<number>`(
          select coalesce(sum(${cartLine.qty}), 0)::int from ${cart} join ${cartLine}
            on ${cartLine.shopId} = ${cart.shopId} and ${cartLine.cartId} = ${cart.id}
          where ${open} and ${cart.sellerId} <> ${sellerId})`,
      })
      .from(opened)
      .leftJoin(before, eq(before.cartId, opened.id)),
  );
  if (!row) throw new TypeError('a cart that was opened is returned');
  const { id, revision, seen, lines, piecesElsewhere } = row;
  const isAsSeen = revision === (seen ?? 0) + 1;
  return { id, lines: isAsSeen ? lines : await readCartLines(tx, ctx, id), piecesElsewhere };
}

/** Locks the owner's open cart with the seller until the transaction ends; `undefined` when there is none. */
export async function lockOpenCart(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  owner: CartOwner,
  sellerId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: cart.id })
    .from(cart)
    .where(and(ownedCarts(ctx, owner), eq(cart.status, 'open'), eq(cart.sellerId, sellerId)))
    .for('update');
  return row?.id;
}

/** Reads the lines of a cart, oldest first. */
export function readCartLines(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  cartId: string,
): Promise<CartLine[]> {
  return tx
    .select(lineColumns)
    .from(cartLine)
    .where(and(eq(cartLine.shopId, ctx.shop.id), eq(cartLine.cartId, cartId)))
    .orderBy(cartLine.createdAt, cartLine.id);
}
