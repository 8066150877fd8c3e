import type { ProductPagePartsFragment } from '@stoa/contract';
import type { CurrencyCode } from '@stoa/domain';
import type { PictureSource } from '@stoa/ui';
import { type PriceLevelShown, priceLevelsShown } from '../price-levels.ts';
import { columnReader, columnValues, type PackedColumn, packColumn, readColumn } from './column.ts';

/** One combination of a variable product, as the contract tells it. */
export type ContractVariation = ProductPagePartsFragment['variations'][number];

/** What of a variation is carried as it is. */
const columns = [
  'sku',
  'stockStatus',
  'stockStatusText',
  'isBuyable',
  'maxCartQty',
  'salableQty',
  'allow_backorders',
  'archived',
] as const satisfies readonly (keyof ContractVariation)[];

type Column = (typeof columns)[number];

type Amount = 'price' | 'final_price' | 'msrp';

/** A variation on its page; amounts in major units, null where they are hidden. */
export interface VariationData extends Pick<ContractVariation, Column>, Record<Amount, number | null> {
  /** Chosen value by the position of the attribute; empty where it has none. */
  readonly values: readonly string[];
  /** What to say of its stock. */
  readonly stockMessage: string | undefined;
  readonly image: PictureSource | undefined;
  readonly priceLevels: readonly PriceLevelShown[];
}

/**
 * All variations of a product, column by column, and their pictures once each: thousands of combinations in a few
 * kilobytes, of which a page unpacks what is looked at. VAR-022 to VAR-038
 */
export interface PackedVariations {
  readonly count: number;
  readonly columns: { readonly [C in Column]: PackedColumn<ContractVariation[C]> };
  readonly amounts: { readonly [A in Amount]: PackedColumn<number | null> };
  readonly priceLevels: PackedColumn<readonly PriceLevelShown[]>;
  /** A column for each attribute. */
  readonly values: readonly PackedColumn<string>[];
  readonly stockMessages: PackedColumn<string>;
  readonly images: PackedColumn<PictureSource | null>;
}

/** Packs what the contract tells; `attributeIds` are in the order of the product. */
export function packVariations(
  variations: readonly ContractVariation[],
  attributeIds: readonly string[],
  currency: CurrencyCode,
): PackedVariations {
  return {
    count: variations.length,
    columns: Object.fromEntries(
      columns.map((name) => [name, packColumn(variations.map((one) => one[name]))]),
    ) as PackedVariations['columns'],
    amounts: {
      price: packColumn(variations.map(({ price }) => price ?? null)),
      final_price: packColumn(variations.map(({ final_price }) => final_price ?? null)),
      msrp: packColumn(variations.map(({ msrp }) => msrp ?? null)),
    },
    priceLevels: packColumn(
      variations.map(({ available_price_levels: levels }) => priceLevelsShown(levels, currency)),
    ),
    values: attributeIds.map((id) => packColumn(variations.map((one) => textAt(one.variation_values, id)))),
    stockMessages: packColumn(variations.map((one) => one.stock_message?.text ?? '')),
    images: packColumn(variations.map((one) => one.image ?? null)),
  };
}

/** The contract leaves the values as JSON. */
function textAt(values: unknown, attributeId: string): string {
  if (typeof values !== 'object' || values === null) return '';
  const value: unknown = Reflect.get(values, attributeId);
  return typeof value === 'string' ? value : '';
}

/** Returns the data of each variation that choosing needs, in their order. */
export function variationRows({ count, columns: packed, values }: PackedVariations) {
  const sku = columnReader(packed.sku);
  const archived = columnReader(packed.archived);
  const status = columnReader(packed.stockStatus);
  const readers = values.map(columnReader);
  return Array.from({ length: count }, (_, row) => ({
    sku: sku(row),
    values: readers.map((read) => read(row)),
    status: archived(row) ? null : status(row),
  }));
}

/** Reads all that is known of one variation. @throws RangeError for a row that is not there */
export function readVariation(packed: PackedVariations, row: number): VariationData {
  const read = <C extends Column>(name: C) => readColumn(packed.columns[name], row);
  return {
    sku: read('sku'),
    isBuyable: read('isBuyable'),
    price: readColumn(packed.amounts.price, row),
    final_price: readColumn(packed.amounts.final_price, row),
    msrp: readColumn(packed.amounts.msrp, row),
    stockStatus: read('stockStatus'),
    stockStatusText: read('stockStatusText'),
    maxCartQty: read('maxCartQty'),
    salableQty: read('salableQty'),
    allow_backorders: read('allow_backorders'),
    archived: read('archived'),
    priceLevels: readColumn(packed.priceLevels, row),
    values: packed.values.map((column) => readColumn(column, row)),
    stockMessage: readColumn(packed.stockMessages, row) || undefined,
    image: readColumn(packed.images, row) ?? undefined,
  };
}

/** Returns the pictures of all variations, each once. */
export function variationPictures({ images }: PackedVariations): PictureSource[] {
  return columnValues(images).flatMap((picture) => picture ?? []);
}
