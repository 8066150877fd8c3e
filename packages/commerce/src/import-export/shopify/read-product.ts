import { parseDecimal } from '@stoa/domain';
import type { Column, Row } from './columns.ts';
import { headingOf } from './columns.ts';
import {
  NO_OPTION,
  type ShopifyImage,
  type ShopifyProduct,
  type ShopifyStatus,
  type ShopifyVariant,
} from './shopify-product.ts';

/** A line that can't be read, and why. */
export class RowFault extends Error {
  readonly line: number;
  readonly column: string;

  constructor(row: Row, column: Column, reason: string) {
    super(reason);
    this.line = row.line;
    this.column = headingOf(column);
  }
}

export interface ReadProduct {
  readonly product: ShopifyProduct;
  /** Where each variant stands in the file. */
  readonly variantLines: readonly number[];
}

/**
 * What the lines of one handle say together. The first line speaks for the product, each with an option value,
 * a sku or a price for a variant, each with a picture for that.
 * @throws RowFault
 */
export function readProduct(rows: readonly [Row, ...Row[]], currency: string): ReadProduct {
  const [first] = rows;
  const text = (column: Column) => first.cell(column)?.trim();
  const options = optionNames(first);
  const variantRows = rows.filter((row) => row === first || isVariant(row));
  const variants = variantRows.map((row) => readVariant(row, options.length, currency));
  requireDifferent(variantRows, variants);
  const shipping = variantRows.flatMap((row) => flag(row, 'requiresShipping') ?? []);
  return {
    variantLines: variantRows.map(({ line }) => line),
    product: {
      handle: text('handle') ?? '',
      title: text('title'),
      body: text('body'),
      vendor: text('vendor'),
      type: text('type'),
      tags: text('tags'),
      published: flag(first, 'published'),
      status: readStatus(first),
      giftCard: flag(first, 'giftCard'),
      requiresShipping: shipping.length === 0 ? undefined : shipping.includes(true),
      seoTitle: text('seoTitle'),
      seoDescription: text('seoDescription'),
      images: readImages(rows),
      options,
      variants,
    },
  };
}

const optionColumns = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

function optionNames(first: Row): string[] {
  const names = optionColumns.map(([name]) => first.cell(name)?.trim() ?? '');
  const used = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
  const blank = optionColumns[used.indexOf('')];
  if (blank) throw new RowFault(first, blank[0], 'a later option has a name and this one has none');
  const repeated = optionColumns[used.findIndex((name, at) => used.indexOf(name) < at)];
  if (repeated) throw new RowFault(first, repeated[0], 'two options have the same name');
  const isDefault = used.length === 1 && used[0] === NO_OPTION.name;
  return isDefault && first.cell('option1Value')?.trim() === NO_OPTION.value ? [] : used;
}

const isVariant = (row: Row): boolean =>
  (['option1Value', 'sku', 'price'] as const).some((column) => row.cell(column)?.trim());

function readVariant(row: Row, options: number, currency: string): ShopifyVariant {
  const values = optionColumns.slice(0, options).map(([, column]) => {
    const value = row.cell(column)?.trim() ?? '';
    if (value === '') throw new RowFault(row, column, 'the variant has no value for this option');
    return value;
  });
  return {
    values,
    sku: row.cell('sku')?.trim(),
    grams: readGrams(row),
    tracked: row.cell('tracker') === undefined ? undefined : row.cell('tracker')?.trim() !== '',
    quantity: readQuantity(row),
    backorders: readPolicy(row),
    price: readAmount(row, 'price', currency) ?? undefined,
    compareAt: readAmount(row, 'compareAt', currency),
    image: row.cell('variantImage')?.trim(),
  };
}

function requireDifferent(rows: readonly Row[], variants: readonly ShopifyVariant[]): void {
  const keys = variants.map(({ values }) => JSON.stringify(values));
  const known = new Set<string>();
  for (const [at, key] of keys.entries()) {
    const row = rows[at];
    if (row && known.has(key))
      throw new RowFault(row, 'option1Value', 'two variants have the same option values');
    known.add(key);
  }
}

/** `null` when the cell is blank. */
function readAmount(row: Row, column: 'price' | 'compareAt', currency: string): number | null | undefined {
  const cell = row.cell(column)?.trim();
  if (cell === undefined || cell === '') return cell === '' ? null : undefined;
  const amount = parseDecimal(cell, currency);
  if (amount === undefined)
    throw new RowFault(row, column, `'${shortened(cell)}' is no amount in ${currency}`);
  if (amount < 0) throw new RowFault(row, column, 'an amount below zero');
  return amount;
}

function readGrams(row: Row): number | undefined {
  const cell = row.cell('grams')?.trim();
  if (cell === undefined) return undefined;
  if (!/^\d{0,9}(?:\.\d{1,6})?$/.test(cell))
    throw new RowFault(row, 'grams', `'${shortened(cell)}' is no weight in grams`);
  return Math.round(Number(cell));
}

/** Fewer than none were sold beyond the stock: none are left. */
function readQuantity(row: Row): number | undefined {
  const cell = row.cell('quantity')?.trim();
  if (cell === undefined || cell === '') return undefined;
  if (!/^-?\d{1,9}(?:\.0+)?$/.test(cell))
    throw new RowFault(row, 'quantity', `'${shortened(cell)}' is no number of pieces`);
  return Math.max(0, Math.trunc(Number(cell)));
}

const policies: Readonly<Record<string, boolean>> = { deny: false, false: false, continue: true, true: true };

function readPolicy(row: Row): boolean | undefined {
  const cell = row.cell('policy')?.trim().toLowerCase();
  if (cell === undefined || cell === '') return undefined;
  const found = Object.hasOwn(policies, cell) ? policies[cell] : undefined;
  if (found === undefined)
    throw new RowFault(row, 'policy', `'${shortened(cell)}' is neither deny nor continue`);
  return found;
}

function flag(row: Row, column: 'published' | 'giftCard' | 'requiresShipping'): boolean | undefined {
  const cell = row.cell(column)?.trim().toLowerCase();
  if (cell === undefined || cell === '') return undefined;
  if (cell !== 'true' && cell !== 'false')
    throw new RowFault(row, column, `'${shortened(cell)}' is neither true nor false`);
  return cell === 'true';
}

function readStatus(row: Row): ShopifyStatus | undefined {
  const cell = row.cell('status')?.trim().toLowerCase();
  if (cell === undefined || cell === '') return undefined;
  if (cell === 'active' || cell === 'draft' || cell === 'archived') return cell;
  throw new RowFault(row, 'status', `'${shortened(cell)}' is neither active, draft nor archived`);
}

/** In the order of their positions; those without one come last, as they stand. */
function readImages(rows: readonly Row[]): ShopifyImage[] | undefined {
  if (rows[0]?.cell('imageSrc') === undefined) return undefined;
  const placed = rows.flatMap((row) => {
    const src = row.cell('imageSrc')?.trim() ?? '';
    const position = Number.parseInt(row.cell('imagePosition') ?? '', 10);
    const image = { src, alt: row.cell('imageAlt')?.trim() ?? '' };
    return src === ''
      ? []
      : [{ image, position: Number.isNaN(position) ? Number.MAX_SAFE_INTEGER : position }];
  });
  const sorted = placed.toSorted((a, b) => a.position - b.position).map(({ image }) => image);
  return sorted.filter(({ src }, at) => sorted.findIndex((one) => one.src === src) === at);
}

const shortened = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
