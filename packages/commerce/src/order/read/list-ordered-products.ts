import { type Media, readInShop } from '@stoa/database';
import { productPath } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readProductPlaces } from '../../cart/index.ts';
import { requireCustomer } from '../../customer/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';

const page = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(100).default(24),
});

/** A product with what it was when it was ordered last. */
export interface OrderedProduct {
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly variationText: string;
  readonly image: Media | null;
  readonly lastOrderedAt: Date;
  /** The latest order with it, and its line there. */
  readonly orderId: string;
  readonly lineId: string;
  /** Pieces over all orders that were not canceled. */
  readonly qty: number;
  /** Where the shop shows it; `undefined` when it does no more. */
  readonly path: string | undefined;
}

interface Row extends Omit<OrderedProduct, 'lastOrderedAt' | 'path'> {
  readonly lastOrderedAt: string;
  readonly total: number;
  readonly [column: string]: unknown;
}

/**
 * Lists the products that the signed-in customer has ordered, each once, the latest first. Canceled orders do not
 * count. ROUTE-019
 * @throws ShopError `unauthenticated` for everybody else
 */
export async function listOrderedProducts(ctx: ShopContext, input: z.input<typeof page> = {}) {
  const { customerId } = requireCustomer(ctx);
  const paging = parseInput(page, input);
  return readInShop(ctx, async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      with bought as (
        select l.*, o.placed_at, sum(l.qty) over (partition by l.product_id) as pieces,
          row_number() over (partition by l.product_id order by o.placed_at desc, l.id desc) as nth
        from order_line l
        join sales_order o on o.shop_id = l.shop_id and o.id = l.order_id
        where o.shop_id = ${ctx.shop.id}::uuid and o.customer_id = ${customerId}::uuid
          and o.order_state <> 'canceled')
      select product_id as "productId", sku, name, variation_text as "variationText", image, order_id as "orderId",
        id as "lineId", pieces::int as qty, placed_at as "lastOrderedAt", (count(*) over ())::int as total
      from bought where nth = 1
      order by placed_at desc, id desc
      limit ${paging.pageSize} offset ${(paging.page - 1) * paging.pageSize}`);
    const places = await readProductPlaces(
      tx,
      ctx,
      rows.map(({ productId }) => productId),
    );
    const products = rows.map(({ total: _total, lastOrderedAt, ...row }): OrderedProduct => {
      const place = places.get(row.productId);
      return { ...row, lastOrderedAt: new Date(lastOrderedAt), path: place && productPath(place) };
    });
    return { products, ...paging, total: rows[0]?.total ?? 0 };
  });
}
