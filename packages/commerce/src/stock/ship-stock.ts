import type { Queries } from '@stoa/database';
import { lockOrderStock } from './order-stock.ts';
import { type StockContext, writeStock } from './write-stock.ts';

/** Pieces of a product that an order waits for. */
export interface MissingStock {
  readonly productId: string;
  readonly pieces: number;
}

/**
 * Takes pieces that are held for an order off the shelf, by product, inside the caller's transaction: on hand and
 * reserved go down together, and never by more than is held. Where the order waits for some of them nothing is moved,
 * and they are returned: goods are counted in before they are sent.
 */
export async function shipStock(
  tx: Queries,
  ctx: StockContext,
  orderId: string,
  pieces: ReadonlyMap<string, number>,
): Promise<MissingStock[]> {
  const taken = (await lockOrderStock(tx, orderId)).map(({ row, reserved, backordered }) => {
    const wanted = pieces.get(row.productId) ?? 0;
    return { row, held: Math.min(wanted, reserved), awaited: Math.min(wanted - reserved, backordered) };
  });
  const missing = taken.filter(({ awaited }) => awaited > 0);
  if (missing.length > 0) {
    return missing.map(({ row, awaited }) => ({ productId: row.productId, pieces: awaited }));
  }
  const deltas = taken
    .filter(({ held }) => held > 0)
    .map(({ row, held }) => ({ row, onHand: -held, reserved: -held, backordered: 0 }));
  await writeStock(tx, ctx, deltas, { kind: 'ship', orderId, reason: 'shipped' });
  return [];
}
