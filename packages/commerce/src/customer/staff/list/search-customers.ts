import { customer, customerGroup, type Queries, readInShop } from '@stoa/database';
import type { AccountStatus, Money } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput } from '../../../kernel/input.ts';
import {
  type ConditionsOfAny,
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
import { requireScope } from '../../../kernel/require-scope.ts';
import { customerFilterFields, isSpan, matching } from './customer-filter.ts';

const keys = {
  joined: timeKey(customer.createdAt),
  name: textKey(customer.nameKey),
  orders: numberKey(customer.orderCount),
  spent: numberKey(customer.spent),
  lastOrder: timeKey(customer.lastOrderKey),
};
const customerSorts = ['joined', 'name', 'orders', 'spent', 'lastOrder'] as const;

const customerSearch = customerFilterFields
  .extend({ sort: z.enum(customerSorts).default('joined'), ...pageFields })
  .refine(isSpan.mostOrders, { path: ['mostOrders'] })
  .refine(isSpan.mostSpent, { path: ['mostSpent'] })
  .refine(isSpan.to, { path: ['to'] });
export type CustomerSearch = z.input<typeof customerSearch>;

/** A customer in the list of the back office. ADM-301 */
export interface ListedCustomer {
  readonly id: string;
  /** First and last name; may be empty. */
  readonly name: string;
  readonly email: string;
  readonly status: AccountStatus;
  readonly group: { readonly code: string; readonly name: string };
  readonly joinedAt: Date;
  /** Orders that were placed, cancelled ones included. */
  readonly orders: number;
  /** What was taken for all orders and not given back, in minor units of `currency`. */
  readonly spent: Money;
  /** The shop's. */
  readonly currency: string;
  /** Null for who never ordered. */
  readonly lastOrderAt: Date | null;
}

export interface ListedCustomers {
  readonly customers: readonly ListedCustomer[];
  /** Leads to the next page; absent on the last. */
  readonly next?: string;
  /** Customers on all pages. Counted with the first page alone, for every page would count the same. */
  readonly total?: number;
}

/**
 * Lists customers of the shop that match every filter, in at most two statements. Customers who join meanwhile make nobody come
 * twice and leave nobody out, for a page begins after the last customer of the one before. Needs `customers:read`.
 * ADM-301
 * @throws ShopError `unauthenticated`, `forbidden`; `invalid-input` on `mostOrders`, `mostSpent` or `to` for a span that
 * ends before it begins, on `cursor` for an `after` that no page of this sorting gave
 */
export async function searchCustomers(
  ctx: ShopContext,
  input: CustomerSearch = {},
): Promise<ListedCustomers> {
  requireScope(ctx, 'customers:read');
  const { sort, direction, after, limit, ...filter } = parseInput(customerSearch, input);
  const wanted = wantedPage({ sort, direction, after, limit }, keys[sort]);
  const ways = matching(ctx.shop, filter);
  return readInShop(ctx, async (tx) => {
    const found = await readPage(tx, wanted, ways);
    const { rows, ...page } = await toPage(found, wanted, () => tx.$count(customer, ways[0]));
    return { customers: rows.map((row) => toListed(row, ctx.shop.currency)), ...page };
  });
}

const customers = { table: customer, shopId: customer.shopId, id: customer.id };

interface CustomerRow extends PagedRow {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly status: AccountStatus;
  readonly group_code: string;
  readonly group_name: string;
  readonly joined: string;
  readonly orders: number;
  readonly spent: string;
  readonly last_order: string | null;
}

/** Finds the customers of a page, and only then reads these customers themselves. */
async function readPage(tx: Queries, wanted: WantedPage, ways: ConditionsOfAny): Promise<CustomerRow[]> {
  const { page, inOrder } = pageQuery(customers, wanted, ways);
  const { rows } = await tx.execute<CustomerRow>(sql`
    with page as materialized (${page})
    select c.id, page.sorted, page.counted, c.first_name, c.last_name, c.email, c.status, c.group_code, g.name as group_name,
      c.created_at::text as joined, c.order_count as orders, c.spent::text, c.last_order_at::text as last_order
    from page
    join ${customer} c on c.shop_id = page.shop_id and c.id = page.id
    join ${customerGroup} g on g.shop_id = c.shop_id and g.code = c.group_code
    order by ${inOrder}`);
  return rows;
}

const toListed = (row: CustomerRow, currency: string): ListedCustomer => ({
  id: row.id,
  name: [row.first_name, row.last_name].filter(Boolean).join(' '),
  email: row.email,
  status: row.status,
  group: { code: row.group_code, name: row.group_name },
  joinedAt: new Date(row.joined),
  orders: row.orders,
  spent: Number(row.spent),
  currency,
  lastOrderAt: row.last_order === null ? null : new Date(row.last_order),
});
