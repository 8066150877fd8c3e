import { oc } from '@orpc/contract';
import type { Scope } from '@stoa/domain';

/** Who may call a procedure, and what the audit log calls it. */
export type Access =
  /** Whoever asks: signing in, and what a mailed link opens. */
  | { readonly by: 'anybody' }
  /** Whoever is signed in, for what is their own. */
  | { readonly by: 'person' }
  /** Whoever has this permission in the shop that the address names. ADM-013 */
  | { readonly by: 'role'; readonly scope: Scope; readonly verb?: string };

/**
 * Begins a procedure for `access`. Its input is one object: values of the path, the query and the body together.
 * ADM-013, ADM-901
 */
export const procedure = (access: Access) => oc.$meta<Access>(access);
