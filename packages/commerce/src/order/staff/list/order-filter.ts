import { orderLine, salesOrder } from '@stoa/database';
import { emailKey, type OrderStates, orderStatus, orderStatuses, orderTransitions } from '@stoa/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { daySpanFields, within } from '../../../kernel/day-span.ts';
import { recordId, shortText } from '../../../kernel/input.ts';
import { beginsWith, keyBeginsWith } from '../../../kernel/list/index.ts';
import { isInView, orderViews } from './order-views.ts';
import { statesCondition } from './states-condition.ts';

const statesOfMachine = <M extends keyof typeof orderTransitions>(machine: M) =>
  z
    .array(z.enum(Object.keys(orderTransitions[machine]) as (keyof (typeof orderTransitions)[M] & string)[]))
    .max(20)
    .default([]);

/** What orders are filtered by; what is left out narrows nothing, and of a list any one is enough. ADM-201 */
export const orderFilterFields = z.object({
  /** The beginning of a number, an e-mail address, a name of the buyer or a sku. */
  q: shortText(100).optional(),
  orderState: statesOfMachine('order'),
  paymentState: statesOfMachine('payment'),
  fulfilmentState: statesOfMachine('fulfilment'),
  status: z.array(z.enum(orderStatuses)).max(20).default([]),
  view: z.enum(orderViews).optional(),
  /** ISO 3166-1, where the goods go. */
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional(),
  /** A whole sku, in whatever letters. */
  sku: shortText(100).optional(),
  sellerId: recordId.optional(),
  /** Of a customer with an account. */
  customerId: recordId.optional(),
  ...daySpanFields,
});
export type OrderFilter = z.output<typeof orderFilterFields>;

/** Returns the condition under which an order is one of those wanted, and one that the actor may see. */
export function matching({ shop, actor }: Pick<ShopContext, 'shop' | 'actor'>, filter: OrderFilter) {
  const { q, sku, country, sellerId, customerId } = filter;
  const ownSeller = sellerOfActor(actor);
  return and(
    eq(salesOrder.shopId, shop.id),
    ownSeller === undefined ? undefined : eq(salesOrder.sellerId, ownSeller),
    sellerId === undefined ? undefined : eq(salesOrder.sellerId, sellerId),
    customerId === undefined ? undefined : eq(salesOrder.customerId, customerId),
    statesCondition((states) => areWanted(states, filter)),
    country === undefined ? undefined : eq(salesOrder.country, country.toUpperCase()),
    within(salesOrder.placedAt, shop, filter),
    sku === undefined ? undefined : withSku(shop.id, sql`${orderLine.skuKey} = lower(${sku})`),
    q ? found(shop.id, q.replace(/^#/, '').replaceAll(/\s+/g, ' ')) : undefined,
  );
}

function areWanted(states: OrderStates, filter: OrderFilter): boolean {
  const isOneOf = <T>(wanted: readonly T[], value: T) => wanted.length === 0 || wanted.includes(value);
  return (
    isOneOf(filter.orderState, states.order) &&
    isOneOf(filter.paymentState, states.payment) &&
    isOneOf(filter.fulfilmentState, states.fulfilment) &&
    isOneOf(filter.status, orderStatus(states)) &&
    (filter.view === undefined || isInView(filter.view, states))
  );
}

const withSku = (shopId: string, which: SQL): SQL =>
  sql`${salesOrder.id} in (select ${orderLine.orderId} from ${orderLine} where ${orderLine.shopId} = ${shopId} and ${which})`;

/** Each of these is found by an index of its own. */
function found(shopId: string, q: string): SQL {
  const of = (which: SQL) => sql`select x.id from ${salesOrder} x where x.shop_id = ${shopId} and ${which}`;
  const ways = [
    ...['increment_id', 'buyer_name', 'buyer_surname'].map((column) =>
      of(beginsWith(sql.raw(`x.${column}`), q)),
    ),
    of(keyBeginsWith(sql.raw('x.email_key'), emailKey(q))),
    sql`select l.order_id from ${orderLine} l where l.shop_id = ${shopId} and ${beginsWith(sql.raw('l.sku_key'), q)}`,
  ];
  return sql`${salesOrder.id} in (${sql.join(ways, sql` union `)})`;
}
