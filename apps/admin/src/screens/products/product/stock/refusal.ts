import { problemOf } from '../../../../api/problem.ts';

/** Why pieces were not counted as somebody wanted, with the numbers by which they can go on. ADM-131 */
export type Refusal =
  /** The stock moved since it was shown. */
  | { readonly kind: 'moved'; readonly seen: number; readonly onHand: number }
  /** More were to go than are not reserved. */
  | { readonly kind: 'tooFew'; readonly available: number }
  /** Fewer were counted than orders hold. */
  | { readonly kind: 'held'; readonly reserved: number };

/** Reads of an error why pieces were not counted, `seen` having been on hand; undefined for any other error. ADM-131 */
export function refusalOf(error: unknown, seen: number): Refusal | undefined {
  const problem = problemOf(error);
  if (problem?.status !== 409) return undefined;
  const { onHand, available, reserved } = problem.params;
  if (typeof onHand === 'number') return { kind: 'moved', seen, onHand };
  if (typeof available === 'number') return { kind: 'tooFew', available };
  return typeof reserved === 'number' ? { kind: 'held', reserved } : undefined;
}
