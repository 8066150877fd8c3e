import { inTransaction, orConflict } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import type { ShopContext } from '../../kernel/context.ts';
import { requireCarried, sellerOf } from '../../shop/index.ts';
import { requireScope } from '../../staff/index.ts';
import { createProducts } from '../write/create-products.ts';
import { faultOf, type ProductDraft } from './draft.ts';
import type { Fault } from './fault.ts';
import { judgeDrafts, type Verdict } from './judge-drafts.ts';
import { newProductOf } from './product-record.ts';
import { rewriteProducts } from './rewrite-products.ts';
import { SeenKeys } from './seen-keys.ts';

/** What became of a draft. */
export type SavedProduct =
  | { readonly kind: 'created' | 'changed' | 'unchanged' }
  | { readonly kind: 'rejected'; readonly fault: Fault };

/** Drafts one call may bring. */
const MAX_DRAFTS = 1000;

/**
 * Makes the shop's own products what drafts say: new ones are created, those that differ are changed, and those
 * that are so already are left alone, without a write or a change in the outbox. Each draft is taken whole or
 * not at all; a few dozen statements, however many. `seen` holds what earlier calls for the same file named: a
 * product or sku named twice is refused the second time. Needs `catalog:write`, `prices:write`, `stock:write`.
 */
export async function saveProducts(
  ctx: ShopContext,
  drafts: readonly ProductDraft[],
  seen: SeenKeys = new SeenKeys(),
): Promise<SavedProduct[]> {
  if (drafts.length > MAX_DRAFTS) throw new ShopError('invalid-input', { field: 'drafts' });
  const sellerId = sellerOf(ctx);
  for (const scope of ['catalog:write', 'prices:write', 'stock:write'] as const) {
    requireScope(ctx, scope, { sellerId });
  }
  await requireCarried(ctx.db.queries, ctx, sellerId);
  const { verdicts } = await judgeDrafts(ctx.db.queries, ctx, sellerId, drafts, seen);
  const faults = new Map<Verdict, Fault>();
  await create(
    ctx,
    verdicts.filter((one) => one.kind === 'new'),
    faults,
  );
  await change(
    ctx,
    sellerId,
    verdicts.filter((one) => one.kind === 'changed'),
    drafts,
    faults,
  );
  return verdicts.map((verdict) => savedOf(verdict, faults.get(verdict)));
}

function savedOf(verdict: Verdict, fault: Fault | undefined): SavedProduct {
  if (fault) return { kind: 'rejected', fault };
  switch (verdict.kind) {
    case 'new':
      return { kind: 'created' };
    case 'rejected':
      return { kind: 'rejected', fault: verdict.fault };
    default:
      return { kind: verdict.kind };
  }
}

type NewVerdict = Extract<Verdict, { kind: 'new' }>;
type ChangedVerdict = Extract<Verdict, { kind: 'changed' }>;

async function create(
  ctx: ShopContext,
  given: readonly NewVerdict[],
  faults: Map<Verdict, Fault>,
): Promise<void> {
  await untilWritten(given, faults, async (part) => {
    await createProducts(
      ctx,
      part.map(({ record }) => newProductOf(record)),
    );
  });
}

/**
 * What is to change is judged again under lock, so that a sale or an editor between the look and the write is
 * not undone.
 */
async function change(
  ctx: ShopContext,
  sellerId: string,
  given: readonly ChangedVerdict[],
  drafts: readonly ProductDraft[],
  faults: Map<Verdict, Fault>,
): Promise<void> {
  await untilWritten(given, faults, (part) =>
    orConflict({ product_sku: 'sku' }, () =>
      inTransaction(ctx.db, async (tx) => {
        const again = part.flatMap(({ at }) => drafts[at] ?? []);
        const judged = await judgeDrafts(tx, ctx, sellerId, again, new SeenKeys(), 'lock');
        for (const [at, verdict] of judged.verdicts.entries()) {
          const first = part[at];
          if (!first) continue;
          if (verdict.kind === 'rejected') faults.set(first, verdict.fault);
          else faults.delete(first);
        }
        await rewriteProducts(tx, ctx, sellerId, judged);
      }),
    ),
  );
}

/** Writes all at once; where that is refused, halves until those are found that can't be written. */
async function untilWritten<T extends Verdict>(
  given: readonly T[],
  faults: Map<Verdict, Fault>,
  write: (part: readonly T[]) => Promise<void>,
): Promise<void> {
  const [first] = given;
  if (first === undefined) return;
  try {
    await write(given);
  } catch (error) {
    const fault = faultOf(error);
    if (given.length === 1) {
      faults.set(first, fault);
      return;
    }
    const middle = Math.ceil(given.length / 2);
    await untilWritten(given.slice(0, middle), faults, write);
    await untilWritten(given.slice(middle), faults, write);
  }
}
