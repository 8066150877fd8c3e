/** How many of the newest orders are looked through for those that are new. */
export const LOOKED_THROUGH = 50;

/** How many orders came since one was the newest; `more` where it is not among those that were looked through. */
export interface NewOrders {
  readonly count: number;
  readonly more: boolean;
}

/** Counts the orders before `seen` in a list that begins with the newest; without one seen, all are new. ADM-202 */
export function countNew(
  newestFirst: readonly { readonly id: string }[],
  seen: string | undefined,
): NewOrders {
  const at = newestFirst.findIndex(({ id }) => id === seen);
  if (at >= 0) return { count: at, more: false };
  return { count: newestFirst.length, more: newestFirst.length >= LOOKED_THROUGH };
}
