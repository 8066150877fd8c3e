import { oc } from '@orpc/contract';
import type { Scope } from '@stoa/domain';

/** Who may call a procedure, what the audit log calls it, and what it is refused for beside what its kind is. */
export type Access = Caller & {
  /**
   * Statuses of refusals that are of this procedure, beyond those that follow from who may call it, from its having
   * input, and from its naming a version.
   */
  readonly refuses?: readonly OwnRefusal[];
  /** The longest body that is taken, where it is more than the 64 KiB that any is. Bytes. */
  readonly bodyBytes?: number;
  /** What the body of a request is; JSON unless told. */
  readonly body?: 'file';
};

type Caller =
  /** Whoever asks: signing in, and what a mailed link opens. */
  | { readonly by: 'anybody' }
  /** Whoever is signed in, for what is their own. */
  | { readonly by: 'person' }
  /**
   * Whoever has this permission in the shop that the address names; `verb` is what the audit log calls it, with `{name}`
   * for a value of the input. `orScope` is another permission that does as well. ADM-013
   */
  | { readonly by: 'role'; readonly scope: Scope; readonly orScope?: Scope; readonly verb?: string };

/** Not the credentials that were given; no such thing; arrived too slowly; not as things stand; no longer; key of another request. */
type OwnRefusal = 401 | 404 | 408 | 409 | 410 | 422;

/** Tells whether these permissions are enough for a procedure of a shop. ADM-013 */
export const isEnough = (
  held: ReadonlySet<string>,
  { scope, orScope }: { readonly scope: Scope; readonly orScope?: Scope },
): boolean => held.has(scope) || (orScope !== undefined && held.has(orScope));

/**
 * Begins a procedure for `access`. Its input is one object: values of the path, the query and the body together; of one
 * that takes a file an object of each. ADM-013, ADM-901
 */
export const procedure = (access: Access) => oc.$meta<Access>(access);
