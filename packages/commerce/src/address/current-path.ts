import { address, type Queries } from '@stoa/database';
import { and, eq } from 'drizzle-orm';

/** Finds the current path of something in a shop, if it has an address. */
export async function currentPath(
  tx: Queries,
  shopId: string,
  kind: 'product' | 'category' | 'page',
  targetId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ path: address.path })
    .from(address)
    .where(
      and(
        eq(address.shopId, shopId),
        eq(address.kind, kind),
        eq(address.targetId, targetId),
        eq(address.status, 'current'),
      ),
    )
    .for('update');
  return row?.path;
}
