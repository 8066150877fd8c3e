import { inTransaction } from '@stoa/database';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { type ProductRecord, readRecords } from '../../product/index.ts';
import { readCategoryRecords } from '../categories/category-record.ts';
import { categoryLine, productLine } from '../json-lines/json-line.ts';
import { noPictures } from '../pictures/picture-book.ts';
import { shopifyContext } from '../shopify/context.ts';
import { productOfRecord } from '../shopify/product-of-record.ts';
import { heading, rowsOfProduct } from '../shopify/rows-of-product.ts';
import { readTypeCategories } from '../shopify/type-categories.ts';
import { ownSellerOf } from './own-seller.ts';

const BATCH = 250;

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
  for await (const records of recordsOf(ctx))
    yield records.map((record) => productLine(record, ctx.shop)).join('');
}

async function* shopifyCsv(ctx: ShopContext, leftOut: (product: LeftOut) => void): AsyncGenerator<string> {
  const context = shopifyContext(ctx.shop, await readTypeCategories(ctx), noPictures);
  yield stringify([[...heading]]);
  for await (const records of recordsOf(ctx)) {
    const rows = records.flatMap((record) => {
      const product = productOfRecord(record, context);
      if (!('untold' in product)) return rowsOfProduct(product, ctx.shop.currency);
      leftOut({ handle: record.slug, reason: product.untold });
      return [];
    });
    if (rows.length > 0) yield stringify(rows);
  }
}

/** Grouped products come last: they name others. */
async function* recordsOf(ctx: ShopContext): AsyncGenerator<ProductRecord[]> {
  for (const grouped of [false, true]) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { ids, records } = await readBatch(ctx, after, grouped);
      if (ids.length === 0) break;
      yield records;
      after = ids.at(-1) ?? after;
    }
  }
}

function readBatch(ctx: ShopContext, after: string, grouped: boolean) {
  const owner = { shopId: ctx.shop.id, sellerId: ownSellerOf(ctx.shop) };
  return inTransaction(ctx.db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      select p.id from publication pub
      join product p on p.seller_id = pub.seller_id and p.id = pub.product_id
      where pub.shop_id = ${owner.shopId}::uuid and pub.seller_id = ${owner.sellerId}::uuid
        and pub.product_id > ${after}::uuid and (p.class_code = 'grouped') = ${grouped}
      order by pub.product_id limit ${BATCH}`);
    const ids = rows.map(({ id }) => id);
    const stored = await readRecords(tx, owner, ids);
    return { ids, records: ids.flatMap((id) => stored.get(id)?.record ?? []) };
  });
}
