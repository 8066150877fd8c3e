import type { Queries } from '@stoa/database';
import { type Occupant, occupantsOf } from '../../address/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { lockWithHolders } from '../../pricing/index.ts';
import type { Fault } from './fault.ts';
import { type KnownNames, knownNames, nameFaults, taken } from './known-names.ts';
import { type ProductRecord, skusOf } from './product-record.ts';
import { type Checked, checkWrite, type ProductWrite, rejected } from './product-write.ts';
import { readRecords } from './read-records.ts';
import type { StoredProduct } from './record-of-rows.ts';
import type { SeenKeys } from './seen-keys.ts';

/** What is to be done with a write. */
export type Verdict =
  | { readonly kind: 'rejected'; readonly faults: readonly Fault[] }
  | { readonly kind: 'unchanged'; readonly stored: StoredProduct | undefined }
  | { readonly kind: 'new'; readonly record: ProductRecord }
  | { readonly kind: 'changed'; readonly stored: StoredProduct; readonly record: ProductRecord };

export interface Evaluated {
  /** In the order of the writes. */
  readonly verdicts: readonly Verdict[];
  readonly known: KnownNames;
}

/** Compares writes with what the shop has. With `lock` the products found stay locked for the transaction. */
export async function evaluateWrites(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  writes: readonly ProductWrite[],
  seen: SeenKeys,
  lock?: 'lock',
): Promise<Evaluated> {
  const aimed = writes.map(aim);
  const slugs = new Set(aimed.flatMap(({ slug }) => slug ?? []));
  const occupants = await occupantsOf(tx, ctx.shop.id, [...slugs]);
  const ids = aimed.flatMap(({ write, slug }) => {
    if ('id' in write.key) return [write.key.id];
    const occupant = slug === undefined ? undefined : occupants.get(slug);
    return occupant?.kind === 'product' ? (occupant.targetId ?? []) : [];
  });
  if (lock && ids.length > 0) await lockWithHolders(tx, sellerId, ids);
  const stored = await readRecords(tx, { shopId: ctx.shop.id, sellerId }, ids);
  const compared = aimed.map((one) =>
    'id' in one.write.key
      ? compareKnown(one.write, stored.get(one.write.key.id), seen)
      : compare(one, occupants.get(one.slug ?? ''), stored, seen),
  );
  const written = compared.flatMap((one) => ('record' in one ? [one.record] : []));
  const known = await knownNames(tx, ctx, sellerId, written);
  return { verdicts: checkNames(compared, known, seen), known };
}

interface Aimed {
  readonly write: ProductWrite;
  /** The address by which the product is looked for. */
  readonly slug?: string;
  /** Of a new product, which is checked before its address is known. */
  readonly made?: Checked;
}

function aim(write: ProductWrite): Aimed {
  if ('slug' in write.key) return { write, slug: write.key.slug };
  if ('id' in write.key) return { write };
  const made = checkWrite(write, undefined);
  return made.kind === 'written' ? { write, made, slug: made.record.slug } : { write, made };
}

/** A verdict before names are looked at, with what is wrong with its address. */
type Compared = Verdict & { readonly addressFaults?: readonly Fault[] };

function compare(
  { write, slug = '', made }: Aimed,
  occupant: Occupant | undefined,
  stored: ReadonlyMap<string, StoredProduct>,
  seen: SeenKeys,
): Compared {
  const existing = occupant?.targetId ? stored.get(occupant.targetId) : undefined;
  const target = made ? undefined : existing;
  const verdict = verdictOf(made ?? checkWrite(write, target?.record), target);
  if (made?.kind === 'rejected') return verdict;
  const isFirst = seen.claim(`slug:${slug}`) && (!target || seen.claim(`id:${target.id}`));
  if (!isFirst) {
    const fault = taken('slug', `there is a product '${slug}' among these already`, { slug });
    return withFault(made ? verdict : undefined, fault);
  }
  if (!occupant || target) return verdict;
  const others = existing ? 'a product' : "another seller's product";
  const owner = occupant.kind === 'product' ? others : `a ${occupant.kind}`;
  return withFault(verdict, taken('slug', `the address '${slug}' is taken by ${owner}`, { slug }));
}

/** What is wrong with the address, beside the rest; alone where it is the same product written twice. */
function withFault(verdict: Verdict | undefined, fault: Fault): Compared {
  if (verdict?.kind === 'new') return { ...verdict, addressFaults: [fault] };
  const others = verdict?.kind === 'rejected' ? verdict.faults : [];
  return { kind: 'rejected', faults: [fault, ...others] };
}

/** Requires that a product known by its id is there. */
function compareKnown(write: ProductWrite, stored: StoredProduct | undefined, seen: SeenKeys): Verdict {
  if (!stored) {
    const fault: Fault = { code: 'not-found', field: 'productId', reason: 'the shop has no such product' };
    return { kind: 'rejected', faults: [fault] };
  }
  if (!seen.claim(`id:${stored.id}`)) return rejected('productId', 'the product is among these already');
  return verdictOf(checkWrite(write, stored.record), stored);
}

function verdictOf(checked: Checked, stored: StoredProduct | undefined): Verdict {
  if (checked.kind === 'rejected') return checked;
  if (checked.kind === 'unchanged') return { kind: 'unchanged', stored };
  const { record } = checked;
  return stored ? { kind: 'changed', stored, record } : { kind: 'new', record };
}

/** Grouped products last: what they consist of may be written along with them. */
function checkNames(compared: readonly Compared[], known: KnownNames, seen: SeenKeys): Verdict[] {
  const verdicts: Verdict[] = [...compared];
  const made = new Set<string>();
  const isGrouped = (one: Verdict) => 'record' in one && one.record.classCode === 'grouped';
  for (const grouped of [false, true]) {
    for (const [at, one] of compared.entries()) {
      if (isGrouped(one) !== grouped) continue;
      const verdict = checkNamesOf(one, known, seen, made);
      verdicts[at] = verdict;
      if (verdict.kind === 'new' && verdict.record.classCode === 'simple') made.add(verdict.record.sku);
    }
  }
  return verdicts;
}

function checkNamesOf(
  { addressFaults = [], ...verdict }: Compared,
  known: KnownNames,
  seen: SeenKeys,
  made: ReadonlySet<string>,
): Verdict {
  if (verdict.kind === 'rejected') return verdict;
  const record = verdict.kind === 'unchanged' ? verdict.stored?.record : verdict.record;
  const skus = record ? skusOf(record) : [];
  if (verdict.kind !== 'unchanged') {
    const own = verdict.kind === 'changed' ? verdict.stored.id : undefined;
    const faults = [...nameFaults(verdict.record, own, known, made, seen), ...addressFaults];
    if (faults.length > 0) return { kind: 'rejected', faults };
  }
  for (const { sku } of skus) seen.claim(`sku:${sku}`);
  return verdict;
}
