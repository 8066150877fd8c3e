import type { Repairs } from '../item/repairs.ts';
import { cutText, oneLine } from '../names/texts.ts';
import { listOf, type WooHeader, type WooRow } from './woo-columns.ts';
import type { WooProduct } from './woo-products.ts';

export interface WooAttribute {
  readonly name: string;
  readonly values: readonly string[];
}

/** Variants a product may have, and lines one variation may stand for. */
const MAX_VARIANTS = 2048;
const MAX_EXPANDED = 200;
const MAX_LABEL = 120;

/** The attributes of a line, each with its values; those with one name are one. */
export function wooAttributes(row: WooRow, { attributes }: WooHeader): WooAttribute[] {
  const found = new Map<string, { readonly name: string; readonly values: Set<string> }>();
  for (const { name, values } of attributes) {
    const label = cutText(oneLine(row.at(name)), MAX_LABEL);
    if (label === '') continue;
    const texts = listOf(row.at(values).replaceAll('|', ','))
      .map((value) => cutText(oneLine(value), MAX_LABEL))
      .filter((value) => value !== '');
    const known = found.get(label.toLowerCase()) ?? { name: label, values: new Set<string>() };
    found.set(label.toLowerCase(), known);
    for (const text of texts) known.values.add(text);
  }
  return [...found.values()].map(({ name, values }) => ({ name, values: [...values] }));
}

interface WooVariations {
  readonly options: readonly string[];
  readonly variants: readonly { readonly row: WooRow; readonly values: readonly string[] }[];
}

/**
 * The options of a product and the combinations its variations stand for. A variation that leaves out the value of an
 * option is meant for any of them, and becomes one for each.
 */
export function wooVariations(
  { row, variations }: WooProduct,
  attributes: readonly WooAttribute[],
  header: WooHeader,
  repairs: Repairs,
): WooVariations {
  if (variations.length === 0) return { options: [], variants: [{ row, values: [] }] };
  const told = variations.map((one) => ({ row: one, chosen: chosenOf(one, header) }));
  const named = new Set(told.flatMap(({ chosen }) => [...chosen.keys()]));
  const own = attributes.filter(({ name }) => named.has(name.toLowerCase()));
  const others = [...named].filter((key) => !own.some(({ name }) => name.toLowerCase() === key));
  const options = [
    ...own.map(({ name }) => name),
    ...others.map((key) => told.map(({ chosen }) => chosen.get(key)?.name).find(Boolean) ?? key),
  ].slice(0, 6);
  if (options.length === 0)
    return numbered(
      told.map((one) => one.row),
      repairs,
    );
  const valuesOf = (option: string) =>
    [
      ...new Set([
        ...(own.find(({ name }) => name === option)?.values ?? []),
        ...told.flatMap(({ chosen }) => chosen.get(option.toLowerCase())?.values[0] ?? []),
      ]),
    ].slice(0, 500);
  const choices = new Map(options.map((option) => [option, valuesOf(option)]));
  const known = new Set<string>();
  const variants: { row: WooRow; values: string[] }[] = [];
  // What names every value goes before what stands for any.
  const exact = told.toSorted((a, b) => b.chosen.size - a.chosen.size);
  for (const { row: line, chosen } of exact) {
    for (const values of combinations(options, chosen, choices)) {
      const key = JSON.stringify(values);
      if (known.has(key) || variants.length === MAX_VARIANTS) {
        const why = known.has(key)
          ? 'a combination of it is there already'
          : `a product has at most ${MAX_VARIANTS} variants`;
        repairs.add('repeated', line.line, 'Attribute 1 value(s)', `${why}; it was left out`);
        continue;
      }
      known.add(key);
      variants.push({ row: line, values });
    }
    if (chosen.size < options.length) {
      repairs.add(
        'any',
        line.line,
        'Attribute 1 value(s)',
        'the variation is for any value; it became one for each, with the same stock',
      );
    }
  }
  return { options, variants };
}

/** The attributes of which a variation has a value, by name without regard to case. */
function chosenOf(row: WooRow, header: WooHeader): Map<string, WooAttribute> {
  const chosen = wooAttributes(row, header).filter(({ values }) => values.length > 0);
  return new Map(chosen.map((one) => [one.name.toLowerCase(), one]));
}

function combinations(
  options: readonly string[],
  chosen: ReadonlyMap<string, WooAttribute>,
  choices: ReadonlyMap<string, readonly string[]>,
): string[][] {
  let all: string[][] = [[]];
  for (const option of options) {
    const value = chosen.get(option.toLowerCase())?.values[0];
    const values = value === undefined ? (choices.get(option) ?? []) : [value];
    const each = values.length === 0 ? ['Default'] : values;
    all = all.flatMap((one) => each.map((next) => [...one, next])).slice(0, MAX_EXPANDED);
  }
  return all;
}

/** Variations that say nothing of what they are. */
function numbered(rows: readonly WooRow[], repairs: Repairs): WooVariations {
  const [first] = rows;
  if (first) {
    const reason = "the variations have no attribute; they were told apart by an option 'Option'";
    repairs.add('named', first.line, 'Attribute 1 name', reason);
  }
  return { options: ['Option'], variants: rows.map((row, at) => ({ row, values: [String(at + 1)] })) };
}
