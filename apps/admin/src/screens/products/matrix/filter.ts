import { adminMatrixText as text } from '@stoa/messages';
import type { FilterValues, ListControl, ListFilter } from '../../../kit/list/index.ts';
import { availabilities, availabilityOf } from './availability.ts';
import type { MatrixProduct, MatrixRow } from './matrix.ts';

/** What a variation has on the shelf. */
const stocks = {
  in: text.inStock(),
  low: text.lowStock(),
  out: text.outOfStock(),
  none: text.notKept(),
} as const;

type Attributes = MatrixProduct['variationAttributes'];

/** The name of the filter by an attribute, in the address; no other filter begins so. */
const ofAttribute = (id: string): string => `a.${id}`;

/** The names of the filters of a product's variations. */
export const filterNames = (attributes: Attributes): readonly string[] => [
  ...attributes.map(({ id }) => ofAttribute(id)),
  'status',
  'stock',
];

/** The filters of a product's variations: by the values of each attribute, by availability and by stock. ADM-113 */
export const filtersOf = (attributes: Attributes): readonly ListFilter[] => [
  ...attributes.map(({ id, label, options }) => ({
    kind: 'choice' as const,
    name: ofAttribute(id),
    label,
    several: true,
    options: options.map(({ value }) => ({ value, label: value })),
  })),
  {
    kind: 'choice',
    name: 'status',
    label: text.filterAvailability(),
    several: true,
    options: availabilities,
  },
  {
    kind: 'choice',
    name: 'stock',
    label: text.filterStock(),
    several: true,
    options: Object.entries(stocks).map(([value, label]) => ({ value, label })),
  },
];

/** Whether archived variations are asked for, which are read on demand. */
export const asksForArchived = (filters: FilterValues): boolean =>
  filters.status?.includes('archived') === true;

/**
 * Returns what says whether a variation is shown: it has one of the values of each filter that is set, and each of the
 * words in its sku or its values. What is saved counts, so that no row vanishes while it is changed; archived ones are
 * shown where they are asked for. ADM-113
 */
export function showing(
  { filters, words }: Pick<ListControl['state'], 'filters' | 'words'>,
  attributes: Attributes,
  { locale }: { readonly locale: string },
): (row: MatrixRow) => boolean {
  const tests: ((row: MatrixRow) => boolean)[] = [];
  for (const { id } of attributes) {
    const wanted = filters[ofAttribute(id)];
    if (wanted === undefined) continue;
    const values = new Set(wanted);
    tests.push((row) => values.has(row.values[id] ?? ''));
  }
  const statuses = filters.status && new Set(filters.status);
  tests.push((row) => (statuses === undefined ? !row.archived : statuses.has(availabilityOf(row))));
  const { stock } = filters;
  if (stock !== undefined) tests.push((row) => stock.some((one) => hasStock(row, one)));
  const lower = (said: string) => said.toLocaleLowerCase(locale);
  const parts = lower(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (parts.length > 0) {
    tests.push((row) => {
      const said = lower([row.sku, ...Object.values(row.values)].join(' '));
      return parts.every((part) => said.includes(part));
    });
  }
  return (row) => tests.every((test) => test(row));
}

function hasStock({ salable, low }: Pick<MatrixRow, 'salable' | 'low'>, stock: string): boolean {
  if (stock === 'none') return salable === null;
  if (salable === null) return false;
  if (stock === 'low') return low;
  return stock === 'in' ? salable > 0 : stock === 'out' && salable <= 0;
}
