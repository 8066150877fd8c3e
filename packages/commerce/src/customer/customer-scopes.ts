/**
 * The scopes of a signed-in customer: `account` is their own pages, `prices` the prices of a shop that hides them
 * from strangers.
 */
export type CustomerScope = 'account' | 'prices';

/** AUTH-511, PERM-513, PERM-504 */
export function customerScopes(verified: boolean): readonly CustomerScope[] {
  return verified ? ['account', 'prices'] : ['account'];
}
