import { product, readInShop } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId } from '../../../kernel/input.ts';
import type { StockNow } from '../../../stock/index.ts';
import { type FoundProduct, findProduct } from '../find-product.ts';
import { readPictures, type StaffPicture } from '../parts/pictures.ts';
import { readLevels, type StaffLevel } from '../parts/price-levels.ts';
import { readStockNow } from '../parts/stock-now.ts';

const variationKey = z.object({ productId: recordId, variationId: recordId });
export type VariationKey = z.input<typeof variationKey>;

const columns = {
  id: product.id,
  revision: product.revision,
  sku: product.sku,
  values: product.variationValues,
  archived: product.archived,
  price: product.price,
  msrp: product.msrp,
  weightGrams: product.weightGrams,
  gtin: product.gtin,
  mpn: product.mpn,
  unavailableForSale: product.unavailableForSale,
  discontinued: product.discontinued,
};

type Own = Pick<typeof product.$inferSelect, Exclude<keyof typeof columns, 'values'>>;

/** A variation as staff see it. Amounts are minor units. */
export interface StaffVariation extends Own {
  /** Its value of each attribute, by the id of the attribute. */
  readonly values: Readonly<Record<string, string>>;
  readonly product: Pick<FoundProduct['row'], 'id' | 'name' | 'variants'>;
  readonly priceLevels: readonly StaffLevel[];
  /** The shop's. */
  readonly currency: string;
  /** Of its own. */
  readonly media: readonly StaffPicture[];
  readonly stock: StockNow | null;
}

/**
 * Reads a variation of a product as staff see it, archived ones too, in five statements. Needs `catalog:read`.
 * @throws ShopError `not-found` on `productId` or `variationId`; `unauthenticated`; `forbidden`
 */
export async function readVariationForStaff(ctx: ShopContext, key: VariationKey): Promise<StaffVariation> {
  const { productId, variationId } = parseInput(variationKey, key);
  return readInShop(ctx, async (tx) => {
    const { row: above } = await findProduct(tx, ctx, productId, 'catalog:read');
    const { sellerId, id, name, variants } = above;
    const [row] = await tx
      .select(columns)
      .from(product)
      .where(
        and(eq(product.sellerId, sellerId), eq(product.id, variationId), eq(product.parentId, productId)),
      );
    if (!row) throw new ShopError('not-found', { field: 'variationId' });
    return {
      ...row,
      values: row.values ?? {},
      product: { id, name, variants },
      priceLevels: await readLevels(tx, sellerId, variationId),
      currency: ctx.shop.currency,
      media: await readPictures(tx, sellerId, variationId),
      stock: await readStockNow(tx, sellerId, variationId),
    };
  });
}
