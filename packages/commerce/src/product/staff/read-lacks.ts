import { readInShop } from '@stoa/database';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { findProduct } from './find-product.ts';
import { type Lack, lacksOf } from './lacks.ts';
import { readAssignments } from './parts/assignments.ts';
import { readBelow } from './parts/below.ts';
import { readPictures } from './parts/pictures.ts';

/**
 * Tells what shoppers would miss of a product as it is now, in four statements. Needs `catalog:read`. ADM-105
 * @throws ShopError `not-found` on `productId`, also of a variation; `unauthenticated`; `forbidden`
 */
export async function readLacks(ctx: ShopContext, productId: string): Promise<readonly Lack[]> {
  const id = parseInput(recordId, productId);
  return readInShop(ctx, async (tx) => {
    const { row } = await findProduct(tx, ctx, id, 'catalog:read');
    const media = await readPictures(tx, row.sellerId, id);
    const categories = (await readAssignments(tx, ctx, id)).length;
    const { variations } = await readBelow(tx, row.sellerId, id);
    return lacksOf({ ...row, media, categories, variations });
  });
}
