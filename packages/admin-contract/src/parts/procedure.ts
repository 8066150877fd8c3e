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
};

type Caller =
  /** Whoever asks: signing in, and what a mailed link opens. */
  | { readonly by: 'anybody' }
  /** Whoever is signed in, for what is their own. */
  | { readonly by: 'person' }
  /**
   * Whoever has this permission in the shop that the address names; `verb` is what the audit log calls it, with `{name}`
   * for a value of the input. ADM-013
   */
  | { readonly by: 'role'; readonly scope: Scope; readonly verb?: string };

/** Not the credentials that were given; no such thing; not as things stand; no longer. */
type OwnRefusal = 401 | 404 | 409 | 410;

/**
 * Begins a procedure for `access`. Its input is one object: values of the path, the query and the body together.
 * ADM-013, ADM-901
 */
export const procedure = (access: Access) => oc.$meta<Access>(access);
