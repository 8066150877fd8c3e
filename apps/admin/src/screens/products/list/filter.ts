import type { AdminInputs } from '@stoa/admin-contract';
import { cursorOf, type ListControl, readDays, readRange } from '../../../kit/list/index.ts';

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

export const views = ['all', 'archived'] as const;
export type View = (typeof views)[number];

/** Reads the view out of the address of the list; one that there is none of is that of all that are not archived. */
export const readView = (search: URLSearchParams): View =>
  views.find((view) => view === search.get('view')) ?? 'all';

/** The query of the address of a view: words, filters and order stay; place and unfolded rows are of the other rows. */
export function queryOfView(view: View, before: URLSearchParams): string {
  const search = new URLSearchParams(before);
  for (const name of ['view', 'at', 'page', 'open']) search.delete(name);
  if (view !== 'all') search.set('view', view);
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
}

type Asked = AdminInputs['products']['list'];

/** Returns what the contract is asked for by what the list shows; prices are of `currency`. ADM-050, ADM-101 */
export function askedBy(
  { words, filters, sort, place }: ListControl['state'],
  view: View,
  currency: string,
): Omit<Asked, 'shop'> {
  const price = readRange(filters.price?.[0], { unit: 'money', currency });
  const { from, to } = readDays(filters.changed?.[0]);
  const asked = {
    q: words === '' ? undefined : words.slice(0, 100),
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
    sort: sort?.by,
    direction: sort && (sort.descending ? 'desc' : 'asc'),
    cursor: cursorOf(place),
  };
  // What the address names and the contract does not know is refused by it.
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Omit<
    Asked,
    'shop'
  >;
}
