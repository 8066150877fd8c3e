import type { AdminOutputs } from '@stoa/admin-contract';
import type { PlannedArchive } from '@stoa/commerce';

/** Variations that are told one by one. */
const MOST_TOLD = 100;

/**
 * Tells the variations that would be archived as the contract has it: those that open orders wait for first, then those
 * with pieces on the shelf, and the others in their order. ADM-112
 */
export function toldArchives(
  archives: readonly PlannedArchive[],
  openOrders: ReadonlyMap<string, number>,
): AdminOutputs['variations']['planAttributes']['archives'] {
  const items = archives.map((one) => ({ ...one, openOrders: openOrders.get(one.id) ?? 0 }));
  const rank = (one: (typeof items)[number]) => (one.openOrders > 0 ? 0 : (one.onHand ?? 0) > 0 ? 1 : 2);
  return {
    count: items.length,
    items: items.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_TOLD),
    inOpenOrders: items.filter((one) => one.openOrders > 0).length,
    withStock: items.filter(({ onHand }) => (onHand ?? 0) > 0).length,
  };
}
