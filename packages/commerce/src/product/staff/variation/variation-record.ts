import { product, type Queries } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import type { StoredRecord } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { requireProduct } from '../../../pricing/index.ts';
import type { RecordVariation } from '../../write/product-record.ts';
import { readPictures, recordMedia } from '../parts/pictures.ts';
import { readLevels } from '../parts/price-levels.ts';

/** What staff may set of a variation, as its record has it. */
export type VariationFields = Omit<RecordVariation, 'values' | 'stock'>;

/** A variation with what hangs on it. */
export interface VariationRow {
  readonly sellerId: string;
  readonly parentId: string;
  readonly fields: VariationFields;
}

/**
 * A variation of a product as the record of a change. It is locked together with its product, in the one order in which
 * everybody locks products; its own row, levels and pictures are read, however many others there are.
 */
export function variationRecord(
  ctx: ShopContext,
  { productId, variationId }: { readonly productId: string; readonly variationId: string },
): StoredRecord<VariationRow> {
  const found = async (tx: Queries, row: Row | undefined) => {
    if (row?.parentId !== productId) return undefined;
    const { sellerId, revision } = row;
    return { row: { sellerId, parentId: productId, fields: await fieldsOf(tx, row) }, revision, sellerId };
  };
  return {
    entity: 'product',
    id: variationId,
    field: 'variationId',
    view: ({ fields }) => fields,
    lock: async (tx) => found(tx, await requireProduct(tx, ctx, variationId)),
    count: async (tx, now) => {
      const [row] = await tx
        .update(product)
        .set({ revision: sql`revision + 1`, updatedAt: now })
        .where(and(eq(product.id, variationId), eq(product.parentId, productId)))
        .returning();
      return found(tx, row);
    },
  };
}

type Row = Awaited<ReturnType<typeof requireProduct>>;

async function fieldsOf(tx: Queries, row: Row): Promise<VariationFields> {
  return {
    sku: row.sku,
    price: row.price,
    msrp: row.msrp,
    priceLevels: await readLevels(tx, row.sellerId, row.id),
    media: recordMedia(await readPictures(tx, row.sellerId, row.id)),
    weightGrams: row.weightGrams,
    gtin: row.gtin,
    mpn: row.mpn,
    unavailableForSale: row.unavailableForSale,
    discontinued: row.discontinued,
  };
}
