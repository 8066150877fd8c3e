import { address, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { requireSlug, taken } from './claim-addresses.ts';
import { currentPath } from './current-path.ts';

/**
 * Moves something to another address. The old one stays and redirects with 301; a former address of the same thing
 * can be taken up again.
 * @throws ShopError `not-found` when it has no address, `invalid-input`, `conflict` on `slug`
 */
export async function moveAddress(
  tx: Queries,
  shopId: string,
  target: { readonly kind: 'product' | 'category' | 'page'; readonly id: string },
  path: string,
  now: Date,
): Promise<{ readonly from: string }> {
  const from = await currentPath(tx, shopId, target.kind, target.id);
  if (from === undefined) throw new ShopError('not-found');
  // Also where the word has been reserved since.
  if (from === path) return { from };
  requireSlug(path, 'slug');
  const [there] = await tx
    .select()
    .from(address)
    .where(and(eq(address.shopId, shopId), eq(address.path, path)));
  const isItsOwn = there?.kind === target.kind && there.targetId === target.id;
  if (there && !isItsOwn) throw taken(path, 'slug');
  await tx
    .update(address)
    .set({ status: 'moved', movedAt: now })
    .where(and(eq(address.shopId, shopId), eq(address.path, from)));
  // Of two that move there at once, the second finds what the first has written.
  const claimed = await tx
    .insert(address)
    .values({ shopId, path, kind: target.kind, targetId: target.id, createdAt: now })
    .onConflictDoUpdate({
      target: [address.shopId, address.path],
      set: { status: 'current', movedAt: null },
      setWhere: eq(address.targetId, target.id),
    })
    .returning({ path: address.path });
  if (claimed.length === 0) throw taken(path, 'slug');
  return { from };
}
