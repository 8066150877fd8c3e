import { product, productChild, type Queries } from '@stoa/database';
import type { Money } from '@stoa/domain';
import { and, asc, eq, sql } from 'drizzle-orm';

/** From the cheapest to the dearest, in minor units. */
export interface PriceRange {
  readonly from: Money;
  readonly to: Money;
}

/** What there is below a product, without what is archived. */
export interface Below {
  readonly variations: number;
  /** Of what has a price; 0 where nothing has. */
  readonly prices: PriceRange;
}

/** Counts the variations of a product, and finds the prices of what it consists of. One statement. */
export async function readBelow(tx: Queries, sellerId: string, productId: string): Promise<Below> {
  const { rows } = await tx.execute<{ variations: number; from: string | null; to: string | null }>(sql`
    select count(*) filter (where is_variation)::int as variations,
      min(price) filter (where price > 0) as "from", max(price) as "to"
    from (
      select v.price, true as is_variation from product v
      where v.seller_id = ${sellerId}::uuid and v.parent_id = ${productId}::uuid and not v.archived
      union all
      select c.price, false from product_child pc
      join product c on c.seller_id = pc.seller_id and c.id = pc.child_id
      where pc.seller_id = ${sellerId}::uuid and pc.product_id = ${productId}::uuid and not c.archived
    ) below`);
  const [{ variations, from, to } = { variations: 0, from: null, to: null }] = rows;
  return { variations, prices: { from: Number(from ?? 0), to: Number(to ?? 0) } };
}

/** A simple product that a grouped one consists of. */
export interface StaffChild {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  /** In minor units. */
  readonly price: Money;
}

/** Reads what a grouped product consists of, in its order. One statement. */
export function readChildren(tx: Queries, sellerId: string, productId: string): Promise<StaffChild[]> {
  return tx
    .select({ id: product.id, sku: product.sku, name: product.name, price: product.price })
    .from(productChild)
    .innerJoin(
      product,
      and(eq(product.sellerId, productChild.sellerId), eq(product.id, productChild.childId)),
    )
    .where(and(eq(productChild.sellerId, sellerId), eq(productChild.productId, productId)))
    .orderBy(asc(productChild.position));
}
