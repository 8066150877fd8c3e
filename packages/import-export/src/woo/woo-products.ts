import { oneLine } from '../names/texts.ts';
import type { WooRow } from './woo-columns.ts';

/** The lines of one product: its own, and those of its variations. */
export interface WooProduct {
  /** What the file knows it by. */
  readonly key: string;
  readonly row: WooRow;
  readonly variations: readonly WooRow[];
}

export const kindsOf = (row: WooRow): string[] =>
  row
    .text('type')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '');
export const isVariation = (row: WooRow): boolean =>
  kindsOf(row).some((kind) => kind === 'variation' || kind === 'product_variation');
export const isGrouped = (row: WooRow): boolean => kindsOf(row).includes('grouped');

/** What a line can be referred to by: its id, and its sku. */
export function referencesOf(row: WooRow): string[] {
  const id = row.text('id');
  const sku = oneLine(row.text('sku'));
  return [...(id === '' ? [] : [`id:${id}`]), ...(sku === '' ? [] : [sku.toLowerCase()])];
}

export const keyOfReference = (reference: string): string =>
  oneLine(reference).toLowerCase().replace(/\s/g, '');

/** How many variations refer to each product. */
export class VariationCounts {
  readonly #counts = new Map<string, number>();

  see(row: WooRow): void {
    const parent = keyOfReference(row.text('parent'));
    this.#counts.set(parent, (this.#counts.get(parent) ?? 0) + 1);
  }

  /** Variations that refer to a product, by any of its references. */
  of(row: WooRow): number {
    return referencesOf(row).reduce((sum, one) => sum + (this.#counts.get(keyOfReference(one)) ?? 0), 0);
  }
}

/** A line that belongs to no product. */
export interface StrayRow {
  readonly stray: WooRow;
}

/**
 * Puts products together from lines in any order: one waits for its variations, and a set for what it consists of,
 * which is given at the end.
 */
export async function* wooProducts(
  rows: AsyncIterable<WooRow>,
  counts: VariationCounts,
): AsyncGenerator<WooProduct | StrayRow> {
  const waiting = new Map<
    string,
    { readonly row: WooRow; readonly variations: WooRow[]; readonly count: number }
  >();
  const early = new Map<string, WooRow[]>();
  const sets: WooRow[] = [];
  const keyOf = (row: WooRow) => referencesOf(row)[0] ?? oneLine(row.text('name')).toLowerCase();
  for await (const row of rows) {
    if (isVariation(row)) {
      const parent = keyOfReference(row.text('parent'));
      const known = waiting.get(parent);
      if (!known) {
        const waits = early.get(parent);
        if (waits) waits.push(row);
        else early.set(parent, [row]);
        continue;
      }
      known.variations.push(row);
      if (known.variations.length < known.count) continue;
      yield { key: keyOf(known.row), row: known.row, variations: known.variations };
      for (const one of referencesOf(known.row)) waiting.delete(keyOfReference(one));
      continue;
    }
    if (isGrouped(row)) {
      sets.push(row);
      continue;
    }
    const count = counts.of(row);
    const references = referencesOf(row).map(keyOfReference);
    const variations = references.flatMap((one) => early.get(one) ?? []);
    for (const one of references) early.delete(one);
    if (variations.length >= count) yield { key: keyOf(row), row, variations };
    else for (const one of references) waiting.set(one, { row, variations, count });
  }
  const left = new Set([...waiting.values()].map(({ row }) => row));
  for (const { row, variations } of waiting.values()) {
    if (left.delete(row)) yield { key: keyOf(row), row, variations };
  }
  for (const stray of [...early.values()].flat()) yield { stray };
  for (const row of sets) yield { key: keyOf(row), row, variations: [] };
}
