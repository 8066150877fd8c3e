import { address, insertMany, type Queries, texts } from '@stoa/database';
import { ShopError, slugIssue } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';

export interface AddressClaim {
  readonly path: string;
  readonly kind: 'product' | 'category' | 'page';
  readonly targetId: string;
  /** The path of the input, for the error. */
  readonly field: string;
}

/** The constraint behind two claims of one path at the same moment, for `orConflict`. */
export const ADDRESS_TAKEN = 'address_shop_id_path_pk';

/**
 * Claims addresses in the one namespace of a shop. Two statements, however many addresses.
 * @throws ShopError `invalid-input` for what is no slug or a reserved word, `conflict` for a path that is taken, also
 * by a former address that still redirects
 */
export async function claimAddresses(
  tx: Queries,
  shopId: string,
  claims: readonly AddressClaim[],
  now: Date,
): Promise<void> {
  if (claims.length === 0) return;
  const paths = new Set<string>();
  for (const { path, field } of claims) {
    requireSlug(path, field);
    if (paths.has(path)) throw taken(path, field);
    paths.add(path);
  }
  const existing = await tx
    .select({ path: address.path })
    .from(address)
    .where(and(eq(address.shopId, shopId), sql`${address.path} = any (${texts([...paths])})`));
  const known = new Set(existing.map(({ path }) => path));
  const refused = claims.find(({ path }) => known.has(path));
  if (refused) throw taken(refused.path, refused.field);
  await insertMany(
    tx,
    address,
    claims.map(({ path, kind, targetId }) => ({ shopId, path, kind, targetId, createdAt: now })),
  );
}

export function requireSlug(path: string, field: string): void {
  const issue = slugIssue(path);
  if (issue) throw new ShopError('invalid-input', { field, reason: issue });
}

export function taken(slug: string, field: string): ShopError {
  return new ShopError('conflict', { field, params: { slug } });
}
