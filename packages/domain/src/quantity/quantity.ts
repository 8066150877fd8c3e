/** The most pieces of one product in a cart. QTY-004, CONST-011 */
export const MAX_QUANTITY = 100;

/** Converts typed text to the control's quantity: a whole number, at least 1. QTY-001 to QTY-003 */
export function controlQuantity(typed: string | number | null | undefined): number {
  const text = String(typed).trim();
  const whole = /^\d+(\.\d*)?$/.test(text) ? Math.floor(Number(text)) : 1;
  return Math.min(Math.max(1, whole), MAX_QUANTITY);
}

/**
 * Returns a quantity sent by a client: a whole number from 1 to 100, also as plain digits. `undefined` for anything
 * else (0, -1, 1.5, 1e9, 'abc'), which the edge refuses as invalid input. CART-511, QTY-008
 */
export function parseQuantity(sent: unknown): number | undefined {
  const number = typeof sent === 'string' && /^\d{1,3}$/.test(sent) ? Number(sent) : sent;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return number >= 1 && number <= MAX_QUANTITY ? number : undefined;
}

export interface QuantityLimits {
  readonly salable: number;
  readonly backorders: boolean;
  /** Pieces of the product in the cart already. */
  readonly inCart: number;
  /** The product's own limit where it has one. */
  readonly maxCartQuantity?: number | null | undefined;
}

/**
 * Returns the highest quantity the control offers: what is salable (any number with backorders), at most 100, less
 * what is in the cart, and never below 1; what exceeds stock is refused by the server. QTY-004, QTY-005, OPEN-020
 */
export function maxQuantity(limits: QuantityLimits): number {
  return Math.max(1, addableQuantity(limits));
}

/**
 * Returns how many more pieces may go into the cart; 0 when it holds all there are. The server's rule. CHK-010,
 * OPEN-020
 */
export function addableQuantity({ salable, backorders, inCart, maxCartQuantity }: QuantityLimits): number {
  const cap = Math.min(MAX_QUANTITY, maxCartQuantity ?? MAX_QUANTITY);
  return Math.max(0, Math.min(cap, backorders ? cap : salable) - inCart);
}
