import type { VariationSelection } from '../model.ts';
import {
  type MovedAttribute,
  moveAttributes,
  type OwnAttribute,
  type WantedAttribute,
} from './attributes.ts';
import { allCombinations, countCombinations } from './combinations.ts';
import { type ArrangedVariation, keyOfCombination, projected, type Restated, restate } from './values.ts';

/** The most variations that a product has. ADM-111 */
export const MOST_VARIATIONS = 2048;

/** A variation with the values that it will have. */
export interface Placed<V extends ArrangedVariation> {
  readonly variation: V;
  readonly values: VariationSelection;
}

/** A combination of values that no variation has. */
export interface MissingCombination<V extends ArrangedVariation> {
  readonly values: VariationSelection;
  /** It has a value that is new to the product; of a new attribute one that no variation is given. */
  readonly isNew: boolean;
  /** The archived variation that is brought back for it. */
  readonly archived: V | null;
}

/** What other attributes make of the variations of a product. */
export interface Arrangement<V extends ArrangedVariation> {
  readonly attributes: readonly OwnAttribute[];
  /** Of all values with each other; may be more than there are whole numbers for, as 500^6 is. */
  readonly combinations: number;
  /** Variations that stay, each with a combination of its own. */
  readonly kept: readonly Placed<V>[];
  /** Variations that are to be archived, with all the values that they had. */
  readonly archived: readonly Placed<V>[];
  /** Variations that are archived already, and have other values now. */
  readonly restated: readonly Placed<V>[];
  /** In the order of attributes and values; none are told where there are more combinations than variations may be. */
  readonly missing: readonly MissingCombination<V>[];
  /**
   * Returns a missing combination by its values, however many there are; `unknown` where these are not one value of each
   * attribute, `taken` where a variation that stays has them.
   */
  find(values: VariationSelection): MissingCombination<V> | 'unknown' | 'taken';
}

/**
 * Returns what becomes of the variations of a product when its attributes become others. ADM-110 to ADM-112
 *
 * A renamed value goes with all variations that have it, archived ones too. An attribute that is added gives each of them
 * its first value, unless it has had one before. Whose value is gone is archived with its values as they are. Whoever loses
 * an attribute stays without it; of several that become alike the first stays, and the others are archived with what they
 * had, so that they are found when the attribute comes back. Without any attribute no variation stays.
 */
export function arrangeVariations<V extends ArrangedVariation>(
  present: readonly OwnAttribute[],
  wanted: readonly WantedAttribute[],
  variations: readonly V[],
): Arrangement<V> {
  const moved = moveAttributes(present, wanted);
  const inOrder = variations
    .toSorted((a, b) => a.position - b.position)
    .map((variation) => restate(moved, variation));
  const { kept, archived } = keepOrArchive(
    moved,
    inOrder.filter(({ variation }) => !variation.archived),
  );
  const shelved = inOrder.filter(({ variation }) => variation.archived);
  const byKey = firstOfEach(shelved);
  const find = (values: VariationSelection) => {
    const key = keyOfCombination(moved, values);
    if (key === undefined) return 'unknown';
    if (kept.has(key)) return 'taken';
    const isNew = moved.some((one) => isNewIn(one, values[one.attribute.id] ?? '', kept.size > 0));
    return { values: projected(moved, values), isNew, archived: byKey.get(key) ?? null };
  };
  const attributes = moved.map(({ attribute }) => attribute);
  const combinations = countCombinations(attributes);
  return {
    attributes,
    combinations,
    kept: [...kept.values()],
    archived,
    restated: shelved.filter(isRestated).map(({ variation, values }) => ({ variation, values })),
    missing:
      combinations > MOST_VARIATIONS
        ? []
        : allCombinations(attributes)
            .map(find)
            .filter((one) => typeof one !== 'string'),
    find,
  };
}

/** Sorts by the values in the order of attributes and values. */
export function inOrderOfValues<T>(
  attributes: readonly OwnAttribute[],
  items: readonly T[],
  valuesOf: (item: T) => VariationSelection,
): T[] {
  const orders = attributes.map(
    ({ id, options }) => [id, new Map(options.map(({ value }, place) => [value, place]))] as const,
  );
  const ranked = items.map((item) => {
    const values = valuesOf(item);
    return { item, places: orders.map(([id, order]) => order.get(values[id] ?? '') ?? order.size) };
  });
  const compare = (a: readonly number[], b: readonly number[]) =>
    a.map((place, at) => place - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return ranked.toSorted((a, b) => compare(a.places, b.places)).map(({ item }) => item);
}

function keepOrArchive<V extends ArrangedVariation>(
  moved: readonly MovedAttribute[],
  active: readonly Restated<V>[],
) {
  const kept = new Map<string, Placed<V>>();
  const archived: Placed<V>[] = [];
  for (const { variation, values, key } of active) {
    if (key === undefined || kept.has(key)) archived.push({ variation, values });
    else kept.set(key, { variation, values: projected(moved, values) });
  }
  return { kept, archived };
}

/**
 * Of archived variations with a combination: one that has nothing else, else the one that was changed last, else the first.
 * Several have the same one where a value was given the name of one that is gone: the last that was archived is meant.
 */
function firstOfEach<V extends ArrangedVariation>(shelved: readonly Restated<V>[]): Map<string, V> {
  const byKey = new Map<string, Restated<V>>();
  for (const one of shelved) {
    if (one.key === undefined) continue;
    const other = byKey.get(one.key);
    if (!other || isRather(one, other)) byKey.set(one.key, one);
  }
  return new Map([...byKey].map(([key, { variation }]) => [key, variation]));
}

function isRather<V extends ArrangedVariation>(one: Restated<V>, other: Restated<V>): boolean {
  if (one.hasMore !== other.hasMore) return other.hasMore;
  return one.variation.changedAt > other.variation.changedAt;
}

/** An attribute that is added gives the variations that there are its first value, which so is nothing new. */
function isNewIn({ isAdded, fresh, places }: MovedAttribute, value: string, hasVariations: boolean): boolean {
  return isAdded && hasVariations ? places.get(value) !== 0 : fresh.has(value);
}

const isRestated = <V extends ArrangedVariation>({ variation, values }: Restated<V>): boolean =>
  Object.entries(values).some(([id, value]) => variation.values[id] !== value);
