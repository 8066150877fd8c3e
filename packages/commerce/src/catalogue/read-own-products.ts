import { inTransaction } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { type ProductRecord, readRecords } from '../product/index.ts';
import { ownSellerOf } from './own-seller.ts';

const BATCH = 250;

/**
 * Reads the shop's own products whole, a few hundred at a time, each batch as it is at one moment. Grouped products
 * come last: they name others.
 * @throws ShopError `invalid-input` on `sellerId` for a shop that sells nothing of its own
 */
export async function* readOwnProducts(ctx: ShopContext): AsyncGenerator<ProductRecord[]> {
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
