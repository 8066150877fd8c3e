import type { AdminInputs } from '@stoa/admin-contract';
import { adminProductsText as text } from '@stoa/messages';
import {
  askedOf,
  type ListControl,
  listViews,
  readDays,
  readRange,
  type ViewOf,
} from '../../../kit/list/index.ts';

/** The filters of the list, by their names in the address. ADM-101 */
export const FILTERS = [
  'kind',
  'visible',
  'brand',
  'category',
  'attribute',
  'stock',
  'missing',
  'price',
  'changed',
] as const;

/** All products that are not archived, and those that are. ADM-107 */
export const views = listViews({ all: text.all, archived: text.archived });
export type View = ViewOf<typeof views>;

/** Returns what the contract is asked for by what the list shows; prices are of `currency`. ADM-050, ADM-101 */
export function askedBy(state: ListControl['state'], view: View, currency: string) {
  const { filters } = state;
  const price = readRange(filters.price?.[0], { unit: 'money', currency });
  const { from, to } = readDays(filters.changed?.[0]);
  return askedOf<Omit<AdminInputs['products']['list'], 'shop'>>(state, {
    archived: view === 'archived' ? 'true' : undefined,
    kind: filters.kind,
    visible: filters.visible?.[0],
    brand: filters.brand,
    category: filters.category,
    attribute: filters.attribute,
    stock: filters.stock,
    missing: filters.missing,
    leastPrice: price.least,
    mostPrice: price.most,
    from,
    to,
  });
}
