import type { ProductPagePartsFragment } from '@stoa/contract';
import type { CurrencyCode } from '@stoa/domain';
import type { PictureSource } from '@stoa/ui';
import { type PriceLevelShown, priceLevelsShown } from '../price-levels.ts';
import { columnValues, type PackedColumn } from './column.ts';
import { packColumn } from './pack-column.ts';

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

export type Column = (typeof columns)[number];

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

/** Returns the pictures of all variations, each once. */
export function variationPictures({ images }: PackedVariations): PictureSource[] {
  return columnValues(images).flatMap((picture) => picture ?? []);
}
