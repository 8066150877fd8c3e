import type { Queries } from '@stoa/database';
import { sql } from 'drizzle-orm';

/** What has an address of a shop, now or formerly. */
export interface AddressHolder {
  readonly kind: 'product' | 'category' | 'page' | 'redirect';
  /** Its name, or title; of a redirect its path. */
  readonly name: string;
  /** Of a product. */
  readonly sellerId: string | null;
}

/** Finds what has an address of a shop; `undefined` where it is free. One statement. ADM-144 */
export async function holderOf(
  tx: Queries,
  shopId: string,
  path: string,
): Promise<AddressHolder | undefined> {
  const { rows } = await tx.execute<{ [Column in keyof AddressHolder]: AddressHolder[Column] }>(sql`
    select a.kind, p.seller_id as "sellerId", coalesce(p.name, c.name, g.title, a.path) as name
    from address a
    left join product p on a.kind = 'product' and p.id = a.target_id
    left join category c on a.kind = 'category' and c.shop_id = a.shop_id and c.id = a.target_id
    left join page g on a.kind = 'page' and g.shop_id = a.shop_id and g.id = a.target_id
    where a.shop_id = ${shopId}::uuid and a.path = ${path}`);
  return rows[0];
}
