import type { JsonObject, JsonValue } from '../json/index.ts';

/** The most lines a cart may have. The limit bounds the work for a cart and for the order made of it. */
export const MAX_CART_LINES = 200;

/** The properties by which two additions to a cart become one line. */
export interface LineIdentity {
  readonly productId: string;
  readonly sellerId: string;
  /** Choices by option; the order of keys does not matter. */
  readonly options: JsonObject;
  /** A personalized piece is one of its kind. QTY-006 */
  readonly personalization?: JsonObject | null | undefined;
  readonly freebieOf?: string | null | undefined;
}

/**
 * Returns the key under which additions become one line: same product, seller and options. `undefined` for what never
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
