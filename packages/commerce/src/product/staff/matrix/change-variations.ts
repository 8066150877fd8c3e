import { orConflict, type Queries } from '@stoa/database';
import { isShopError, ShopError } from '@stoa/domain';
import { changing, sellerOfActor, type WrittenRecord } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput } from '../../../kernel/input.ts';
import { requireScope } from '../../../kernel/require-scope.ts';
import { findProduct } from '../find-product.ts';
import { followVariations } from '../variation/follow-variations.ts';
import { faultsOfBroughtBack } from './brought-back.ts';
import { lockRows } from './locked-rows.ts';
import { type MatrixKey, readNamedRows, type VariationOfMatrix } from './matrix-rows.ts';
import { givenTwice, movedSkus, requireFreeSkus } from './moved-skus.ts';
import { ownMedia } from './own-picture.ts';
import { type PlannedRow, planRows } from './planned-rows.ts';
import { type VariationsChange, variationsChange } from './row-change.ts';
import { writeRows, writtenRows } from './write-rows.ts';

/**
 * Changes up to 2,048 variations of a product at once, all of them or none, and returns those that are named as the matrix
 * tells them. What is as wanted already stays untouched, and so does what others changed meanwhile, unless it is the same
 * field. Other variations are neither locked nor, unless one is brought back, read. The product follows: its price, its
 * revision, and its default variation where that was known by another sku. In as many statements for one as for all, but
 * for the audit log and pictures, which are written by 2,000 rows. Needs `catalog:write`, and where a price differs
 * `prices:write`. ADM-113, ADM-114
 * @throws ShopError `not-found` on `productId`, and on `changes.N.id` that is no variation of it; `invalid-input` with every
 * field at fault: also on `changes.N.id` that is named before, `changes.N.sku` that a row before is given, `changes.N.picture`
 * that is no file of the shop, and `changes.N.archived` where a variation cannot be brought back; `conflict` on each
 * `changes.N.sku` that is taken, and on `revision` with every field that was changed meanwhile, e.g. `changes.3.price`
 */
export async function changeVariations(
  ctx: ShopContext,
  input: VariationsChange,
): Promise<readonly VariationOfMatrix[]> {
  const { productId, changes } = parseInput(variationsChange, input);
  const change = {
    verb: 'product.edit-variation',
    scope: 'catalog:write',
    of: 'product',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  const attempt = () =>
    orConflict({ product_sku: 'changes' }, () =>
      changing(ctx, change, async ({ tx, wrote }) => {
        const { row } = await findProduct(tx, ctx, productId, 'catalog:write');
        const key = { sellerId: row.sellerId, productId };
        const rows = await planRows(tx, ctx, await lockRows(tx, ctx, key, changes));
        if (rows.length > 0) wrote(...(await changeRows(tx, ctx, key, rows)));
        return readNamedRows(
          tx,
          key,
          changes.map(({ id }) => id),
        );
      }),
    );
  try {
    return await attempt();
  } catch (error) {
    // Somebody took a sku after it was looked for. Now it is found, and it can be told whose.
    if (!isShopError(error) || error.code !== 'conflict' || error.field !== 'changes') throw error;
    return attempt();
  }
}

/** Checks and writes what differs, with all that follows; returns the entries for the audit log. */
async function changeRows(
  tx: Queries,
  ctx: ShopContext,
  key: MatrixKey,
  rows: readonly PlannedRow[],
): Promise<WrittenRecord[]> {
  const { sellerId } = key;
  const priced = rows.filter(({ differing }) => 'price' in differing || 'msrp' in differing);
  if (priced.length > 0) requireScope(ctx, 'prices:write', { sellerId });
  const moved = movedSkus(rows);
  const { media, issues: ofPictures } = await ownMedia(tx, ctx, key, rows);
  const issues = [...givenTwice(moved), ...ofPictures, ...(await faultsOfBroughtBack(tx, key, rows))];
  if (issues.length > 0) throw new ShopError('invalid-input', { issues });
  await requireFreeSkus(tx, sellerId, moved);
  await writeRows(tx, sellerId, { rows, media, now: ctx.clock() });
  const above = await followVariations(tx, ctx, {
    ...key,
    ids: idsOf(rows),
    priced: idsOf(priced),
    archived: idsOf(rows.filter(({ differing }) => 'archived' in differing)),
    skus: moved,
  });
  return [...writtenRows(sellerId, rows, media), ...above];
}

const idsOf = (rows: readonly PlannedRow[]): string[] => rows.map(({ change }) => change.id);
