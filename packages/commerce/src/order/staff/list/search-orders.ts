import { orderLine, orderNote, type Queries, readInShop, salesOrder, seller } from '@stoa/database';
import { type Money, type OrderStates, type OrderStatus, orderStatus } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { endsAfterItsStart } from '../../../kernel/day-span.ts';
import { parseInput } from '../../../kernel/input.ts';
import {
  numberKey,
  type PagedRow,
  pageFields,
  pageQuery,
  textKey,
  timeKey,
  toPage,
  type WantedPage,
  wantedPage,
} from '../../../kernel/list/index.ts';
import { matching, orderFilterFields } from './order-filter.ts';

/** By when they were placed, by their total, or by their number. */
const keys = {
  placed: timeKey(salesOrder.placedAt),
  total: numberKey(salesOrder.grandTotal),
  number: textKey(salesOrder.numberKey),
};
const orderSorts = ['placed', 'total', 'number'] as const satisfies readonly (keyof typeof keys)[];

const orderSearch = orderFilterFields
  .extend({ sort: z.enum(orderSorts).default('placed'), ...pageFields })
  .refine(endsAfterItsStart, { path: ['to'] });
export type OrderSearch = z.input<typeof orderSearch>;

/** An order in the list of the back office. ADM-201 */
export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: Date;
  /** As the bill names the buyer. */
  readonly customerName: string;
  readonly email: string;
  /** Null for an order of a guest. */
  readonly customerId: string | null;
  readonly status: OrderStatus;
  readonly states: OrderStates;
  /** Minor units of `currency`. */
  readonly total: Money;
  readonly currency: string;
  /** Pieces of all lines. */
  readonly pieces: number;
  readonly seller: { readonly id: string; readonly name: string };
  /** ISO 3166-1, where the goods go. */
  readonly country: string | null;
  /** Notes of staff. */
  readonly notes: number;
}

export interface ListedOrders {
  readonly orders: readonly ListedOrder[];
  /** Leads to the next page; absent on the last. */
  readonly next?: string;
  /** Orders on all pages. Counted with the first page alone, for every page would count the same. */
  readonly total?: number;
}

/**
 * Lists orders of the shop that match every filter. Orders that are placed meanwhile make none come twice and leave none
 * out, for a page begins after the last order of the one before. Whoever is limited to a seller sees that one's alone.
 * Needs `orders:read`. ADM-201
 * @throws ShopError `unauthenticated`, `forbidden`; `invalid-input` on `to` for a span that ends before it begins, on
 * `cursor` for an `after` that no page of this sorting gave
 */
export async function searchOrders(ctx: ShopContext, input: OrderSearch = {}): Promise<ListedOrders> {
  requireScopes(ctx, { scope: 'orders:read' }, sellerOfActor(ctx.actor));
  const { sort, direction, after, limit, ...filter } = parseInput(orderSearch, input);
  const wanted = wantedPage({ sort, direction, after, limit }, keys[sort]);
  const which = matching(ctx, filter);
  return readInShop(ctx, async (tx) => {
    const found = await readPage(tx, wanted, which);
    const { rows, ...page } = await toPage(found, wanted, () => tx.$count(salesOrder, which));
    return { orders: rows.map(toListed), ...page };
  });
}

const orders = { table: salesOrder, shopId: salesOrder.shopId, id: salesOrder.id };

interface OrderRow extends PagedRow {
  readonly number: string;
  readonly placed: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string;
  readonly customer_id: string | null;
  readonly order_state: OrderStates['order'];
  readonly payment_state: OrderStates['payment'];
  readonly fulfilment_state: OrderStates['fulfilment'];
  readonly total: string;
  readonly currency: string;
  readonly pieces: number;
  readonly seller_id: string;
  readonly seller_name: string;
  readonly country: string | null;
  readonly notes: number;
}

/** Finds the orders of a page, and only then reads these orders themselves. */
async function readPage(tx: Queries, wanted: WantedPage, which: SQL | undefined): Promise<OrderRow[]> {
  const { page, inOrder } = pageQuery(orders, wanted, [which]);
  const { rows } = await tx.execute<OrderRow>(sql`
    with page as materialized (${page})
    select o.id, page.sorted, o.increment_id as number, o.placed_at::text as placed,
      o.billing_address ->> 'firstName' as first_name, o.billing_address ->> 'lastName' as last_name,
      o.email, o.customer_id, o.order_state, o.payment_state, o.fulfilment_state, o.grand_total::text as total,
      o.currency, o.country, s.id as seller_id, s.name as seller_name,
      (select coalesce(sum(l.qty), 0)::int from ${orderLine} l
        where l.shop_id = o.shop_id and l.order_id = o.id) as pieces,
      (select count(*)::int from ${orderNote} n where n.shop_id = o.shop_id and n.order_id = o.id) as notes
    from page
    join ${salesOrder} o on o.shop_id = page.shop_id and o.id = page.id
    join ${seller} s on s.id = o.seller_id
    order by ${inOrder}`);
  return rows;
}

function toListed(row: OrderRow): ListedOrder {
  const states = { order: row.order_state, payment: row.payment_state, fulfilment: row.fulfilment_state };
  return {
    id: row.id,
    number: row.number,
    placedAt: new Date(row.placed),
    customerName: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email,
    customerId: row.customer_id,
    status: orderStatus(states),
    states,
    total: Number(row.total),
    currency: row.currency,
    pieces: row.pieces,
    seller: { id: row.seller_id, name: row.seller_name },
    country: row.country,
    notes: row.notes,
  };
}
