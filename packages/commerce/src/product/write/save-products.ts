import { orConflict } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { ADDRESS_TAKEN } from '../../address/index.ts';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { requireCarried, sellerOf } from '../../shop/index.ts';
import { type Evaluated, evaluateWrites } from './evaluate-writes.ts';
import { type Fault, faultOfError } from './fault.ts';
import type { ProductWrite } from './product-write.ts';
import { SeenKeys } from './seen-keys.ts';
import { writeProducts } from './write-products.ts';
import { writtenProducts } from './written-products.ts';

/** What became of a write. */
export type SavedProduct =
  | { readonly kind: 'created' | 'changed' | 'unchanged' }
  | { readonly kind: 'rejected'; readonly faults: readonly Fault[] };

const SCOPES = ['catalog:write', 'prices:write', 'stock:write'] as const;

/** Products one call may bring. */
const MAX_WRITES = 1000;

/**
 * Makes the shop's own products what somebody wrote down: new ones are created, those that differ are changed, and
 * those that are so already are left alone, without a write or a change in the outbox. Each is taken whole or not at
 * all, with all that is wrong with it; a few dozen statements, however many. `seen` holds what earlier calls for the
 * same file named: a product or sku named twice is refused the second time. Needs `catalog:write`, `prices:write`,
 * `stock:write`.
 */
export async function saveProducts(
  ctx: ShopContext,
  writes: readonly ProductWrite[],
  seen: SeenKeys = new SeenKeys(),
): Promise<SavedProduct[]> {
  if (writes.length > MAX_WRITES) throw new ShopError('invalid-input', { field: 'products' });
  const sellerId = sellerOf(ctx);
  for (const one of SCOPES) requireScope(ctx, one, { sellerId });
  await requireCarried(ctx.db.queries, ctx, [sellerId]);
  const { verdicts } = await evaluateWrites(ctx.db.queries, ctx, sellerId, writes, seen);
  const saved = verdicts.map(outcomeOf);
  const differing = writes.flatMap((write, at) => {
    const kind = saved[at]?.kind;
    return kind === 'created' || kind === 'changed' ? [{ at, write }] : [];
  });
  for (const { at, outcome } of await writeAll(ctx, sellerId, differing)) saved[at] = outcome;
  return saved;
}

interface Placed {
  readonly at: number;
  readonly write: ProductWrite;
}

type Outcomes = { readonly at: number; readonly outcome: SavedProduct }[];

/** Writes all at once; where that is refused, halves until those are found that can't be written. */
async function writeAll(ctx: ShopContext, sellerId: string, given: readonly Placed[]): Promise<Outcomes> {
  const [first] = given;
  if (first === undefined) return [];
  try {
    return await writeOnce(ctx, sellerId, given);
  } catch (error) {
    const fault = faultOfError(error);
    if (given.length === 1) return [{ at: first.at, outcome: { kind: 'rejected', faults: [fault] } }];
    const middle = Math.ceil(given.length / 2);
    return [
      ...(await writeAll(ctx, sellerId, given.slice(0, middle))),
      ...(await writeAll(ctx, sellerId, given.slice(middle))),
    ];
  }
}

/** Looks again under lock, so that a sale or an editor between the look and the write is not undone. */
function writeOnce(ctx: ShopContext, sellerId: string, given: readonly Placed[]): Promise<Outcomes> {
  const change = { verb: 'product.import', scope: SCOPES, of: 'product', sellerId } as const;
  return orConflict({ product_sku: 'sku', [ADDRESS_TAKEN]: 'slug' }, () =>
    changing(ctx, change, async ({ tx, wrote }) => {
      const writes = given.map(({ write }) => write);
      const evaluated = await evaluateWrites(tx, ctx, sellerId, writes, new SeenKeys(), 'lock');
      const created = await writeProducts(tx, ctx, sellerId, evaluated);
      wrote(...writtenProducts(sellerId, evaluated, created));
      return given.flatMap(({ at }, place) => {
        const verdict = evaluated.verdicts[place];
        return verdict ? [{ at, outcome: outcomeOf(verdict) }] : [];
      });
    }),
  );
}

function outcomeOf(verdict: Evaluated['verdicts'][number]): SavedProduct {
  if (verdict.kind === 'rejected') return { kind: 'rejected', faults: verdict.faults };
  return { kind: verdict.kind === 'new' ? 'created' : verdict.kind };
}
