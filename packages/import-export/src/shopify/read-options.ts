import { cutText, oneLine } from '../names/texts.ts';
import { plainDecimal } from '../read/numbers.ts';
import type { Column, Row } from './columns.ts';
import { type CellReader, shortened } from './read-cells.ts';
import { NO_OPTION } from './shopify-product.ts';

/** A column of option values that the lines of a product use. */
interface Axis {
  readonly label: string;
  readonly column: Column;
}

/** The options of a product, and the lines that are variants of it with their values. */
export interface ReadOptions {
  readonly options: readonly string[];
  readonly variants: readonly { readonly row: Row; readonly values: readonly string[] }[];
}

const optionColumns = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

const MAX_LABEL = 120;
/** Values one option may have, and variants a product may. */
const MAX_VALUES = 500;
const MAX_VARIANTS = 2048;
/** What stands in where a variant has no value for an option that others have. */
const NO_VALUE = 'Default';

/** Finds the options and variants of a product's lines; what contradicts itself is made to fit, and told. */
export function readOptions(main: Row, rows: readonly Row[], cells: CellReader): ReadOptions {
  const axes = axesOf(main, rows, cells);
  if (axes.length === 0) return withoutOptions(main, rows, cells);
  const variants = variantRows(main, rows, axes, cells).map((row) => ({
    row,
    values: valuesOf(row, axes, cells),
  }));
  return { options: axes.map(({ label }) => label), variants: distinct(variants, axes, cells) };
}

/** The columns in which any line has a value, under names of their own. */
function axesOf(main: Row, rows: readonly Row[], cells: CellReader): Axis[] {
  const used = optionColumns.flatMap(([name, column]) => {
    const values = rows.map((row) => oneLine(row.cell(column) ?? '')).filter((value) => value !== '');
    const named = rows.map((row) => oneLine(row.cell(name) ?? '')).find((label) => label !== '') ?? '';
    const isNone = isNoName(named) && values.every(isNoValue);
    return values.length === 0 || isNone ? [] : [{ name, column, named, values }];
  });
  const labels = new Set<string>();
  return used.map(({ name, column, named, values }) => {
    const label = freeLabel(labelOf(named, column, values), labels);
    labels.add(label);
    if (label !== named) {
      const was =
        named === '' ? 'The option has no name' : `'${shortened(named)}' can't be the name of this option`;
      cells.tell('named', main, name, `${was}; it was named '${label}'`);
    }
    return { label, column };
  });
}

const isNoName = (name: string) => name === '' || name.toLowerCase() === NO_OPTION.name.toLowerCase();
const isNoValue = (value: string) => value.toLowerCase() === NO_OPTION.value.toLowerCase();

/** Shopify calls the option of a product that has none `Title`; real values under it are something else. */
function labelOf(named: string, column: Column, values: readonly string[]): string {
  if (!isNoName(named)) return cutText(named, MAX_LABEL);
  if (values.every((value) => plainDecimal(value, { decimalComma: false }) !== undefined)) return 'Amount';
  return column === 'option1Value' ? 'Option' : `Option ${column.charAt('option'.length)}`;
}

function freeLabel(preferred: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : ` ${n}`;
    const label = preferred.slice(0, MAX_LABEL - suffix.length) + suffix;
    if (!taken.has(label)) return label;
  }
}

/** Of a product without options only the first line can be sold, unless others have a price or sku of their own. */
function withoutOptions(main: Row, rows: readonly Row[], cells: CellReader): ReadOptions {
  const single = { options: [], variants: [{ row: main, values: [] }] };
  const others = rows.filter((row) => row !== main && isSold(row) && soldAs(row) !== soldAs(main));
  const known = new Set<string>();
  const sold = [main, ...others].filter((row) => !known.has(soldAs(row)) && known.add(soldAs(row)));
  if (sold.length === 1) return single;
  const first = sold[1] ?? main;
  cells.tell(
    'named',
    first,
    'option1Name',
    "several lines have a sku or price of their own and no option; they were told apart by an option 'Option'",
  );
  const skus = sold.map((row) => oneLine(row.cell('sku') ?? ''));
  const isTelling = skus.every((sku) => sku !== '') && new Set(skus).size === skus.length;
  return {
    options: ['Option'],
    variants: sold.map((row, at) => ({
      row,
      values: [isTelling ? cutText(skus[at] ?? '', MAX_LABEL) : String(at + 1)],
    })),
  };
}

const isSold = (row: Row): boolean => (['sku', 'price'] as const).some((column) => row.cell(column)?.trim());
const soldAs = (row: Row): string => JSON.stringify([row.cell('sku')?.trim(), row.cell('price')?.trim()]);

/** Lines with a value, and those with a sku of their own that are not there for a picture alone. */
function variantRows(main: Row, rows: readonly Row[], axes: readonly Axis[], cells: CellReader): Row[] {
  const hasValue = (row: Row) => axes.some(({ column }) => row.cell(column)?.trim());
  const skus = new Set(rows.filter(hasValue).map((row) => row.cell('sku')?.trim()));
  return rows.filter((row) => {
    if (hasValue(row)) return true;
    const sku = row.cell('sku')?.trim() ?? '';
    // A line that speaks for the product alone, above the variants; its price may be meant for all of them.
    if (row === main || !isSold(row)) return false;
    const isPicture = (row.cell('imageSrc')?.trim() ?? '') !== '' && (sku === '' || skus.has(sku));
    if (isPicture) return false;
    if (sku !== '' && !skus.has(sku)) return true;
    cells.tell('no-value', row, 'option1Value', 'the line has a price and no option value; it was left out');
    return false;
  });
}

function valuesOf(row: Row, axes: readonly Axis[], cells: CellReader): string[] {
  return axes.map(({ column, label }) => {
    const value = oneLine(row.cell(column) ?? '');
    if (value === '') {
      cells.tell(
        'no-value',
        row,
        column,
        `the variant has no value for '${label}'; it was given '${NO_VALUE}'`,
      );
      return NO_VALUE;
    }
    if (value.length > MAX_LABEL) {
      cells.tell('cut', row, column, `the value has ${value.length} characters and was cut to ${MAX_LABEL}`);
    }
    return cutText(value, MAX_LABEL);
  });
}

type Variant = ReadOptions['variants'][number];

/** Each combination of values once: what is there twice is the same line, or gets a value of its own. */
function distinct(variants: readonly Variant[], axes: readonly Axis[], cells: CellReader): Variant[] {
  const known = new Map<string, Row>();
  const values = axes.map(() => new Set<string>());
  const kept: Variant[] = [];
  const last = axes.at(-1)?.column ?? 'option1Value';
  for (const variant of variants) {
    const { row } = variant;
    const earlier = known.get(JSON.stringify(variant.values));
    if (earlier && (soldAs(earlier) === soldAs(row) || !isSold(row))) {
      cells.tell(
        'dropped',
        row,
        last,
        `the line repeats the variant of line ${earlier.line}; it was left out`,
      );
      continue;
    }
    const own = earlier ? freeValues(variant.values, known) : variant.values;
    const isTooMany = kept.length === MAX_VARIANTS || values.some((set, at) => isFull(set, own[at] ?? ''));
    if (isTooMany) {
      const most = `a product has at most ${MAX_VARIANTS} variants and ${MAX_VALUES} values of an option`;
      cells.tell('too-many', row, last, `${most}; the line was left out`);
      continue;
    }
    if (own !== variant.values) {
      const was = variant.values.join(', ');
      cells.tell(
        'repeated',
        row,
        last,
        `'${shortened(was)}' is there already; it was named '${own.at(-1) ?? ''}'`,
      );
    }
    known.set(JSON.stringify(own), row);
    for (const [at, set] of values.entries()) set.add(own[at] ?? '');
    kept.push({ row, values: own });
  }
  return kept;
}

const isFull = (set: ReadonlySet<string>, value: string): boolean =>
  set.size >= MAX_VALUES && !set.has(value);

function freeValues(values: readonly string[], known: ReadonlyMap<string, Row>): string[] {
  const others = values.slice(0, -1);
  const value = values.at(-1) ?? '';
  for (let n = 2; ; n++) {
    const suffix = ` (${n})`;
    const own = [...others, value.slice(0, MAX_LABEL - suffix.length) + suffix];
    if (!known.has(JSON.stringify(own))) return own;
  }
}
