import { isDeepStrictEqual } from 'node:util';
import { type Fault, faultsOfIssues } from './fault.ts';
import { type ProductRecord, productRecord } from './product-record.ts';

/** What a product comes to: a record, not checked yet, or why there can be none. */
export type MergedProduct = { readonly record: unknown } | { readonly fault: Fault };

/** One product that is to be made or changed. */
export interface ProductWrite {
  /** A new product; or the one with an address, now or formerly, made where nothing is there; or that of an id. */
  readonly key: { readonly isNew: true } | { readonly slug: string } | { readonly id: string };
  /**
   * Returns the whole product that is wanted, given what the shop has. It may be asked twice: before and under the
   * lock.
   */
  merge(stored: ProductRecord | undefined): MergedProduct;
}

/** What a write comes to, before the database is asked about the names it uses. */
export type Checked =
  | { readonly kind: 'rejected'; readonly faults: readonly Fault[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'written'; readonly record: ProductRecord };

/** Merges a write into what is stored and checks the result. */
export function checkWrite(write: ProductWrite, stored: ProductRecord | undefined): Checked {
  const merged = write.merge(stored);
  if ('fault' in merged) return { kind: 'rejected', faults: [merged.fault] };
  if (stored && isDeepStrictEqual(merged.record, stored)) return { kind: 'unchanged' };
  if (stored && kindOf(merged.record) !== stored.classCode) {
    return rejected('classCode', `a product can't become another kind: it is ${stored.classCode}`);
  }
  const checked = productRecord.safeParse(merged.record);
  if (!checked.success)
    return { kind: 'rejected', faults: faultsOfIssues(checked.error.issues, merged.record) };
  const record = checked.data;
  if (stored && isDeepStrictEqual(record, stored)) return { kind: 'unchanged' };
  if (stored && record.slug !== stored.slug) {
    return rejected('slug', 'the address of a product is moved, not written');
  }
  return { kind: 'written', record };
}

function kindOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'classCode' in record
    ? record.classCode
    : undefined;
}

export const rejected = (field: string, reason: string): Extract<Checked, { kind: 'rejected' }> => ({
  kind: 'rejected',
  faults: [{ field, reason }],
});
