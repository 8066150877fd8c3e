import { sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { isShown, publishedProducts } from '../listing/index.ts';

/** What a shop shows, as far as it decides what else is needed. */
export interface Goods {
  /** There is at least one product. */
  readonly shown: boolean;
  /** At least one of them is sent or collected; gift certificates and what is marked so are not. */
  readonly sent: boolean;
}

/** Reads whether the shop shows products, and any that have to be sent; one statement that counts nothing. */
export async function readGoods(ctx: Pick<ShopContext, 'db' | 'shop'>): Promise<Goods> {
  const { rows } = await ctx.db.queries.execute<{ shown: boolean; sent: boolean }>(sql`
    select exists (select 1 from ${publishedProducts} where ${isShown(ctx)}) as shown,
      exists (select 1 from ${publishedProducts} where ${isShown(ctx)} and ${isSent}) as sent`);
  return rows[0] ?? { shown: false, sent: false };
}

/** A variation is sent as its product is; of a set its parts are. */
const isSent = sql`case p.class_code
  when 'gift_certificate' then false
  when 'grouped' then exists (
    select 1 from product_child member
    join product part on part.seller_id = member.seller_id and part.id = member.child_id
    where member.seller_id = p.seller_id and member.product_id = p.id and not part.non_shippable)
  else not p.non_shippable end`;
