import { newId, orderLine, type Queries, shipment, shipmentLine } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { actorName } from '../../kernel/actor-name.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { shipStock } from '../../stock/index.ts';
import type { SentLine } from './requested-step.ts';

/**
 * Writes a shipment of these lines, or of all that is left, and takes it off the shelf. The order must be locked.
 * Returns whether all of the order was sent with it.
 * @throws ShopError `invalid-input` on `lines.N` for a line of which less is left; `transition-refused` when goods shall
 * be sent that have not been counted in
 */
export async function sendGoods(
  tx: Queries,
  ctx: ShopContext,
  orderId: string,
  wanted: readonly SentLine[] | undefined,
): Promise<boolean> {
  const unsent = await readUnsent(tx, ctx, orderId);
  const sent = wanted ? wanted.map((line, at) => chosen(unsent, line, at)) : unsent;
  if (new Set(sent.map(({ id }) => id)).size < sent.length) {
    throw new ShopError('invalid-input', { field: 'lines' });
  }
  const common = { shopId: ctx.shop.id, orderId };
  const id = newId();
  await tx.insert(shipment).values({ ...common, id, actor: actorName(ctx), createdAt: ctx.clock() });
  await tx
    .insert(shipmentLine)
    .values(
      sent.map((line) => ({ ...common, shipmentId: id, orderLineId: line.id, quantity: line.quantity })),
    );
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of sent) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  const [missing] = await shipStock(tx, ctx, orderId, pieces);
  if (missing) {
    const sku = unsent.find(({ productId }) => productId === missing.productId)?.sku ?? '';
    throw new ShopError('transition-refused', {
      reason: msg('order.goods_missing', { n: missing.pieces, sku }),
    });
  }
  return piecesOf(sent) === piecesOf(unsent);
}

/** The unsent quantity of a line. */
interface UnsentLine {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly quantity: number;
}

const piecesOf = (lines: readonly UnsentLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function chosen(unsent: readonly UnsentLine[], { orderLineId, quantity }: SentLine, at: number): UnsentLine {
  const line = unsent.find(({ id }) => id === orderLineId);
  if (!line || quantity > line.quantity) throw new ShopError('invalid-input', { field: `lines.${at}` });
  return { ...line, quantity };
}

function readUnsent(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  orderId: string,
): Promise<UnsentLine[]> {
  const quantity = sql`${orderLine.qty} - coalesce(sum(${shipmentLine.quantity}), 0)`;
  return tx
    .select({
      id: orderLine.id,
      productId: orderLine.productId,
      sku: orderLine.sku,
      quantity: quantity.mapWith(Number),
    })
    .from(orderLine)
    .leftJoin(
      shipmentLine,
      and(eq(shipmentLine.shopId, orderLine.shopId), eq(shipmentLine.orderLineId, orderLine.id)),
    )
    .where(and(eq(orderLine.shopId, shop.id), eq(orderLine.orderId, orderId)))
    .groupBy(orderLine.shopId, orderLine.id)
    .having(sql`${quantity} > 0`)
    .orderBy(asc(orderLine.position));
}
