import type { Queries } from '@stoa/database';
import type { ShopContext } from '../kernel/context.ts';
import { lockOrderStock } from './order-stock.ts';
import { writeStock } from './write-stock.ts';

/** Pieces of a product that an order waits for. */
export interface MissingStock {
  readonly productId: string;
  readonly pieces: number;
}

/**
 * Takes what is held for an order off the shelf, inside the caller's transaction: on hand and reserved go down
 * together, once, however often it is asked. While the order waits for pieces nothing is moved, and they are
 * returned: goods are counted in before they are sent.
 */
export async function shipStock(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  orderId: string,
): Promise<MissingStock[]> {
  const taken = await lockOrderStock(tx, orderId);
  const missing = taken.filter(({ backordered }) => backordered > 0);
  if (missing.length > 0) {
    return missing.map(({ row, backordered }) => ({ productId: row.productId, pieces: backordered }));
  }
  const deltas = taken
    .filter(({ reserved }) => reserved > 0)
    .map(({ row, reserved }) => ({ row, onHand: -reserved, reserved: -reserved, backordered: 0 }));
  await writeStock(tx, ctx, deltas, { kind: 'ship', orderId, reason: 'shipped' });
  return [];
}
