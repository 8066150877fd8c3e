import type { CartQuery } from '@stoa/contract';

/** A cart as its page gets it: amounts in major units, null where they are hidden. */
export type CartData = CartQuery['getCartSummary'];
export type CartItem = CartData['items'][number];

/** How a line stands: as it is, or in one of the lists of lines that keep the cart from being bought. CART-529 */
export type LineStanding = 'fine' | 'changed' | 'unavailable';

export interface CartLineData {
  readonly item: CartItem;
  readonly standing: LineStanding;
  /** What is wrong with it, in words. */
  readonly error: string | undefined;
}

/** Everything in the cart; what can't be bought comes first, for it stands in the way. */
export function cartLines(cart: CartData): CartLineData[] {
  const errors = new Map(cart.itemErrors.map(({ item_id, message }) => [item_id, message]));
  const linesOf = (items: readonly CartItem[], standing: LineStanding) =>
    items.map((item) => ({ item, standing, error: errors.get(item.item_id) }));
  return [
    ...linesOf(cart.invalid_items, 'unavailable'),
    ...linesOf([...cart.changed_items, ...cart.limit_items], 'changed'),
    ...linesOf(cart.items, 'fine'),
  ];
}

/** Choices as the contract keeps them: texts by label; anything else is no choice. */
export function choicesOf(data: unknown): readonly (readonly [label: string, value: string])[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([label, value]) =>
    typeof value === 'string' ? [[label, value] as const] : [],
  );
}
