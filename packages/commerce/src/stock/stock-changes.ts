import { emitProductChanges, type Queries } from '@stoa/database';
import { calendarDay, stockInfo } from '@stoa/domain';
import type { ShopContext } from '../kernel/context.ts';
import type { LockedStock } from './lock-stock.ts';
import { stockView } from './stock-view.ts';

export interface StockChange {
  readonly before: LockedStock;
  readonly after: LockedStock;
}

/**
 * `stock.changed` for every row, `stock.status-changed` only where shoppers see a difference: another status, or
 * another displayed number. Only the latter drops cached pages.
 */
export async function emitStockChanges(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  changes: readonly StockChange[],
): Promise<void> {
  for (const [sellerId, own] of Map.groupBy(changes, ({ before }) => before.sellerId)) {
    await emitProductChanges(tx, 'stock.changed', sellerId, idsOf(own));
    const seen = own.filter(({ before, after }) => shown(ctx, before) !== shown(ctx, after));
    await emitProductChanges(tx, 'stock.status-changed', sellerId, idsOf(seen));
  }
}

const idsOf = (changes: readonly StockChange[]) => changes.map(({ before }) => before.productId);

/** What a page shows of the stock of one piece. */
function shown({ shop, clock }: Pick<ShopContext, 'shop' | 'clock'>, row: LockedStock): string {
  const { status, text, messages } = stockInfo(
    stockView(row, row, shop.timeZone),
    1,
    calendarDay(clock(), shop.timeZone),
  );
  return JSON.stringify([status, text, messages]);
}
