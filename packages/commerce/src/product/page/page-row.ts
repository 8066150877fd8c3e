import { type SQL, sql } from 'drizzle-orm';
import { categoryJson } from '../../category/index.ts';
import type { CardRow, ProductCard } from '../../listing/index.ts';
import { mediaJson } from '../../listing/index.ts';
import { levelsJson } from '../../pricing/index.ts';
import type { ProductPage } from './product-page.ts';

/** A product's details beyond the card, as the database returns them (`detailsJson`). */
export type DetailsRow = Pick<ProductPage, 'media'> &
  Omit<ProductPage, keyof ProductCard | 'variations' | 'children' | 'relatedIds'>;

export interface PageRow {
  readonly card: CardRow;
  /** `priceLevels` still holds those of every group. */
  readonly details: DetailsRow;
}

/** A `DetailsRow` of the published product `p`. */
export const detailsJson: SQL = sql`json_build_object(
  'description', p.description, 'variants', p.variants, 'defaultVariationSku', p.default_variation_sku,
  'personalizationOptions', p.personalization_options, 'productOptions', p.product_options,
  'productOptionRules', p.product_option_rules, 'itemDeliveryInfo', p.item_delivery_info,
  'deliveryEstimate', p.delivery_estimate,
  'limitShippingMethods', p.limit_shipping_methods, 'weightGrams', p.weight_grams,
  'reviewStars', p.review_stars, 'metaTitle', p.meta_title, 'metaDescription', p.meta_description,
  'seoCrawlerSetting', p.seo_crawler_setting, 'revision', p.revision,
  'priceLevels', ${levelsJson('p')},
  'media', (
    select coalesce(json_agg(${mediaJson} order by m.position), '[]') from product_media m
    where m.seller_id = p.seller_id and m.product_id = p.id),
  'breadcrumb', (
    select coalesce(json_agg(${categoryJson} order by length(c.path)), '[]')
    from category_product assignment
    join category leaf on leaf.shop_id = assignment.shop_id and leaf.id = assignment.category_id
    join category c on c.shop_id = leaf.shop_id and c.slug = any (string_to_array(leaf.path, '/'))
    where assignment.shop_id = pub.shop_id and assignment.product_id = p.id and assignment.is_primary))`;
