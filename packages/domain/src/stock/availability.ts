/** A product's row in the stock table. */
export interface StockLevel {
  readonly onHand: number;
  /** Held for checkouts under way. */
  readonly reserved: number;
  /** `false` for products without stock keeping (services, gift certificates), which are always available. */
  readonly managed: boolean;
  readonly allowBackorders: boolean;
}

export interface Availability {
  /** Pieces that can be sold from stock now; never negative. */
  readonly salable: number;
  /** More than `salable` may be ordered and is delivered later. */
  readonly backorders: boolean;
}

/** Salable quantity of goods without stock keeping: more than any cart may hold. */
export const UNMANAGED_QUANTITY = 1_000_000;

/** Returns the one formula for what can be sold: on hand less reserved. STOCK-002, STOCK-013 */
export function availability(level: StockLevel): Availability {
  if (!level.managed) return { salable: UNMANAGED_QUANTITY, backorders: false };
  return { salable: Math.max(0, level.onHand - level.reserved), backorders: level.allowBackorders };
}

/**
 * Tells whether the whole quantity can be sold, from stock or by backorder. The server checks it before it takes
 * stock, whatever the page showed. CHK-010, OPEN-020
 */
export function canSupply({ salable, backorders }: Availability, quantity: number): boolean {
  return backorders || quantity <= salable;
}
