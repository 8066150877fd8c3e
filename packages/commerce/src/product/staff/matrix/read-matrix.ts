import { readInShop } from '@stoa/database';
import { z } from 'zod';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId } from '../../../kernel/input.ts';
import { type FoundProduct, findProduct } from '../find-product.ts';
import { readPictures, type StaffPicture } from '../parts/pictures.ts';
import { readMatrixRows, type VariationOfMatrix } from './matrix-rows.ts';

const matrixQuery = z.object({
  productId: recordId,
  /** Archived ones alone, or all others. */
  archived: z.boolean(),
});

/** The variations of a product as a whole. */
export interface VariationMatrix {
  readonly product: Pick<FoundProduct['row'], 'id' | 'revision' | 'sku' | 'name' | 'variants'> & {
    /** Its own, in their order. */
    readonly media: readonly StaffPicture[];
  };
  /** The shop's. */
  readonly currency: string;
  /** In their order. */
  readonly rows: readonly VariationOfMatrix[];
}

/**
 * Reads the variations of a product as a whole: all active ones, or the archived ones alone, of which those that were
 * changed last are told where there are more than a product has. Four statements, however many there are. Needs
 * `catalog:read`. ADM-113
 * @throws ShopError `not-found` on `productId`, also of a variation; `unauthenticated`; `forbidden`
 */
export async function readVariationMatrix(
  ctx: ShopContext,
  query: z.input<typeof matrixQuery>,
): Promise<VariationMatrix> {
  const { productId, archived } = parseInput(matrixQuery, query);
  return readInShop(ctx, async (tx) => {
    const { row } = await findProduct(tx, ctx, productId, 'catalog:read');
    const { sellerId, id, revision, sku, name, variants } = row;
    const media = await readPictures(tx, sellerId, id);
    const rows = await readMatrixRows(tx, { sellerId, productId }, { archived });
    return {
      product: { id, revision, sku, name, variants, media },
      currency: ctx.shop.currency,
      rows,
    };
  });
}
