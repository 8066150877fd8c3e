import { emitProductChanges, type Queries } from '@stoa/database';
import type { ShopContext } from '../../kernel/context.ts';
import { refreshDerivedPrices } from '../../pricing/index.ts';
import { requireScope } from '../../staff/index.ts';
import { replaceStock } from '../../stock/index.ts';
import { type Changed, changePlan, isProductChange } from './change-plan.ts';
import {
  replaceAssignments,
  replaceChildren,
  replaceLevels,
  replaceMedia,
  setVisible,
  updateProductRows,
} from './change-rows.ts';
import type { Evaluated, Verdict } from './evaluate-writes.ts';
import { insertRows } from './insert-rows.ts';
import { lockNewChildren } from './lock-new-children.ts';
import { type CreatedProduct, newRows, type RowContext } from './new-rows.ts';

/**
 * Writes what evaluated writes come to, in the caller's transaction, which has locked what is changed; what is put into
 * grouped products is locked here: the rows of new products, and of others only what differs, table by table, with the
 * changes in the outbox; some thirty statements, however many products. Returns what was made.
 */
export async function writeProducts(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  evaluated: Evaluated,
): Promise<Map<Verdict, CreatedProduct>> {
  const { verdicts, known } = evaluated;
  await lockNewChildren(tx, sellerId, evaluated);
  const now = ctx.clock();
  const context = { owner: { shopId: ctx.shop.id, sellerId }, known, now };
  const made = verdicts.filter((one) => one.kind === 'new');
  const rows = newRows(
    context,
    made.map(({ record }) => record),
  );
  if (made.length > 0) await insertRows(tx, ctx, sellerId, rows, now);
  const changed = verdicts.filter((one) => one.kind === 'changed');
  if (changed.length > 0) {
    const simple = made.flatMap(({ record }, at) =>
      record.classCode === 'simple' ? [[record.sku, rows.created[at]?.id ?? ''] as const] : [],
    );
    const childIds = new Map([...known.childIds, ...simple]);
    await changeProducts(tx, ctx, { ...context, known: { ...known, childIds } }, changed);
  }
  return new Map(made.flatMap((verdict, at) => (rows.created[at] ? [[verdict, rows.created[at]]] : [])));
}

/** Variations that a record no longer names are archived, for orders refer to them. */
async function changeProducts(
  tx: Queries,
  ctx: ShopContext,
  context: RowContext,
  changed: readonly Changed[],
): Promise<void> {
  const { owner, now } = context;
  const { shopId, sellerId } = owner;
  const plan = changePlan(context, changed);
  // A variation that is added to a product brings its price and its stock.
  const isAdded = plan.added.products.length > 0;
  if (isAdded || plan.priced.length > 0) requireScope(ctx, 'prices:write', { sellerId });
  if (isAdded || plan.stock.length > 0) requireScope(ctx, 'stock:write', { sellerId });
  await updateProductRows(tx, sellerId, plan.products, 'product', now);
  await updateProductRows(tx, sellerId, plan.variations, 'variation', now);
  await insertRows(tx, ctx, sellerId, plan.added, now);
  await replaceMedia(tx, sellerId, plan.media);
  await replaceLevels(tx, sellerId, plan.levels);
  await replaceChildren(tx, sellerId, plan.children);
  await replaceAssignments(tx, shopId, plan.assignments);
  await replaceStock(tx, ctx, sellerId, plan.stock);
  const ids = changed.map(({ stored }) => stored.id);
  await refreshDerivedPrices(tx, sellerId, ids);
  await setVisible(tx, owner, plan.visible);
  const told = changed.filter(isProductChange).map(({ stored }) => stored.id);
  await emitProductChanges(tx, 'product.changed', sellerId, told);
  await emitProductChanges(tx, 'price.changed', sellerId, plan.priced);
}
