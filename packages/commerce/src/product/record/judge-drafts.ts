import type { Queries } from '@stoa/database';
import { type Occupant, occupantsOf } from '../../address/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { lockWithHolders } from '../../pricing/index.ts';
import { mergeDraft, type ProductDraft, rejected } from './draft.ts';
import type { Fault } from './fault.ts';
import { type KnownNames, knownNames, nameFault } from './known-names.ts';
import { type ProductRecord, skusOf } from './product-record.ts';
import { readRecords } from './read-records.ts';
import type { StoredProduct } from './record-of-rows.ts';
import type { SeenKeys } from './seen-keys.ts';

/** What is to be done with a draft; `at` is its place among those given. */
export type Verdict =
  | { readonly kind: 'rejected'; readonly at: number; readonly fault: Fault }
  | { readonly kind: 'unchanged'; readonly at: number; readonly stored: StoredProduct | undefined }
  | { readonly kind: 'new'; readonly at: number; readonly record: ProductRecord }
  | {
      readonly kind: 'changed';
      readonly at: number;
      readonly stored: StoredProduct;
      readonly record: ProductRecord;
    };

export interface Judged {
  readonly verdicts: readonly Verdict[];
  readonly known: KnownNames;
}

/** Compares drafts with what the shop has. With `lock` the products found stay locked for the transaction. */
export async function judgeDrafts(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  drafts: readonly ProductDraft[],
  seen: SeenKeys,
  lock?: 'lock',
): Promise<Judged> {
  const occupants = await occupantsOf(tx, ctx.shop.id, [...new Set(drafts.map(({ slug }) => slug))]);
  const ids = [...occupants.values()].flatMap((one) => (one.kind === 'product' ? (one.targetId ?? []) : []));
  if (lock && ids.length > 0) await lockWithHolders(tx, sellerId, ids);
  const stored = await readRecords(tx, { shopId: ctx.shop.id, sellerId }, ids);
  const compared = drafts.map((draft, at) => compare(draft, at, occupants.get(draft.slug), stored, seen));
  const written = compared.flatMap((one) => ('record' in one ? [one.record] : []));
  const known = await knownNames(tx, ctx, sellerId, written);
  return { verdicts: compared.map((one) => checkNames(one, known, seen)), known };
}

function compare(
  draft: ProductDraft,
  at: number,
  occupant: Occupant | undefined,
  stored: ReadonlyMap<string, StoredProduct>,
  seen: SeenKeys,
): Verdict {
  const existing = occupant?.targetId ? stored.get(occupant.targetId) : undefined;
  const isFirst = seen.claim(`slug:${draft.slug}`) && (!existing || seen.claim(`id:${existing.id}`));
  if (!isFirst) {
    return { ...rejected('slug', `the file has a product '${draft.slug}' already`), at };
  }
  if (occupant && !existing) {
    const owner = occupant.kind === 'product' ? "another seller's product" : `a ${occupant.kind}`;
    return { ...rejected('slug', `the address '${draft.slug}' is taken by ${owner}`), at };
  }
  const merged = mergeDraft(draft, existing?.record);
  if (merged.kind === 'rejected') return { ...merged, at };
  if (merged.kind === 'unchanged') return { ...merged, at, stored: existing };
  const { record } = merged;
  return existing ? { kind: 'changed', at, stored: existing, record } : { kind: 'new', at, record };
}

function checkNames(verdict: Verdict, known: KnownNames, seen: SeenKeys): Verdict {
  if (verdict.kind === 'rejected') return verdict;
  const record = verdict.kind === 'unchanged' ? verdict.stored?.record : verdict.record;
  const skus = record ? skusOf(record) : [];
  const { at } = verdict;
  if (verdict.kind !== 'unchanged') {
    const twice = skus.find((sku, place) => skus.indexOf(sku) < place || seen.has(`sku:${sku}`));
    if (twice !== undefined) return { ...rejected('sku', `the file has the sku '${twice}' already`), at };
    const own = verdict.kind === 'changed' ? verdict.stored.id : undefined;
    const fault = nameFault(verdict.record, own, known);
    if (fault) return { kind: 'rejected', at, fault };
  }
  for (const sku of skus) seen.claim(`sku:${sku}`);
  return verdict;
}
