import { type OptionType, optionType } from './option-type.ts';

/** A property in which variations differ (colour, size), drawn in one of three ways. ENT-037, VAR-001 to VAR-003 */
export interface VariationAttribute {
  readonly id: string;
  readonly label: string;
  readonly displayType: 'button' | 'dropdown' | 'radio';
  readonly options: readonly VariationAttributeOption[];
}

export interface VariationAttributeOption {
  readonly value: string;
  readonly label: string;
}

/** One buyable combination. ENT-036, ENT-522 */
export interface Variation {
  readonly sku: string;
  /** Chosen value by the id of the variation attribute. */
  readonly values: VariationSelection;
  /** Stock status of its product for one piece; `null` when the product is missing. */
  readonly status: string | null;
  /** Usable sellers other than the shown one offer it. */
  readonly otherSellers?: boolean;
}

/** Chosen value by the id of the variation attribute. */
export type VariationSelection = Readonly<Record<string, string>>;

export interface VariationModel {
  readonly attributes: readonly VariationAttribute[];
  /** In the shop's configured order. */
  readonly variations: readonly Variation[];
  readonly defaultSku?: string | null;
  /** The combinations that exist (`variation_display`); others are hidden when it is valid. OPEN-015 */
  readonly display?: readonly VariationSelection[] | null;
}

/** A variation with the values that look-ups need. */
export interface IndexedVariation {
  readonly variation: Variation;
  readonly type: OptionType;
  /** Values in the order of the attributes. */
  readonly values: readonly string[];
}

/** The model prepared for look-ups: built once per product; a choice then costs a few hash look-ups. */
export interface VariationIndex {
  readonly attributes: readonly VariationAttribute[];
  readonly entries: readonly IndexedVariation[];
  /** By values of the first n attributes, all of them or fewer. */
  readonly byPrefix: ReadonlyMap<string, PrefixEntry>;
  /** By one value, a map for each attribute in their order. */
  readonly byValue: readonly ReadonlyMap<string, readonly IndexedVariation[]>[];
  readonly hidesMissing: boolean;
  readonly defaultSku: string | undefined;
}

interface PrefixEntry {
  readonly first: IndexedVariation;
  /** Whether any variation under the prefix can be chosen. */
  readonly available: boolean;
}

const SEPARATOR = '\u0000';

export function keyOf(values: readonly string[]): string {
  return values.join(SEPARATOR);
}

export function valuesOf(attributes: readonly VariationAttribute[], selection: VariationSelection): string[] {
  return attributes.map((attribute) => selection[attribute.id] ?? '');
}

/** Prepares a product's variations. Of two variations with the same values the first counts. */
export function indexVariations(model: VariationModel): VariationIndex {
  const display = validDisplay(model);
  const listed = display && new Set(display.map((selection) => keyOf(valuesOf(model.attributes, selection))));
  const entries = model.variations
    .map((variation) => indexed(model.attributes, variation))
    .filter((entry) => !listed || listed.has(keyOf(entry.values)));
  const byPrefix = new Map<string, PrefixEntry>();
  const byValue = model.attributes.map(() => new Map<string, IndexedVariation[]>());
  for (const entry of entries) {
    addPrefixes(byPrefix, entry);
    addValues(byValue, entry);
  }
  return {
    attributes: model.attributes,
    entries,
    byPrefix,
    byValue,
    hidesMissing: display !== undefined,
    defaultSku: model.defaultSku ?? undefined,
  };
}

function indexed(attributes: readonly VariationAttribute[], variation: Variation): IndexedVariation {
  const type = optionType(variation.status, variation.otherSellers);
  return { variation, type, values: valuesOf(attributes, variation.values) };
}

function addPrefixes(byPrefix: Map<string, PrefixEntry>, entry: IndexedVariation): void {
  const available = entry.type !== 'type_4';
  let key: string | undefined;
  for (const value of entry.values) {
    key = key === undefined ? value : key + SEPARATOR + value;
    const known = byPrefix.get(key);
    if (!known) byPrefix.set(key, { first: entry, available });
    else if (available && !known.available) byPrefix.set(key, { first: known.first, available });
  }
}

function addValues(byValue: readonly Map<string, IndexedVariation[]>[], entry: IndexedVariation): void {
  byValue.forEach((lists, position) => {
    const value = entry.values[position] ?? '';
    const list = lists.get(value);
    if (list) list.push(entry);
    else lists.set(value, [entry]);
  });
}

/** Valid when not empty and every entry names a known value of every attribute. VAR-034, OPEN-015 */
function validDisplay({ display, attributes }: VariationModel): readonly VariationSelection[] | undefined {
  if (!display || display.length === 0) return undefined;
  const known = attributes.map(({ id, options }) => ({
    id,
    values: new Set<string | undefined>(options.map((option) => option.value)),
  }));
  const isValid = display.every((entry) => known.every(({ id, values }) => values.has(entry[id])));
  return isValid ? display : undefined;
}
