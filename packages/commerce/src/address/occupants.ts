import { address, type Queries, texts } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';

/** The owner of an address of the shop. */
export interface Occupant {
  readonly kind: 'product' | 'category' | 'page' | 'redirect';
  readonly targetId: string | null;
}

/** Finds the owners of addresses, current or former. One statement. */
export async function occupantsOf(
  tx: Queries,
  shopId: string,
  slugs: readonly string[],
): Promise<Map<string, Occupant>> {
  const rows = await tx
    .select({ path: address.path, kind: address.kind, targetId: address.targetId })
    .from(address)
    .where(and(eq(address.shopId, shopId), sql`${address.path} = any (${texts(slugs)})`));
  return new Map(rows.map(({ path, ...occupant }) => [path, occupant]));
}
