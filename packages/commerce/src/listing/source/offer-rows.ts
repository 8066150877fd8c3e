import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { isBuyable } from '../card/units-sql.ts';
import { listPrice } from '../list-order.ts';
import { listingColumn } from '../search/collapse-sql.ts';
import { isShown, publishedProducts } from '../shown.ts';

/** The row of a product from which its document is made. */
export interface OfferRow extends Record<string, unknown> {
  readonly listing: string;
  readonly id: string;
  readonly seller_id: string;
  readonly sku: string;
  readonly variation_skus: readonly string[];
  readonly brand: string | null;
  readonly name: string;
  readonly description: string;
  /** The beginning of the long description. */
  readonly body: string;
  /** Pairs of code and value, each once. */
  readonly facet_values: readonly (readonly [string, string])[];
  readonly category_ids: readonly string[];
  readonly price: number | null;
  readonly rating: number;
  readonly popularity: number;
  readonly buyable: boolean;
}

/**
 * Returns the products a shop shows, by the rules of the engine over PostgreSQL, those of a listing side by side.
 * `only` narrows the product `p`.
 */
export function offerRows(ctx: Pick<ShopContext, 'shop'>, only: SQL = sql`true`): SQL {
  return sql`
    select ${listingColumn(ctx)}, p.id, p.seller_id, p.sku, ${variationSkus} as variation_skus, p.brand, p.name,
      p.sub_title || ' ' || p.short_description as description, ${body} as body,
      ${facetValues} as facet_values,
      ${categoryIds(ctx)} as category_ids, (${listPrice})::float8 as price,
      p.review_avg_rating::float8 as rating, p.popularity, ${isBuyable(ctx)} as buyable
    from ${publishedProducts} where ${isShown(ctx)} and ${only} order by ${listingOrder(ctx)}`;
}

/** Returns the order of the key of publications, where it serves, so that nothing is sorted. */
const listingOrder = ({ shop }: Pick<ShopContext, 'shop'>): SQL =>
  shop.type === 'marketplace' ? sql`listing, p.id` : sql`pub.product_id`;

/** Characters of a long description that are searched; what matters stands at its beginning. */
const MAX_BODY = 2000;

/** The texts of the tree of a long description. */
const body = sql`left((
  select coalesce(string_agg(part, ' '), '') from jsonb_array_elements_text(
    jsonb_path_query_array(p.description, 'strict $.** ? (exists(@.text)).text')) as part), ${MAX_BODY})`;

const variationSkus = sql`(
  select coalesce(json_agg(v.sku order by v.position), '[]') from product v
  where v.seller_id = p.seller_id and v.parent_id = p.id and not v.archived)`;

/** The same values as `facetValuesOf`, for all codes: the product's attributes, and the values of its variations. */
const facetValues = sql`(
  select coalesce(json_agg(json_build_array(facet.code, facet.value)), '[]') from (
    select own.key as code, element.value
    from jsonb_each(p.attributes) own cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(own.value) when 'array' then own.value
        when 'string' then jsonb_build_array(own.value) when 'number' then jsonb_build_array(own.value)
        else '[]' end) as element(value)
    where element.value is not null and not (own.key = 'brand' and p.brand is not null)
    union
    select chosen.key, chosen.value
    from product v cross join lateral jsonb_each_text(v.variation_values) as chosen
    where p.class_code = 'variable_product' and v.seller_id = p.seller_id and v.parent_id = p.id
      and not v.archived and chosen.value is not null
  ) facet)`;

const categoryIds = ({ shop }: Pick<ShopContext, 'shop'>): SQL => sql`array(
  select assignment.category_id::text from category_product assignment
  where assignment.shop_id = ${shop.id}::uuid and assignment.product_id = p.id)`;
