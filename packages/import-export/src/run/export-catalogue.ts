import type { ShopContext } from '@stoa/commerce';
import { readCategoryRecords, readOwnProducts } from '@stoa/commerce/catalogue';
import { stringify } from 'csv-stringify/sync';
import { categoryLine, productLine } from '../json-lines/json-line.ts';
import { noPictures } from '../pictures/picture-book.ts';
import { shopifyContext } from '../shopify/context.ts';
import { productOfRecord } from '../shopify/product-of-record.ts';
import { heading, rowsOfProduct } from '../shopify/rows-of-product.ts';
import { readTypeCategories } from '../shopify/type-categories.ts';

/** A product that a format can't hold. */
export interface LeftOut {
  readonly handle: string;
  readonly reason: string;
}

export type ExportFormat = 'shopify' | 'jsonl';

/**
 * Returns the shop's own catalogue in parts of text, a few hundred products at a time. Each product is a consistent
 * snapshot; `leftOut` is called for those that the format can't hold.
 * @throws ShopError `invalid-input` on `sellerId` for a shop that sells nothing of its own
 */
export function exportCatalogue(
  ctx: ShopContext,
  format: ExportFormat,
  leftOut: (product: LeftOut) => void,
): AsyncGenerator<string> {
  return format === 'jsonl' ? jsonLines(ctx) : shopifyCsv(ctx, leftOut);
}

async function* jsonLines(ctx: ShopContext): AsyncGenerator<string> {
  const categories = await readCategoryRecords(ctx.db.queries, ctx.shop.id);
  yield categories.map(({ record }) => categoryLine(record)).join('');
  for await (const records of readOwnProducts(ctx))
    yield records.map((record) => productLine(record, ctx.shop)).join('');
}

async function* shopifyCsv(ctx: ShopContext, leftOut: (product: LeftOut) => void): AsyncGenerator<string> {
  const context = shopifyContext(ctx.shop, await readTypeCategories(ctx), noPictures);
  yield stringify([[...heading]]);
  for await (const records of readOwnProducts(ctx)) {
    const rows = records.flatMap((record) => {
      const product = productOfRecord(record, context);
      if (!('untold' in product)) return rowsOfProduct(product, ctx.shop.currency);
      leftOut({ handle: record.slug, reason: product.untold });
      return [];
    });
    if (rows.length > 0) yield stringify(rows);
  }
}
