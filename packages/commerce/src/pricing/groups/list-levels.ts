import { priceLevel, product } from '@stoa/database';
import { type Money, ShopError } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listCustomerGroups } from '../../customer/index.ts';
import { requireScopes } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { type ListPlace, readCursor, UUIDS, writeCursor } from '../../kernel/list/index.ts';
import { namesGroup } from './named-levels.ts';

const wanted = z.object({
  group: z.string(),
  /** `next` of the page before. */
  after: z.string().max(500).optional(),
  limit: z.int().min(1).max(100).default(50),
});

/** A price level that names a group. ADM-303 */
export interface GroupLevel {
  readonly id: string;
  readonly product: { readonly id: string; readonly sku: string; readonly name: string };
  /** All groups that it is for. */
  readonly groups: readonly string[];
  readonly leastQuantity: number;
  /** Of one piece, in minor units of the shop's currency. */
  readonly price: Money;
  readonly savePercent: number | null;
}

export interface GroupLevels {
  readonly levels: readonly GroupLevel[];
  /** Leads to the next page; absent on the last. */
  readonly next?: string;
}

/**
 * Lists the price levels of the shop's sellers that name a group, product by product, page by page. Needs
 * `customers:read`. ADM-303
 * @throws ShopError `unauthenticated`, `forbidden`, `not-found` on `group`, `invalid-input` on `cursor` for an `after`
 * that no page gave
 */
export async function listGroupLevels(ctx: ShopContext, input: z.input<typeof wanted>): Promise<GroupLevels> {
  requireScopes(ctx, { scope: 'customers:read' }, undefined);
  const { group, after, limit } = parseInput(wanted, input);
  const place = after === undefined ? undefined : readCursor(byProduct, after, UUIDS);
  const groups = await listCustomerGroups(ctx);
  if (!groups.some(({ code }) => code === group)) throw new ShopError('not-found', { field: 'group' });
  const rows = await readPage(ctx, group, place, limit + 1);
  const levels = rows.slice(0, limit);
  const last = levels.at(-1);
  return {
    levels: levels.map(({ productId, sku, name, price, ...level }) => ({
      ...level,
      price: Number(price),
      product: { id: productId, sku, name },
    })),
    ...(last &&
      rows.length > limit && { next: writeCursor(byProduct, { value: last.productId, id: last.id }) }),
  };
}

/** Product by product; within one by the id of the level. */
const byProduct = { sort: 'product', direction: 'asc' } as const;

interface LevelRow extends Record<string, unknown> {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly groups: string[];
  readonly leastQuantity: number;
  readonly price: string;
  readonly savePercent: number | null;
}

async function readPage(
  { db, shop }: ShopContext,
  group: string,
  place: ListPlace | undefined,
  limit: number,
): Promise<readonly LevelRow[]> {
  const { productId, id } = priceLevel;
  const isAfter = place && sql`and (${productId}, ${id}) > (${place.value}::uuid, ${place.id}::uuid)`;
  const { rows } = await db.queries.execute<LevelRow>(sql`
    with page as materialized (
      select ${priceLevel.sellerId}, ${productId}, ${id} from ${priceLevel}
      where ${namesGroup({ shop }, group)} ${isAfter} order by ${productId}, ${id} limit ${limit})
    select l.id, p.id as "productId", p.sku, coalesce(nullif(p.name, ''), parent.name, '') as name,
      l.customer_groups as groups, l.min_qty as "leastQuantity", l.price, l.save_percent as "savePercent"
    from page
    join ${priceLevel} l on l.seller_id = page.seller_id and l.id = page.id
    join ${product} p on p.seller_id = l.seller_id and p.id = l.product_id
    left join ${product} parent on parent.seller_id = p.seller_id and parent.id = p.parent_id
    order by page.product_id, page.id`);
  return rows;
}
