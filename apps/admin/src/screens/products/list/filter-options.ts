import type { AdminOutputs } from '@stoa/admin-contract';
import { adminProductsText } from '@stoa/messages';
import type { Option } from '../../../kit/list/index.ts';
import { placeNodes } from '../../../kit/tree-picker/index.ts';

type Facets = AdminOutputs['products']['facets'];

/** What products can be filtered by, as choices. */
export interface FacetOptions {
  readonly brand: readonly Option[];
  readonly category: readonly Option[];
  readonly attribute: readonly Option[];
}

/**
 * Returns what products can be filtered by as choices: categories as their tree, attributes as their values below the
 * name of each. ADM-101
 */
export const facetOptions = ({ brands, categories, attributes }: Facets): FacetOptions => ({
  brand: brands.map((brand) => ({ value: brand, label: brand })),
  category: placeNodes(
    categories.map(({ id, name, parent, isActive }) => ({
      value: id,
      label: name,
      parent,
      note: isActive ? undefined : adminProductsText.notVisible(),
    })),
  ).map(({ value, label, note, depth, above }) => ({
    value,
    label,
    ...(note !== undefined && { hint: note }),
    depth,
    above,
  })),
  attribute: attributes.flatMap(({ name, values }) =>
    values.map((value) => ({ value: `${name}=${value}`, label: value, group: tellAttribute(name) })),
  ),
});

/** Attributes are named for programs: `shell_material` is told as “Shell material”. */
export function tellAttribute(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
