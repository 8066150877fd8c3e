import { emitProductChanges, type Queries, uuids } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, sellerOfActor, type WrittenRecord } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { breaksAs } from '../../kernel/input-issues.ts';
import { isOfOtherSeller, requireScope } from '../../kernel/require-scope.ts';
import { lockWithHolders, refreshDerivedPrices } from '../../pricing/index.ts';
import { requireCarried } from '../../shop/index.ts';
import { setVisible } from '../write/change-rows.ts';

/** Each is an entry of the audit log. */
const MOST = 500;

const productsChange = z
  .object({
    products: z.array(recordId).min(1).max(MOST),
    /** Whether the shop shows them. */
    visible: z.boolean().optional(),
    /** Whether they are taken out of every shop. */
    archived: z.boolean().optional(),
  })
  .refine(({ visible, archived }) => visible !== undefined || archived !== undefined, {
    path: ['visible'],
    ...breaksAs(msg('customer.nothing_given')),
  });
export type ProductsChange = z.input<typeof productsChange>;

type Wanted = Pick<z.output<typeof productsChange>, 'visible' | 'archived'>;

/**
 * Shows or hides up to 500 products of the shop at once, takes them out of every shop for good or brings them back: all of
 * them or none. What is as wanted already stays untouched. One that is archived stays unseen until it is brought back,
 * shown or not. Returns how many were changed. Needs `catalog:write`. ADM-107
 * @throws ShopError `not-found` on `products` of which one is none that the shop has, also a variation, or one of
 * another seller than whoever asks is limited to; `invalid-input`, also where neither is given
 */
export async function changeProducts(ctx: ShopContext, input: ProductsChange): Promise<number> {
  const { products, ...wanted } = parseInput(productsChange, input);
  const ids = [...new Set(products)];
  const change = {
    verb: 'product.change',
    scope: 'catalog:write',
    of: 'product',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    const rows = (await lockRows(tx, ctx, ids)).filter((row) => !isAsWanted(row, wanted));
    // In one order, as all lock products: first by seller, then by id.
    for (const [sellerId, own] of Map.groupBy(rows, (row) => row.sellerId)) {
      await write(tx, ctx, sellerId, own, wanted);
    }
    wrote(...rows.map((row) => written(row, wanted)));
    return rows.length;
  });
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly sellerId: string;
  readonly revision: number;
  readonly archived: boolean;
  readonly visible: boolean;
}

/** Locks the products, with what shows them, and reads them as they are then. */
async function lockRows(tx: Queries, ctx: ShopContext, ids: readonly string[]): Promise<Row[]> {
  const sellers = new Set((await readRows(tx, ctx, ids)).map(({ sellerId }) => sellerId));
  for (const sellerId of sellers) requireScope(ctx, 'catalog:write', { sellerId });
  await requireCarried(tx, ctx, [...sellers], 'products');
  for (const sellerId of [...sellers].toSorted()) await lockWithHolders(tx, sellerId, ids);
  return readRows(tx, ctx, ids);
}

/** @throws ShopError `not-found` where one is not of the shop */
async function readRows(tx: Queries, { shop, actor }: ShopContext, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select p.id, p.seller_id as "sellerId", p.revision, p.archived, pub.visible
    from publication pub
    join product p on p.seller_id = pub.seller_id and p.id = pub.product_id
    where pub.shop_id = ${shop.id}::uuid and pub.product_id = any (${uuids(ids)}) and p.parent_id is null
    order by p.seller_id, p.id`);
  const seen = rows.filter(({ sellerId }) => !isOfOtherSeller(actor, sellerId));
  if (seen.length < ids.length) throw new ShopError('not-found', { field: 'products' });
  return seen;
}

const isAsWanted = (row: Row, { visible = row.visible, archived = row.archived }: Wanted): boolean =>
  visible === row.visible && archived === row.archived;

async function write(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  rows: readonly Row[],
  { visible, archived }: Wanted,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`
    update product p set revision = p.revision + 1, updated_at = ${ctx.clock().toISOString()}::timestamptz,
      archived = coalesce(${archived ?? null}::boolean, p.archived)
    where p.seller_id = ${sellerId}::uuid and p.id = any (${uuids(ids)})`);
  const moved = rows.filter((row) => archived !== undefined && row.archived !== archived);
  if (moved.length > 0) {
    const movedIds = moved.map(({ id }) => id);
    await refreshDerivedPrices(tx, sellerId, movedIds);
    await emitProductChanges(tx, 'product.changed', sellerId, movedIds);
  }
  if (visible === undefined) return;
  const shown = rows.filter((row) => row.visible !== visible);
  await setVisible(
    tx,
    { shopId: ctx.shop.id, sellerId },
    shown.map(({ id }) => ({ id, visible })),
  );
}

function written({ id, sellerId, revision, ...row }: Row, wanted: Wanted): WrittenRecord {
  const before = { visible: row.visible, archived: row.archived };
  const after = { visible: wanted.visible ?? before.visible, archived: wanted.archived ?? before.archived };
  return { id, sellerId, before, after, revision: revision + 1 };
}
