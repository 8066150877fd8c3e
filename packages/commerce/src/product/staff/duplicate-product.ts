import { isShopError, msg, ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId, shortText } from '../../kernel/input.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { lockWithHolders } from '../../pricing/index.ts';
import {
  type ProductRecord,
  type RecordStock,
  type RecordVariation,
  skusOf,
} from '../write/product-record.ts';
import { readRecords } from '../write/read-records.ts';
import { isTooLong, tooLong } from './copy-skus.ts';
import { findProduct } from './find-product.ts';
import { makeProduct } from './make-product.ts';

const copy = z.object({
  productId: recordId,
  name: shortText().min(1),
  /** What each sku of the copy has behind that of the original. */
  ending: shortText(20).min(1),
});
export type ProductCopy = z.input<typeof copy>;

/**
 * Copies a product with its variations but for archived ones: everything but its address, how much is there of it (its
 * rules of stock are copied), how often it was sold, its reviews and its history. The copy is unseen, at the first free
 * address like its name. Needs `catalog:write`, and where anything of it has a price `prices:write`. ADM-106
 * @throws ShopError `not-found` on `productId`, also of a variation; `conflict` on `ending` with which a sku is taken,
 * that sku in `params.sku`; `invalid-input`, also on `ending` with which one would be too long
 */
export async function duplicateProduct(
  ctx: ShopContext,
  given: ProductCopy,
): Promise<{ readonly id: string }> {
  const { productId, name, ending } = parseInput(copy, given);
  try {
    const { id } = await makeProduct(ctx, async (tx) => {
      const { sellerId } = (await findProduct(tx, ctx, productId, 'catalog:write')).row;
      await lockWithHolders(tx, sellerId, [productId]);
      const owner = { shopId: ctx.shop.id, sellerId };
      const original = (await readRecords(tx, owner, [productId])).get(productId)?.record;
      if (!original) throw new ShopError('not-found', { field: 'productId' });
      if (isPriced(original)) requireScope(ctx, 'prices:write', { sellerId });
      const input = copyOf(original, name, ending);
      if (skusOf(input).some(({ sku }) => isTooLong(sku))) throw tooLong();
      return { sellerId, input };
    });
    return { id };
  } catch (error) {
    throw asEndingTaken(error);
  }
}

function copyOf(original: ProductRecord, name: string, ending: string): ProductRecord {
  const { sku } = original;
  const own = { name, sku: sku + ending, archived: false, popularity: 0, reviewStars: noReviews() };
  if (original.classCode === 'simple') {
    return { ...original, ...own, stock: emptied(original.stock) };
  }
  if (original.classCode !== 'variable_product') return { ...original, ...own };
  const { variations, defaultVariationSku: first } = original;
  return {
    ...original,
    ...own,
    variations: variations.map((one) => ({
      ...one,
      sku: one.sku + ending,
      stock: emptied(one.stock),
    })),
    defaultVariationSku: first === null ? null : first + ending,
  };
}

const noReviews = (): ProductRecord['reviewStars'] => [0, 0, 0, 0, 0];

const emptied = (stock: RecordStock): RecordStock => stock && { ...stock, available: 0 };

/** Tells whether anything of it has a price, for whoever copies a price sets one. */
function isPriced(record: ProductRecord): boolean {
  if (record.classCode === 'grouped') return false;
  return record.classCode === 'variable_product' ? record.variations.some(hasPrice) : hasPrice(record);
}

const hasPrice = ({ price, msrp, priceLevels }: Pick<RecordVariation, 'price' | 'msrp' | 'priceLevels'>) =>
  price > 0 || msrp !== null || priceLevels.length > 0;

/** A sku that is taken is told of the ending, which is what was chosen. */
function asEndingTaken(error: unknown): unknown {
  if (!isShopError(error) || error.code !== 'conflict' || !/(?:^|\.)sku$/.test(error.field ?? ''))
    return error;
  const { sku } = error.params;
  return new ShopError('conflict', {
    field: 'ending',
    params: error.params,
    cause: error,
    ...(typeof sku === 'string' && { reason: msg('catalogue.ending_taken', { sku }) }),
  });
}
