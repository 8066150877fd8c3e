import type { CartQuery } from '@stoa/contract';
import { cartText } from '@stoa/messages';

/** A cart as its page gets it: amounts in major units, null where they are hidden. */
export type CartData = CartQuery['getCartSummary'];
export type CartItem = CartData['items'][number];

/** The status of a line: fine, or in one of the lists of lines that block the checkout. CART-529 */
export type LineStatus = 'fine' | 'changed' | 'over-limit' | 'unavailable';

export interface CartLineData {
  readonly item: CartItem;
  readonly status: LineStatus;
  /** What is wrong with it, as a sentence. */
  readonly trouble: string | undefined;
  /** The quantity that could be bought instead. */
  readonly reducesTo: number | undefined;
}

/** Everything in the cart; lines that can't be bought come first, because they block the checkout. */
export function cartLines(cart: CartData): CartLineData[] {
  const errors = new Map(cart.itemErrors.map(({ item_id, message }) => [item_id, message]));
  const linesOf = (items: readonly CartItem[], status: LineStatus) =>
    items.map((item) => {
      const trouble = errors.get(item.item_id) ?? troubleOf[status];
      return { item, status, trouble, reducesTo: reducesTo(item, status) };
    });
  return [
    ...linesOf(cart.invalid_items, 'unavailable'),
    ...linesOf(cart.changed_items, 'changed'),
    ...linesOf(cart.limit_items, 'over-limit'),
    ...linesOf(cart.items, 'fine'),
  ];
}

/** Returns the lines that keep the cart from being bought. CART-529 */
export const faultyLines = (cart: CartData): CartLineData[] =>
  cartLines(cart).filter(({ status }) => status !== 'fine');

/** What a buyer can do about a line at fault. */
export const remedyOf = ({ reducesTo: qty }: CartLineData): string =>
  qty === undefined ? cartText.toRemove() : cartText.toReduce({ qty });

const troubleOf = {
  fine: undefined,
  changed: cartText.changed(),
  'over-limit': cartText.overLimit(),
  unavailable: cartText.unavailable(),
} as const;

function reducesTo({ qty, max_cart_qty }: CartItem, status: LineStatus): number | undefined {
  const tooMany = status === 'changed' || status === 'over-limit';
  return tooMany && max_cart_qty > 0 && max_cart_qty < qty ? max_cart_qty : undefined;
}

/** Choices as the contract keeps them: texts by label; anything else is no choice. */
export function choicesOf(data: unknown): readonly (readonly [label: string, value: string])[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([label, value]) =>
    typeof value === 'string' ? [[label, value] as const] : [],
  );
}
