import { product, productEntry, publication, type Queries } from '@stoa/database';
import type { ClassCode } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../../kernel/context.ts';
import type { PagedRow, pageQuery } from '../../../kernel/list/index.ts';
import type { ListedProduct, SmallPicture } from './listed-product.ts';
import { isLow } from './stock-of-entries.ts';

interface ProductRow extends PagedRow {
  readonly name: string;
  readonly sku: string;
  readonly class_code: ClassCode;
  readonly picture: SmallPicture | null;
  readonly lowest: string;
  readonly highest: string;
  readonly salable: string | null;
  readonly low: boolean;
  readonly visible: boolean;
  readonly archived: boolean;
  readonly brand: string | null;
  readonly variations: number;
  readonly changed: string;
}

/** A row of a page, with the product that it is of. */
export interface ListedRow extends PagedRow {
  readonly product: ListedProduct;
}

/** Returns the first picture of the product or variation `of`, as JSON; a film only where there is no picture. */
export const firstPicture = (of: 'p' | 'v'): SQL => sql`(
  select json_build_object('file', m.file, 'alt', m.alt) from product_media m
  where m.seller_id = ${sql.raw(of)}.seller_id and m.product_id = ${sql.raw(of)}.id
  order by m.kind = 'video', m.position limit 1)`;

/**
 * Finds the products of a page, and only then reads these products themselves, as they are now: what they consist of is
 * read for all of them at once.
 */
export async function readListed(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  { page, inOrder }: ReturnType<typeof pageQuery>,
): Promise<ListedRow[]> {
  const { rows } = await tx.execute<ProductRow>(sql`
    with page as materialized (${page}),
    part as materialized (
      select v.parent_id as whole, v.seller_id, v.id, v.price, true as is_variation
      from page join ${product} v on v.parent_id = page.id
        and v.seller_id = (select e.seller_id from ${productEntry} e where e.shop_id = page.shop_id and e.product_id = page.id)
      where not v.archived
      union all
      select pc.product_id, c.seller_id, c.id, c.price, false
      from page join product_child pc on pc.product_id = page.id
        and pc.seller_id = (select e.seller_id from ${productEntry} e where e.shop_id = page.shop_id and e.product_id = page.id)
      join ${product} c on c.seller_id = pc.seller_id and c.id = pc.child_id
      where not c.archived
    ),
    below as materialized (
      select part.whole, min(part.price) filter (where part.price > 0) as lowest, max(part.price) as highest,
        sum(s.on_hand - s.reserved) as salable, bool_or(${isLow}) as low, count(*) filter (where part.is_variation)::int as variations
      from part left join stock s on s.seller_id = part.seller_id and s.product_id = part.id
      group by part.whole
    )
    select p.id, page.sorted, page.counted, p.name, p.sku, p.class_code, p.brand, p.archived, pub.visible,
      ${firstPicture('p')} as picture, coalesce(below.lowest, p.price)::text as lowest,
      coalesce(below.highest, p.price)::text as highest,
      case when p.class_code in ('variable_product', 'grouped') then below.salable else s.on_hand - s.reserved end::text
        as salable,
      coalesce(case when p.class_code in ('variable_product', 'grouped') then below.low else ${isLow} end, false) as low,
      coalesce(below.variations, 0) as variations, e.changed_at::text as changed
    from page
    join ${productEntry} e on e.shop_id = page.shop_id and e.product_id = page.id
    join ${product} p on p.seller_id = e.seller_id and p.id = e.product_id
    join ${publication} pub on pub.shop_id = page.shop_id and pub.product_id = page.id
    left join below on below.whole = page.id
    left join stock s on s.seller_id = p.seller_id and s.product_id = p.id
    order by ${inOrder}`);
  return rows.map((row) => ({ ...row, product: toListed(row, shop.currency) }));
}

const toListed = (row: ProductRow, currency: string): ListedProduct => ({
  id: row.id,
  name: row.name,
  sku: row.sku,
  kind: row.class_code,
  picture: row.picture,
  price: { from: Number(row.lowest), to: Number(row.highest) },
  currency,
  salable: row.salable === null ? null : Number(row.salable),
  low: row.low,
  visible: row.visible,
  archived: row.archived,
  brand: row.brand,
  variations: row.variations,
  changedAt: new Date(row.changed),
});
