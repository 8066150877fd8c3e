import { readInShop, salesOrder } from '@stoa/database';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { requireCustomer } from '../../customer/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { orderColumns } from './order-columns.ts';
import { type OrderView, orderView } from './order-view.ts';

const DEFAULT_PAGE_SIZE = 10;

const page = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
});

export interface OrderPage {
  /** Newest first. */
  readonly orders: readonly OrderView[];
  readonly page: number;
  readonly pageSize: number;
  /** Orders on all pages. */
  readonly total: number;
}

/**
 * Lists the signed-in customer's own orders; a page beyond the last is empty. ACC-007, OPEN-504, OPEN-518
 * @throws ShopError `unauthenticated` for everybody else
 */
export async function listOrders(ctx: ShopContext, input: z.input<typeof page> = {}): Promise<OrderPage> {
  const { customerId } = requireCustomer(ctx);
  const paging = parseInput(page, input);
  const own = and(eq(salesOrder.shopId, ctx.shop.id), eq(salesOrder.customerId, customerId));
  return readInShop(ctx, async (tx) => {
    const rows = await tx
      .select(orderColumns)
      .from(salesOrder)
      .where(own)
      .orderBy(desc(salesOrder.placedAt), desc(salesOrder.id))
      .limit(paging.pageSize)
      .offset((paging.page - 1) * paging.pageSize);
    const total = await tx.$count(salesOrder, own);
    return { orders: rows.map((row) => orderView(row, false)), ...paging, total };
  });
}
