import type { ClientType } from '../shop/index.ts';

/** The orders a listing can have, in the order of the menu. LIST-063 to LIST-067 */
export const sortCodes = ['bestmatch', 'bestseller-desc', 'id-desc', 'price-asc', 'price-desc'] as const;
export type SortCode = (typeof sortCodes)[number];

export function isSortCode(value: unknown): value is SortCode {
  return sortCodes.some((code) => code === value);
}

/** Returns the code of a sort's label. LIST-063 to LIST-067 */
export function sortLabel(code: SortCode): `listing.sort.${SortCode}` {
  return `listing.sort.${code}`;
}

/** Returns the order of a listing when nothing is chosen. LIST-068, LIST-069, CONST-013, OPEN-030 */
export function defaultSort(type: ClientType): SortCode {
  return type === 'marketplace' ? 'bestseller-desc' : 'id-desc';
}
