import type { Column, PackedVariations, VariationData } from './packed.ts';
import { columnReader, readColumn } from './read-column.ts';

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
