import type { JsonObject, JsonValue } from '../json/index.ts';
import { type Message, message } from '../message/index.ts';
import { MAX_QUANTITY } from '../quantity/index.ts';

/** Lines in one cart; keeps a cart (and the order made of it) of a size that can be handled. */
export const MAX_CART_LINES = 200;

/** What makes two additions the same line. */
export interface LineIdentity {
  readonly productId: string;
  readonly sellerId: string;
  /** Choices by option; the order of keys does not matter. */
  readonly options: JsonObject;
  /** A personalized piece is one of its kind. QTY-006 */
  readonly personalization?: JsonObject | null | undefined;
  readonly freebieOf?: string | null | undefined;
}

export interface QuantityLine extends LineIdentity {
  readonly quantity: number;
}

/**
 * The key under which additions become one line: same product, seller and options. `undefined` for what never
 * merges: personalized pieces and gifts.
 */
export function lineKey(line: LineIdentity): string | undefined {
  if (line.freebieOf || (line.personalization && Object.keys(line.personalization).length > 0))
    return undefined;
  return JSON.stringify([line.productId, line.sellerId, sorted(line.options)]);
}

/** Objects as sorted pairs, so that equal choices make equal text. */
function sorted(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const pairs = Object.entries(value).map(([key, part]): [string, JsonValue] => [key, sorted(part)]);
  return pairs.sort(([a], [b]) => (a < b ? -1 : 1));
}

export interface AddedLine<Line> {
  readonly lines: readonly Line[];
  /** Where the addition went; -1 when nothing was added. */
  readonly index: number;
  /** Pieces added; fewer than asked for when the line is full. */
  readonly added: number;
  readonly notice?: Message;
}

/** Adds to the line it belongs to, or as a new one; a line holds at most 100, a cart 200 lines. CONST-011 */
export function addLine<Line extends QuantityLine>(lines: readonly Line[], addition: Line): AddedLine<Line> {
  const key = lineKey(addition);
  const index = key === undefined ? -1 : lines.findIndex((line) => lineKey(line) === key);
  const present = lines[index]?.quantity ?? 0;
  if (index === -1 && lines.length >= MAX_CART_LINES) {
    return { lines, index, added: 0, notice: message('cart.too_many_lines', { n: MAX_CART_LINES }) };
  }
  const quantity = Math.min(MAX_QUANTITY, present + addition.quantity);
  const line = { ...(lines[index] ?? addition), quantity };
  return {
    lines: index === -1 ? [...lines, line] : lines.with(index, line),
    index: index === -1 ? lines.length : index,
    added: quantity - present,
    ...(present + addition.quantity > MAX_QUANTITY && {
      notice: message('cart.line_limit', { n: MAX_QUANTITY }),
    }),
  };
}

/** Pieces of one seller's product over all lines, as stock has to supply them. */
export function quantityInCart(lines: readonly QuantityLine[], productId: string, sellerId: string): number {
  const same = lines.filter((line) => line.productId === productId && line.sellerId === sellerId);
  return same.reduce((sum, line) => sum + line.quantity, 0);
}

/** The badge after adding: what it showed plus what was added, one when the reply does not say. CART-512, CART-513 */
export function badgeAfterAdding(previous: number, addedQty: number | null | undefined): number {
  return previous + (addedQty ?? 1);
}
