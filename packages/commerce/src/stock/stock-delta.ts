import type { LockedStock } from './lock-stock.ts';

/** What is added to the three amounts of a locked row. */
export interface StockDelta {
  readonly row: LockedStock;
  readonly onHand: number;
  readonly reserved: number;
  readonly backordered: number;
}
