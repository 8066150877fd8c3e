import {
  auditEntry,
  type MovementKind,
  type Queries,
  readInShop,
  salesOrder,
  stockMovement,
  texts,
} from '@stoa/database';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fullName, peopleOf, splitActor, type TellWho, type WhoDid } from '../../customer/index.ts';
import { requireScopes, sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { readCursor, writeCursor } from '../../kernel/list/index.ts';
import { requireProductOfShop } from '../product-of-shop.ts';

const movementsWanted = z.strictObject({
  productId: recordId,
  /** `next` of the page before. */
  after: z.string().max(1000).optional(),
  limit: z.int().min(1).max(100).default(50),
});
export type MovementsWanted = z.input<typeof movementsWanted>;

/** A change of stock, with what it was afterwards. ADM-132 */
export interface StockMovement {
  readonly id: string;
  readonly at: Date;
  readonly kind: MovementKind;
  readonly reason: string;
  /** Null where that was not written down, and for what was done in another shop that sells the product. */
  readonly by: WhoDid | null;
  /** Null where it belongs to none, or to one of another shop. */
  readonly order: { readonly id: string; readonly number: string } | null;
  readonly onHandDelta: number;
  readonly reservedDelta: number;
  readonly backorderedDelta: number;
  /** Pieces afterwards. */
  readonly onHand: number;
  readonly reserved: number;
  readonly backordered: number;
}

export interface StockMovements {
  /** The latest first: what it left is the stock now. */
  readonly movements: readonly StockMovement[];
  /** Leads to the next page; absent on the last. */
  readonly next?: string;
}

/**
 * Lists what changed the stock of a product or variation of the shop, the latest first, in at most seven statements. Stock
 * is shared by the shops that sell a product: of orders of others it is told how much they took, and nothing else. Who
 * bought is for whoever may read orders; others are told the order alone. Needs `catalog:read`. ADM-132
 * @throws ShopError `unauthenticated`, `forbidden`; `not-found` on `productId` for what is none of the shop's, and for
 * the products of other sellers than the one that staff are limited to; `invalid-input` on `cursor` for an `after` that
 * no page gave
 */
export async function listStockMovements(ctx: ShopContext, input: MovementsWanted): Promise<StockMovements> {
  requireScopes(ctx, { scope: 'catalog:read' }, sellerOfActor(ctx.actor));
  const { productId, after, limit } = parseInput(movementsWanted, input);
  const place = after === undefined ? undefined : Number(readCursor(byPlace, after, /^\d{1,15}$/).value);
  return readInShop(ctx, async (tx) => {
    const { sellerId } = await requireProductOfShop(tx, ctx, productId);
    const found = await readPage(tx, ctx, { sellerId, productId, place, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const tellWho = await whoMoved(tx, ctx, rows);
    const last = rows.at(-1);
    return {
      movements: rows.map((row) => toMovement(row, tellWho)),
      ...(last &&
        found.length > limit && { next: writeCursor(byPlace, { value: String(last.place), id: last.id }) }),
    };
  });
}

const byPlace = { sort: 'place', direction: 'desc' } as const;

interface Page {
  readonly sellerId: string;
  readonly productId: string;
  /** Before which movement it begins. */
  readonly place: number | undefined;
  readonly limit: number;
}

const columns = {
  id: stockMovement.id,
  at: stockMovement.createdAt,
  kind: stockMovement.kind,
  reason: stockMovement.reason,
  actor: stockMovement.actor,
  orderId: stockMovement.orderId,
  onHandDelta: stockMovement.onHandDelta,
  reservedDelta: stockMovement.reservedDelta,
  backorderedDelta: stockMovement.backorderedDelta,
  onHand: stockMovement.onHandAfter,
  reserved: stockMovement.reservedAfter,
  backordered: stockMovement.backorderedAfter,
  place: stockMovement.place,
};

function readPage(tx: Queries, { shop }: ShopContext, { sellerId, productId, place, limit }: Page) {
  return tx
    .select({
      ...columns,
      number: salesOrder.incrementId,
      billingAddress: salesOrder.billingAddress,
    })
    .from(stockMovement)
    .leftJoin(salesOrder, and(eq(salesOrder.shopId, shop.id), eq(salesOrder.id, stockMovement.orderId)))
    .where(
      and(
        eq(stockMovement.sellerId, sellerId),
        eq(stockMovement.productId, productId),
        place === undefined ? undefined : lt(stockMovement.place, place),
      ),
    )
    .orderBy(desc(stockMovement.place))
    .limit(limit);
}
type Row = Awaited<ReturnType<typeof readPage>>[number];

const isOfOtherShop = ({ orderId, number }: Row): boolean => orderId !== null && number === null;

/**
 * Looks up who moved stock. Staff are named who did something in this shop, as its audit log has it: others work for
 * another shop that sells the product.
 */
async function whoMoved(tx: Queries, ctx: ShopContext, rows: readonly Row[]): Promise<TellWho> {
  const actors = rows.flatMap((row) => (row.actor === null || isOfOtherShop(row) ? [] : [row.actor]));
  const staff = actors.map(splitActor).flatMap(({ kind, id }) => (kind === 'staff' ? [id] : []));
  const known = await knownStaff(tx, ctx, [...new Set(staff)]);
  const tellWho = await peopleOf(tx, ctx, actors);
  const seesBuyers = ctx.actor.kind !== 'staff' || ctx.actor.scopes.has('orders:read');
  return (actor, buyer) => {
    const who = tellWho(actor, buyer);
    if (who.kind === 'staff' && !known.has(who.id ?? '')) return { kind: who.kind, name: '' };
    return who.kind === 'customer' && !seesBuyers ? { kind: who.kind, name: '' } : who;
  };
}

async function knownStaff(
  tx: Queries,
  { shop }: ShopContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`
    select asked.id from unnest(${texts(ids)}) as asked(id) where exists (
      select from ${auditEntry} where ${auditEntry.shopId} = ${shop.id}::uuid and ${auditEntry.actorKind} = 'staff'
        and ${auditEntry.actor} = asked.id)`);
  return new Set(rows.map(({ id }) => id));
}

function toMovement(row: Row, tellWho: TellWho): StockMovement {
  const { actor, orderId, number, billingAddress, place: _place, ...told } = row;
  const buyer = billingAddress ? fullName(billingAddress) : '';
  return {
    ...told,
    by: actor === null || isOfOtherShop(row) ? null : tellWho(actor, buyer),
    order: orderId !== null && number !== null ? { id: orderId, number } : null,
  };
}
