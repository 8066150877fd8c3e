import {
  MOST_VALUES,
  optionOf,
  type ReadAttributes,
  sameAs,
  type TypedAttribute,
  type TypedOption,
} from './model.ts';

let last = 0;
const newKey = (): string => {
  last += 1;
  return `new:${last}`;
};

/** Makes an attribute of which nothing is typed yet. */
export const newAttribute = (): TypedAttribute => ({
  key: newKey(),
  id: null,
  label: '',
  displayType: 'button',
  options: [],
});

/** Returns the attributes with one of them changed. */
export const withAttribute = (
  attributes: readonly TypedAttribute[],
  at: number,
  change: Partial<TypedAttribute>,
): readonly TypedAttribute[] =>
  attributes.map((attribute, place) => (place === at ? { ...attribute, ...change } : attribute));

/** Returns the values with one of them changed. */
export const withOption = (
  options: readonly TypedOption[],
  at: number,
  change: Partial<TypedOption>,
): readonly TypedOption[] =>
  options.map((option, place) => (place === at ? { ...option, ...change } : option));

/** What became of values that were added. */
export interface AddedValues {
  readonly options: readonly TypedOption[];
  readonly added: number;
  /** How many were there already. */
  readonly repeated: number;
  /** How many the attribute has no room for. */
  readonly tooMany: number;
}

/**
 * Adds values to those of an attribute. One that the product has and that was taken out before is put back as what it
 * was, with its colour; one that is there already is not added again. ADM-110, ADM-112
 */
export function addValues(
  options: readonly TypedOption[],
  values: readonly string[],
  read: ReadAttributes[number]['options'],
): AddedValues {
  const claimed = new Set(options.map(({ was }) => was));
  const free = new Map(
    read.filter(({ value }) => !claimed.has(value)).map((option) => [sameAs(option.value), option]),
  );
  const present = new Set(options.map(({ value }) => sameAs(value)));
  const added: TypedOption[] = [];
  let [repeated, tooMany] = [0, 0];
  for (const typed of values) {
    const value = typed.trim();
    if (value === '') continue;
    if (present.has(sameAs(value))) repeated += 1;
    else if (options.length + added.length >= MOST_VALUES) tooMany += 1;
    else {
      const before = free.get(sameAs(value));
      added.push(before ? { ...optionOf(before), value } : { key: newKey(), was: null, value, swatch: '' });
    }
    present.add(sameAs(value));
  }
  return { options: [...options, ...added], added: added.length, repeated, tooMany };
}

/** Takes the colours of values away; `kept` holds them, by the keys of their values. */
export const withoutSwatches = (
  options: readonly TypedOption[],
): { readonly options: readonly TypedOption[]; readonly kept: ReadonlyMap<string, string> } => ({
  options: options.map((option) => ({ ...option, swatch: '' })),
  kept: new Map(options.map(({ key, swatch }) => [key, swatch])),
});

/** Gives values the colours back that were taken away; one that has a colour by now keeps it. */
export const withSwatches = (
  options: readonly TypedOption[],
  kept: ReadonlyMap<string, string>,
): readonly TypedOption[] =>
  options.map((option) => ({ ...option, swatch: option.swatch || (kept.get(option.key) ?? '') }));
