import type { VariationSelection } from '../model.ts';
import type { MovedAttribute } from './attributes.ts';

/** What a variation is known by. */
export interface ArrangedVariation {
  readonly id: string;
  readonly sku: string;
  readonly values: VariationSelection;
  readonly archived: boolean;
  readonly position: number;
  /** When anything of it was changed last. */
  readonly changedAt: Date;
}

/** A variation with what attributes that were changed make of its values. */
export interface Restated<V extends ArrangedVariation> {
  readonly variation: V;
  /** All it has, also of attributes that are gone. */
  readonly values: VariationSelection;
  /** Which combination of the attributes it is; absent where it lacks a value, or has one that is gone. */
  readonly key?: string;
  /** It has a value of an attribute that is gone. */
  readonly hasMore: boolean;
}

/** Renames the values of a variation, and gives it the first one of each attribute that was added. */
export function restate<V extends ArrangedVariation>(
  moved: readonly MovedAttribute[],
  variation: V,
): Restated<V> {
  const values: Record<string, string> = { ...variation.values };
  const places: number[] = [];
  let known = 0;
  for (const { attribute, isAdded, renamed, gone, places: all } of moved) {
    const { id, options } = attribute;
    const own = valueAt(variation.values, id);
    if (own !== undefined) known += 1;
    const value = own === undefined ? (isAdded ? options[0]?.value : undefined) : (renamed.get(own) ?? own);
    if (value !== undefined) values[id] = value;
    const isGone = own !== undefined && gone.has(own);
    const place = value === undefined || isGone ? undefined : all.get(value);
    if (place !== undefined) places.push(place);
  }
  const isWhole = moved.length > 0 && places.length === moved.length;
  const hasMore = Object.keys(variation.values).length > known;
  return { variation, values, hasMore, ...(isWhole && { key: places.join() }) };
}

/** Returns the key of a combination of values; `undefined` where an attribute has no or another value. */
export function keyOfCombination(
  moved: readonly MovedAttribute[],
  values: VariationSelection,
): string | undefined {
  if (moved.length === 0 || Object.keys(values).length !== moved.length) return undefined;
  const places = moved.map(({ attribute, places }) => places.get(valueAt(values, attribute.id) ?? ''));
  return places.includes(undefined) ? undefined : places.join();
}

/** Returns the values of the attributes that there are, in their order. */
export function projected(moved: readonly MovedAttribute[], values: VariationSelection): VariationSelection {
  return Object.fromEntries(moved.map(({ attribute: { id } }) => [id, valueAt(values, id) ?? ''] as const));
}

/** Names that every object has, such as `constructor`, may be ids of attributes. */
export const valueAt = (values: VariationSelection, id: string): string | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined;
