import { orderLine, orderNote, type Queries, readInShop, salesOrder, seller } from '@stoa/database';
import { type Money, type OrderStates, type OrderStatus, orderStatus } from '@stoa/domain';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { endsAfterItsStart } from '../../../kernel/day-span.ts';
import { parseInput } from '../../../kernel/input.ts';
import { type ListPlace, type OrderSorting, orderSorts, readCursor, writeCursor } from './list-cursor.ts';
import { matching, orderFilterFields } from './order-filter.ts';

const orderSearch = orderFilterFields
  .extend({
    sort: z.enum(orderSorts).default('placed'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    /** `next` of the page before. */
    after: z.string().max(500).optional(),
    limit: z.int().min(1).max(100).default(50),
  })
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
  const sorting = { sort, direction };
  const place = after === undefined ? undefined : readCursor(sorting, after);
  const which = matching(ctx, filter);
  return readInShop(ctx, async (tx) => {
    const rows = await readPage(tx, sorting, which, { place, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const isLast = rows.length <= limit;
    return {
      orders: shown.map(toListed),
      ...(last && !isLast && { next: writeCursor(sorting, { value: last.sorted, id: last.id }) }),
      ...(!place && { total: isLast ? rows.length : await tx.$count(salesOrder, which) }),
    };
  });
}

const { id, placedAt, grandTotal, numberKey } = salesOrder;

/** What each list is sorted by; in cursors it is a text. */
const SORTED: Readonly<
  Record<OrderSorting['sort'], { readonly by: SQL; readonly text: SQL; value(text: string): SQL }>
> = {
  placed: {
    by: sql`${placedAt}`,
    text: sql`(extract(epoch from ${placedAt}) * 1000000)::bigint::text`,
    value: (text) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
  },
  total: {
    by: sql`${grandTotal}`,
    text: sql`${grandTotal}::text`,
    value: (text) => sql`${text}::bigint`,
  },
  number: { by: sql`${numberKey}`, text: sql`${numberKey}`, value: (text) => sql`${text}::text` },
};

interface OrderRow extends Record<string, unknown> {
  readonly id: string;
  readonly sorted: string;
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

/**
 * Finds the orders of a page by an index that holds all that lists are filtered and sorted by, and only then reads these
 * orders themselves.
 */
async function readPage(
  tx: Queries,
  { sort, direction }: OrderSorting,
  which: SQL | undefined,
  { place, limit }: { readonly place: ListPlace | undefined; readonly limit: number },
): Promise<OrderRow[]> {
  const { by, text, value } = SORTED[sort];
  const [way, beyond] = direction === 'desc' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const isAfter = place && sql`(${by}, ${id}) ${beyond} (${value(place.value)}, ${place.id}::uuid)`;
  const { rows } = await tx.execute<OrderRow>(sql`
    with page as materialized (
      select ${salesOrder.shopId}, ${id}, ${by} as key, ${text} as sorted from ${salesOrder}
      where ${and(which, isAfter)} order by ${by} ${way}, ${id} ${way} limit ${limit})
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
    order by page.key ${way}, page.id ${way}`);
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
