import { isDeepStrictEqual } from 'node:util';
import { emitProductChanges, type Queries } from '@stoa/database';
import type { ShopContext } from '../../kernel/context.ts';
import { refreshDerivedPrices } from '../../pricing/index.ts';
import { replaceStock } from '../../stock/index.ts';
import { insertRows } from '../write/insert-rows.ts';
import type { Judged, Verdict } from './judge-drafts.ts';
import type { ProductRecord } from './product-record.ts';
import { planOf, type RewritePlan } from './rewrite-plan.ts';
import {
  replaceChildren,
  replaceFilings,
  replaceLevels,
  replaceMedia,
  setVisible,
  updateProductRows,
} from './rewrite-rows.ts';

/**
 * Writes what is different about products that are locked by the caller's transaction, table by table: about
 * twenty statements, however many products. Variations that a record no longer names are archived, for orders
 * refer to them.
 */
export async function rewriteProducts(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  { verdicts, known }: Judged,
): Promise<void> {
  const changed = verdicts.filter((one) => one.kind === 'changed');
  if (changed.length === 0) return;
  const now = ctx.clock();
  const owner = { shopId: ctx.shop.id, sellerId };
  const plan = planOf(owner, known, now, changed);
  await updateProductRows(tx, sellerId, plan.tops, 'top', now);
  await updateProductRows(tx, sellerId, plan.variations, 'variation', now);
  await insertRows(tx, ctx, sellerId, plan.added, now);
  await replaceMedia(tx, sellerId, plan.media);
  await replaceLevels(tx, sellerId, plan.levels);
  await replaceChildren(tx, sellerId, plan.children);
  await replaceFilings(tx, ctx.shop.id, plan.filings);
  await replaceStock(tx, ctx, sellerId, plan.stock);
  await refreshDerivedPrices(
    tx,
    sellerId,
    changed.map(({ stored }) => stored.id),
  );
  await setVisible(tx, owner, plan.visible);
  await emitChanges(tx, sellerId, changed, plan);
}

type Changed = Extract<Verdict, { kind: 'changed' }>;

/** Stock tells of itself, and so does being shown; the rest is told as a change of the product. */
async function emitChanges(
  tx: Queries,
  sellerId: string,
  changed: readonly Changed[],
  plan: RewritePlan,
): Promise<void> {
  const said = changed.filter(
    ({ stored, record }) => !isDeepStrictEqual(saidOf(stored.record), saidOf(record)),
  );
  await emitProductChanges(
    tx,
    'product.changed',
    sellerId,
    said.map(({ stored }) => stored.id),
  );
  await emitProductChanges(tx, 'price.changed', sellerId, plan.priced);
}

function saidOf(record: ProductRecord): unknown {
  const { visible: _, ...said } = record;
  if (said.classCode === 'simple') return { ...said, stock: said.stock !== null };
  if (said.classCode !== 'variable_product') return said;
  return { ...said, variations: said.variations.map((one) => ({ ...one, stock: one.stock !== null })) };
}
