import type { AdminOutputs, MatrixVariation } from '@stoa/admin-contract';
import type { Place } from '../../../kit/place.ts';
import type { SheetPicture } from '../../../kit/sheet/index.ts';
import { tellValues } from '../product/variations/values.ts';

/** All variations of a product as they were read. */
export type Matrix = AdminOutputs['variations']['matrix'];
export type MatrixProduct = Matrix['product'];
export type MatrixRow = MatrixVariation;

/** The language and the currency in which amounts and weights are typed. */
export type Purse = Pick<Place, 'locale' | 'currency'>;

/** The columns in which something can be typed or chosen, by their ids. */
export type ColumnId = 'sku' | 'price' | 'msrp' | 'weight' | 'picture' | 'availability';

/** Returns what tells a variation by its values, or by its sku where it has none. */
export const rowNamer =
  ({ variationAttributes }: Pick<MatrixProduct, 'variationAttributes'>) =>
  ({ values, sku }: Pick<MatrixRow, 'values' | 'sku'>): string =>
    tellValues(values, variationAttributes) || sku;

/** The pictures that variations of a product may have, each once; films are none. */
export function picturesOf({ media }: Pick<MatrixProduct, 'media'>): readonly SheetPicture[] {
  const files = new Set<string>();
  return media.filter(({ kind, file }) => {
    const isNew = kind === 'image' && !files.has(file);
    files.add(file);
    return isNew;
  });
}

export const idOfRow = ({ id }: Pick<MatrixRow, 'id'>): string => id;
