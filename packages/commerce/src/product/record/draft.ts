import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, isShopError, slugIssue } from '@stoa/domain';
import { type Fault, faultOfIssue } from './fault.ts';
import { type ProductRecord, productRecord } from './product-record.ts';

/** A product that somebody else wrote down, known by its address in the shop. */
export interface ProductDraft {
  readonly slug: string;
  /**
   * Returns the record it comes to, unchecked, given what the shop has under that address; what the draft doesn't
   * speak of stays. A draft that can't be one answers a fault.
   */
  merge(stored: ProductRecord | undefined): { readonly record: unknown } | { readonly fault: Fault };
}

/** What a draft comes to, before the database is asked about the names it uses. */
export type Merged =
  | { readonly kind: 'rejected'; readonly fault: Fault }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'written'; readonly record: ProductRecord };

/** Merges a draft into what is stored and checks the result. */
export function mergeDraft(draft: ProductDraft, stored: ProductRecord | undefined): Merged {
  const merged = draft.merge(stored);
  if ('fault' in merged) return { kind: 'rejected', fault: merged.fault };
  if (stored && isDeepStrictEqual(merged.record, stored)) return { kind: 'unchanged' };
  if (stored && kindOf(merged.record) !== stored.classCode) {
    return rejected('classCode', `a product can't become another kind: it is ${stored.classCode}`);
  }
  const checked = productRecord.safeParse(merged.record);
  if (!checked.success) return { kind: 'rejected', fault: faultOfIssue(checked.error.issues[0]) };
  const record = checked.data;
  if (stored && isDeepStrictEqual(record, stored)) return { kind: 'unchanged' };
  if (!stored && slugIssue(record.slug)) {
    return rejected(
      'slug',
      `'${record.slug}' can't be an address: not a slug, or a word the shop keeps for itself`,
    );
  }
  return { kind: 'written', record };
}

function kindOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'classCode' in record
    ? record.classCode
    : undefined;
}

export const rejected = (field: string, reason: string): Extract<Merged, { kind: 'rejected' }> => ({
  kind: 'rejected',
  fault: { field, reason },
});

/** What tells of the product; everything else, such as a missing scope, tells of who asks or of us. */
const faults: ReadonlySet<ErrorCode> = new Set(['conflict', 'invalid-input', 'not-found']);

/** What a write that was refused at last says, as a fault. Errors that are none of the product are thrown again. */
export function faultOf(error: unknown): Fault {
  if (!isShopError(error) || !faults.has(error.code)) throw error;
  const field = (error.field ?? '').replace(/^\d+\./, '');
  if (error.code === 'conflict') {
    return {
      field,
      reason: field.includes('stock') ? 'orders still hold pieces of it' : `the ${field} is taken`,
    };
  }
  return { field, reason: 'it names something the shop does not have' };
}
