import type { StockRow } from './stock-view.ts';

/** The stock of a product or variation as staff see it. */
export interface StockNow {
  /** Pieces on the shelf. */
  readonly onHand: number;
  /** Of these, held for orders. */
  readonly reserved: number;
  /** On hand, but not reserved. */
  readonly salable: number;
  /** Pieces sold that are not there yet. */
  readonly backordered: number;
  readonly allowBackorders: boolean;
  readonly backorderMessage: string;
  readonly backorderShipDate: Date | null;
  readonly lowStockThreshold: number;
  readonly lowStockAlertMessage: string;
}

/** Returns a row of the stock table, or what a query made of it, as staff see it. */
export function stockNow(row: StockRow): StockNow {
  const { onHand, reserved, backordered, backorderShipDate } = row;
  return {
    onHand,
    reserved,
    salable: onHand - reserved,
    backordered,
    allowBackorders: row.allowBackorders,
    backorderMessage: row.backorderMessage,
    backorderShipDate: backorderShipDate === null ? null : new Date(backorderShipDate),
    lowStockThreshold: row.lowStockThreshold,
    lowStockAlertMessage: row.lowStockAlertMessage,
  };
}
