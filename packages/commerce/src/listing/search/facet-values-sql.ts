import { texts } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** Separates code and value of a facet value; neither contains control characters. */
const SEPARATOR = '\u001f';

/** Returns a facet value as one text, so that those of a product are one array and need no join. */
export const facetValueKey = (code: string, value: string): string => code + SEPARATOR + value;

export function parseFacetValueKey(text: string): { readonly code: string; readonly value: string } {
  const at = text.indexOf(SEPARATOR);
  return { code: text.slice(0, at), value: text.slice(at + 1) };
}

/** Returns the code of a facet value key. */
export const codeOfKey = (expression: SQL): SQL => sql`split_part(${expression}, ${SEPARATOR}, 1)`;

/**
 * Returns the facet values of the product `p` for these codes, without duplicates. They are an array in the product's
 * own row, because a planner without statistics misestimates joins between intermediate results by orders of
 * magnitude.
 */
export function facetValuesOf(codes: readonly string[]): SQL {
  if (codes.length === 0) return sql`'{}'::text[]`;
  const own = sql.join(codes.map(ownFacetValues), sql` || `);
  return sql`case when p.class_code <> 'variable_product' then ${own} else array(
    select distinct key from unnest(${own} || array(
      select chosen.key || ${SEPARATOR} || chosen.value
      from product v cross join lateral jsonb_each_text(v.variation_values) as chosen
      where v.seller_id = p.seller_id and v.parent_id = p.id and not v.archived
        and chosen.key = any (${texts(codes)})
    )) as key) end`;
}

function ownFacetValues(code: string): SQL {
  const attribute = sql`p.attributes -> ${code}::text`;
  const listed = sql`case jsonb_typeof(${attribute})
    when 'array' then array(
      select distinct ${code + SEPARATOR} || value from jsonb_array_elements_text(${attribute}) as value)
    when 'string' then array[${code + SEPARATOR} || (p.attributes ->> ${code}::text)]
    when 'number' then array[${code + SEPARATOR} || (p.attributes ->> ${code}::text)]
    else '{}'::text[] end`;
  if (code !== 'brand') return sql`(${listed})`;
  return sql`(case when p.brand is not null then array[${code + SEPARATOR} || p.brand] else ${listed} end)`;
}

/** Slugs of the categories the product `p` is assigned to and of their ancestors, without hidden ones. */
export function categoriesOf(ctx: Pick<ShopContext, 'shop'>): SQL {
  const shopId = sql`${ctx.shop.id}::uuid`;
  return sql`array(
    select distinct slug
    from category_product assignment
    cross join lateral (
      select string_to_array(c.path, '/') as slugs from category c
      where c.shop_id = ${shopId} and c.id = assignment.category_id offset 0
    ) place
    cross join unnest(place.slugs) as slug
    where assignment.shop_id = ${shopId} and assignment.product_id = p.id
      and not place.slugs && (
        select coalesce(array_agg(off.slug), '{}') from category off
        where off.shop_id = ${shopId} and not off.is_active))`;
}
