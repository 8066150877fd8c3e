import type { Scope } from '@stoa/domain';

/** The parts of a shop that permissions are about, in the order in which they are told. */
const areas = {
  catalog: ['catalog', 'prices', 'stock'],
  content: ['content'],
  orders: ['orders'],
  customers: ['customers', 'messages', 'reviews'],
  marketing: ['marketing', 'reports'],
  shop: ['settings', 'sellers', 'staff', 'shops'],
} as const;
type Area = keyof typeof areas;

/** Sorts permissions by what they are about; parts without any are left out, and none is lost. */
export function areasOf(
  scopes: readonly Scope[],
): { readonly area: Area; readonly scopes: readonly Scope[] }[] {
  return (Object.keys(areas) as Area[])
    .map((area) => ({
      area,
      scopes: scopes.filter((scope) =>
        (areas[area] as readonly string[]).includes(scope.split(':')[0] ?? ''),
      ),
    }))
    .filter((entry) => entry.scopes.length > 0);
}
