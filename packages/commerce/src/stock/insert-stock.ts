import { insertMany, newId, type Queries, stock, stockMovement } from '@stoa/database';
import { actorName } from '../kernel/actor-name.ts';
import type { ShopContext } from '../kernel/context.ts';

/** The first stock of a new product. */
export interface NewStock {
  readonly productId: string;
  readonly onHand: number;
  readonly allowBackorders: boolean;
  readonly backorderMessage: string;
  readonly backorderShipDate: Date | null;
  readonly lowStockThreshold: number;
  readonly lowStockAlertMessage: string;
}

/** Writes the stock of new products and what it began with. The caller emits the products' changes. */
export async function insertStock(
  tx: Queries,
  ctx: Pick<ShopContext, 'actor'>,
  sellerId: string,
  rows: readonly NewStock[],
  now: Date,
): Promise<void> {
  await insertMany(
    tx,
    stock,
    rows.map((row) => ({ ...row, sellerId })),
  );
  const filled = rows.filter(({ onHand }) => onHand > 0);
  const movements = filled.map(({ productId, onHand }) => ({
    sellerId,
    productId,
    id: newId(),
    kind: 'adjust' as const,
    onHandDelta: onHand,
    onHandAfter: onHand,
    reservedAfter: 0,
    backorderedAfter: 0,
    reason: 'first stock',
    actor: actorName(ctx),
    createdAt: now,
  }));
  await insertMany(tx, stockMovement, movements);
}
