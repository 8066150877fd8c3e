import { availability, type ClassCode, calendarDay, type StockSubject } from '@stoa/domain';

/** What the stock table holds of a product, as a query gives it (times may be text from JSON). */
export interface StockRow {
  readonly onHand: number;
  readonly reserved: number;
  readonly backordered: number;
  readonly allowBackorders: boolean;
  readonly backorderMessage: string;
  readonly backorderShipDate: Date | string | null;
  readonly lowStockThreshold: number;
  readonly lowStockAlertMessage: string;
}

/** What the stock rule asks of the product itself. */
export interface StockedProduct {
  readonly classCode: ClassCode;
  readonly hasPrice: boolean;
  readonly archived: boolean;
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
}

/** A product's stock as read models carry it; the domain's `stockInfo` makes status and messages of it. */
export interface StockView extends StockSubject {
  readonly onHand: number;
  readonly backordered: number;
}

/**
 * Converts a stock row for the stock rule; nothing else interprets it. A product without a row has no stock keeping
 * and is always available. STOCK-002, STOCK-006, STOCK-012, STOCK-013, OPEN-016
 */
export function stockView(product: StockedProduct, row: StockRow | null, timeZone: string): StockView {
  const { classCode, hasPrice, archived, unavailableForSale, discontinued } = product;
  const flags = { classCode, hasPrice, archived, unavailableForSale, discontinued };
  if (!row) {
    const unmanaged = { onHand: 0, reserved: 0, managed: false, allowBackorders: false };
    return { ...flags, ...availability(unmanaged), onHand: 0, backordered: 0 };
  }
  return {
    ...flags,
    // A discontinued product has no backorders.
    ...availability({ ...row, managed: true, allowBackorders: row.allowBackorders && !discontinued }),
    onHand: row.onHand,
    backordered: row.backordered,
    lowStockThreshold: row.lowStockThreshold,
    lowStockMessage: row.lowStockAlertMessage,
    backorderMessage: row.backorderMessage,
    expectedShipDay:
      row.backorderShipDate === null ? null : calendarDay(new Date(row.backorderShipDate), timeZone),
  };
}

/** What is left of the variations or children of a product, summed up. */
export interface CombinedStock {
  readonly count: number;
  readonly salable: number;
  readonly backorders: boolean;
  readonly priced: boolean;
}

/** Returns the stock of a variable or grouped product: that of what is below it. STOCK-510, STOCK-511 */
export function combinedStockView(product: StockedProduct, below: CombinedStock): StockView {
  return {
    ...product,
    // With nothing below there is no price to be wrong: the rule has a case of its own for that.
    hasPrice: below.priced || below.count === 0,
    salable: below.salable,
    backorders: below.backorders,
    onHand: below.salable,
    backordered: 0,
    variationCount: below.count,
    childSalable: below.salable > 0 || below.backorders,
  };
}
