import type { CalendarDay } from '../format/index.ts';
import type { ClassCode } from '../product/class-code.ts';
import type { Availability } from './availability.ts';

/** The properties of a product that the stock rule uses. */
export interface StockSubject extends Availability {
  readonly classCode: ClassCode;
  /**
   * The final price is above zero; of a grouped product, that of a child. It is a flag and not the amount, so that
   * hidden prices stay hidden.
   */
  readonly hasPrice: boolean;
  readonly archived?: boolean;
  readonly unavailableForSale?: boolean;
  readonly discontinued?: boolean;
  /** Variable products: how many variations exist. */
  readonly variationCount?: number;
  /** Grouped products: a visible child can be bought. */
  readonly childSalable?: boolean;
  /** At most this many left counts as low stock; absent or 0 never does. */
  readonly lowStockThreshold?: number | null;
  /** The merchant's own words for low stock and for a backorder; plain text. */
  readonly lowStockMessage?: string | null;
  readonly backorderMessage?: string | null;
  readonly expectedShipDay?: CalendarDay | null;
  /** Pieces of this product that one cart may hold. */
  readonly maxCartQuantity?: number;
}
