import { customer, texts } from '@stoa/database';
import { accountStatuses, emailKey } from '@stoa/domain';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Shop } from '../../../kernel/context.ts';
import { daySpanFields, endsAfterItsStart, within } from '../../../kernel/day-span.ts';
import { shortText } from '../../../kernel/input.ts';
import { beginsWith, type ConditionsOfAny, keyBeginsWith } from '../../../kernel/list/index.ts';

const count = z.int().min(0).max(1_000_000_000).optional();
const sum = z.int().min(0).max(1_000_000_000_000).optional();

/** What customers are filtered by; what is left out narrows nothing, and of a list any one is enough. ADM-301 */
export const customerFilterFields = z.object({
  /** The beginning of an e-mail address, or of a name, either way about. */
  q: shortText(100).optional(),
  status: z.array(z.enum(accountStatuses)).max(3).default([]),
  /** Codes of groups. */
  group: z.array(shortText(63)).max(50).default([]),
  leastOrders: count,
  mostOrders: count,
  /** Minor units. */
  leastSpent: sum,
  mostSpent: sum,
  /** Of the last order. */
  ...daySpanFields,
});
export type CustomerFilter = z.output<typeof customerFilterFields>;

const isAtLeast = (least: number | undefined, most: number | undefined): boolean =>
  least === undefined || most === undefined || least <= most;

/** Spans that must not end before they begin, each to be told on the field of its end. */
export const isSpan = {
  mostOrders: (filter: CustomerFilter) => isAtLeast(filter.leastOrders, filter.mostOrders),
  mostSpent: (filter: CustomerFilter) => isAtLeast(filter.leastSpent, filter.mostSpent),
  to: endsAfterItsStart,
};

/**
 * Returns the conditions under any of which a customer is one of those wanted: several where they are searched for, each
 * with an index of its own.
 */
export function matching(shop: Shop, filter: CustomerFilter): ConditionsOfAny {
  const { q, status, group, leastOrders, mostOrders, leastSpent, mostSpent, from, to } = filter;
  const isInSpan = from !== undefined || to !== undefined;
  const isWanted = and(
    eq(customer.shopId, shop.id),
    status.length === 0 ? undefined : sql`${customer.status} = any(${texts(status)})`,
    group.length === 0 ? undefined : sql`${customer.groupCode} = any(${texts(group)})`,
    leastOrders === undefined ? undefined : gte(customer.orderCount, leastOrders),
    mostOrders === undefined ? undefined : lte(customer.orderCount, mostOrders),
    leastSpent === undefined ? undefined : gte(customer.spent, leastSpent),
    mostSpent === undefined ? undefined : lte(customer.spent, mostSpent),
    // Who never ordered is kept as of 1970, and is in no span.
    isInSpan ? sql`${customer.lastOrderKey} > timestamptz 'epoch'` : undefined,
    within(customer.lastOrderKey, shop, filter),
  );
  if (!q) return [isWanted];
  // As names are kept: `é` is one character, however it was typed.
  const text = q.normalize().replaceAll(/\s+/g, ' ');
  return [
    and(isWanted, keyBeginsWith(sql`${customer.emailKey}`, emailKey(text))),
    and(isWanted, beginsWith(sql`${customer.nameKey}`, text)),
    and(isWanted, beginsWith(sql`${customer.surnameKey}`, text)),
  ];
}
