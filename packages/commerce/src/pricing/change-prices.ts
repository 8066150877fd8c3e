import { emitProductChanges, uuids } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { isEachOnce, parseInput, recordId } from '../kernel/input.ts';
import { requireCarried, sellerOf } from '../shop/index.ts';
import { countAbove } from '../stock/index.ts';
import { lockWithHolders, refreshDerivedPrices } from './derived-prices.ts';
import { money } from './price-input.ts';

const priceChange = z.strictObject({
  productId: recordId,
  price: money,
  /** Unchanged when absent; `null` removes it. */
  msrp: money.nullable().optional(),
});
const priceChanges = z
  .array(priceChange)
  .max(2000)
  .refine((given) => isEachOnce(given.map(({ productId }) => productId)));
export type PriceChange = z.input<typeof priceChange>;

/**
 * Sets base prices of a seller's products and variations; variable and grouped products follow what they consist
 * of. All or nothing. Needs `prices:write`.
 * @throws ShopError `not-found` for an unknown product, `transition-refused` for one whose price is derived
 */
export async function changePrices(
  ctx: ShopContext,
  inputs: readonly PriceChange[],
  options: { readonly sellerId?: string } = {},
): Promise<void> {
  const sellerId = sellerOf(ctx, options.sellerId);
  const given = parseInput(priceChanges, inputs);
  const ids = given.map(({ productId }) => productId);
  const change = { verb: 'product.change-price', scope: 'prices:write', of: 'product', sellerId } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    await requireCarried(tx, ctx, [sellerId]);
    await lockWithHolders(tx, sellerId, ids);
    const { rows } = await tx.execute<PricedRow & { class_code: string }>(sql`
      select id, price, msrp, revision, class_code from product where seller_id = ${sellerId}::uuid and id = any (${uuids(ids)})`);
    if (rows.length < ids.length) throw new ShopError('not-found', { field: 'productId' });
    if (rows.some((row) => row.class_code === 'variable_product' || row.class_code === 'grouped')) {
      throw new ShopError('transition-refused', { field: 'productId' });
    }
    const { rows: written } = await tx.execute<PricedRow>(sql`
      update product p set price = given.price, revision = p.revision + 1, msrp = case when given.keeps then p.msrp else given.msrp end,
        updated_at = ${ctx.clock().toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(given.map(toRow))}::jsonb)
        as given(id uuid, price bigint, msrp bigint, keeps boolean)
      where p.seller_id = ${sellerId}::uuid and p.id = given.id
      returning p.id, p.price, p.msrp, p.revision`);
    wrote(...(await countAbove(tx, sellerId, ids, ctx.clock())));
    const before = new Map(rows.map((row) => [row.id, row]));
    wrote(
      ...written.map(({ id, revision, ...after }) => ({
        id,
        before: pricesOf(before.get(id)),
        after: pricesOf(after),
        revision,
        sellerId,
      })),
    );
    await refreshDerivedPrices(tx, sellerId, ids);
    await emitProductChanges(tx, 'price.changed', sellerId, ids);
  });
}

interface PricedRow extends Record<string, unknown> {
  readonly id: string;
  readonly price: string;
  readonly msrp: string | null;
  readonly revision: number;
}

/** PostgreSQL hands out amounts as texts. */
function pricesOf(row: Pick<PricedRow, 'price' | 'msrp'> | undefined): object {
  if (!row) return {};
  return { price: Number(row.price), msrp: row.msrp === null ? null : Number(row.msrp) };
}

/**
 * Sets the base price of one product or variation. As `changePrices`.
 * @awaits back office
 */
export function changePrice(ctx: ShopContext, input: PriceChange): Promise<void> {
  return changePrices(ctx, [input]);
}

function toRow({ productId, price, msrp }: z.output<typeof priceChange>) {
  return { id: productId, price, msrp: msrp ?? null, keeps: msrp === undefined };
}
