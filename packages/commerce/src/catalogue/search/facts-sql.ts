import { texts } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** Stands between code and value of a fact; neither holds control characters. */
const SEPARATOR = '\u001f';

/** A value of an attribute as one text, so that a product's are one array and need no join. */
export const fact = (code: string, value: string): string => code + SEPARATOR + value;

export function splitFact(text: string): { readonly code: string; readonly value: string } {
  const at = text.indexOf(SEPARATOR);
  return { code: text.slice(0, at), value: text.slice(at + 1) };
}

/** The code of the fact an expression gives. */
export const codeOfFact = (expression: SQL): SQL => sql`split_part(${expression}, ${SEPARATOR}, 1)`;

/**
 * The facts of the product `p` with the codes asked for, each once. They stand in the product's own row: joins
 * between intermediate results are what a planner without statistics gets wrong by orders of magnitude.
 */
export function factsOf(codes: readonly string[]): SQL {
  if (codes.length === 0) return sql`'{}'::text[]`;
  const own = sql.join(codes.map(ownFacts), sql` || `);
  return sql`case when p.class_code <> 'variable_product' then ${own} else array(
    select distinct fact from unnest(${own} || array(
      select chosen.key || ${SEPARATOR} || chosen.value
      from product v cross join lateral jsonb_each_text(v.variation_values) as chosen
      where v.seller_id = p.seller_id and v.parent_id = p.id and not v.archived
        and chosen.key = any (${texts(codes)})
    )) as fact) end`;
}

function ownFacts(code: string): SQL {
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

/** Slugs of the categories the product `p` is filed under and of those above them; none of hidden ones. */
export function sectionsOf(ctx: Pick<ShopContext, 'shop'>): SQL {
  const shopId = sql`${ctx.shop.id}::uuid`;
  return sql`array(
    select distinct section
    from category_product filing
    cross join lateral (
      select string_to_array(c.path, '/') as slugs from category c
      where c.shop_id = ${shopId} and c.id = filing.category_id offset 0
    ) place
    cross join unnest(place.slugs) as section
    where filing.shop_id = ${shopId} and filing.product_id = p.id
      and not place.slugs && (
        select coalesce(array_agg(off.slug), '{}') from category off
        where off.shop_id = ${shopId} and not off.is_active))`;
}
