import type { PersonalizationOption, ProductOption, ProductOptionRule, RichText } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attributes, VariationAttribute } from './catalogue-shapes.ts';
import { createdAt, id, money, revision, sellerId, updatedAt } from './columns.ts';
import { publicTable } from './privacy.ts';
import { seller } from './shop.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a seller sells. A variation is a product with a parent; price, stock and cart lines hang on it.
 * Amounts are minor units of the shop's currency. ENT-016 to ENT-035
 */
export const product = publicTable(
  'product',
  {
    sellerId: sellerId().references(() => seller.id),
    id: id().unique(),
    sku: text('sku').notNull(),
    classCode: text('class_code')
      .$type<'simple' | 'variable_product' | 'grouped' | 'gift_certificate'>()
      .notNull(),
    parentId: uuid('parent_id'),
    variationValues: jsonb('variation_values').$type<Readonly<Record<string, string>>>(),
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    subTitle: text('sub_title').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    description: jsonb('description').$type<RichText>().notNull().default([]),
    brand: text('brand'),
    /** Trade item number (EAN, UPC, ISBN), and the maker's own number. */
    gtin: text('gtin'),
    mpn: text('mpn'),
    attributes: jsonb('attributes').$type<Attributes>().notNull().default({}),
    price: money('price').notNull(),
    msrp: money('msrp'),
    hidePrice: boolean('hide_price').notNull().default(false),
    shippingFee: money('shipping_fee').notNull().default(0),
    weightGrams: integer('weight_grams').notNull().default(0),
    nonShippable: boolean('non_shippable').notNull().default(false),
    limitShippingMethods: jsonb('limit_shipping_methods').$type<readonly string[]>(),
    itemDeliveryInfo: text('item_delivery_info').notNull().default(''),
    /** Id of one of the shop's delivery rules; without one its default counts. ENT-025 */
    deliveryEstimate: text('delivery_estimate'),
    archived: boolean('archived').notNull().default(false),
    websiteVisibility: boolean('website_visibility').notNull().default(true),
    unavailableForSale: boolean('unavailable_for_sale').notNull().default(false),
    discontinued: boolean('discontinued').notNull().default(false),
    featured: boolean('featured').notNull().default(false),
    popularity: integer('popularity').notNull().default(0),
    variants: jsonb('variants').$type<readonly VariationAttribute[]>().notNull().default([]),
    defaultVariationSku: text('default_variation_sku'),
    websiteDisplay: text('website_display').$type<'single' | 'other'>().notNull().default('single'),
    personalizationOptions: jsonb('personalization_options')
      .$type<readonly PersonalizationOption[]>()
      .notNull()
      .default([]),
    productOptions: jsonb('product_options').$type<readonly ProductOption[]>().notNull().default([]),
    productOptionRules: jsonb('product_option_rules')
      .$type<readonly ProductOptionRule[]>()
      .notNull()
      .default([]),
    reviewCount: integer('review_count').notNull().default(0),
    reviewAvgRating: numeric('review_avg_rating', { precision: 3, scale: 2, mode: 'number' })
      .notNull()
      .default(0),
    /** Reviews with one to five stars, in that order. */
    reviewStars: integer('review_stars').array().notNull().default(sql`'{0,0,0,0,0}'`),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    seoCrawlerSetting: text('seo_crawler_setting').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    revision: revision(),
    /** Stems find other forms of a word; the words as written (configuration simple) find its beginnings. */
    searchText: tsvector('search_text').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name || ' ' || coalesce(brand, '')), 'A') || setweight(to_tsvector('simple', name || ' ' || coalesce(brand, '') || ' ' || sku), 'A') || setweight(jsonb_to_tsvector('english', attributes, '["string"]'), 'B') || setweight(jsonb_to_tsvector('english', jsonb_path_query_array(variants, '$[*].options[*].value'), '["string"]'), 'B') || setweight(to_tsvector('english', sub_title || ' ' || short_description), 'C')`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    // Deferrable in the database, so that one statement may let products change their skus with each other.
    unique('product_sku').on(t.sellerId, t.sku),
    foreignKey({
      columns: [t.sellerId, t.parentId],
      foreignColumns: [t.sellerId, t.id],
      name: 'product_parent',
    }),
    check(
      'product_class_code',
      sql`${t.classCode} in ('simple', 'variable_product', 'grouped', 'gift_certificate')`,
    ),
    check('product_variation', sql`(${t.parentId} is null) = (${t.variationValues} is null)`),
    check('product_price', sql`${t.price} >= 0 and (${t.msrp} is null or ${t.msrp} >= 0)`),
    check('product_fees', sql`${t.shippingFee} >= 0 and ${t.weightGrams} >= 0`),
    check('product_rating', sql`${t.reviewAvgRating} between 0 and 5 and ${t.reviewCount} >= 0`),
    check('product_name', sql`length(${t.name}) between 1 and 255 and length(${t.sku}) between 1 and 100`),
    index('product_parent_index').on(t.sellerId, t.parentId).where(sql`${t.parentId} is not null`),
    index('product_brand')
      .on(t.sellerId, t.brand, t.id)
      .where(sql`${t.brand} is not null and ${t.parentId} is null`),
    // By the beginning of a sku, too.
    index('product_sku_lower').on(t.sellerId, sql`lower(${t.sku}) text_pattern_ops`),
    index('product_search').using('gin', t.searchText),
    index('product_attributes')
      .using('gin', sql`${t.attributes} jsonb_path_ops`)
      .where(sql`${t.parentId} is null`),
  ],
);

/** The products a grouped product consists of. GROUP-005 */
export const productChild = publicTable(
  'product_child',
  {
    sellerId: sellerId(),
    productId: id('product_id'),
    childId: id('child_id'),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.productId, t.childId] }),
    foreignKey({
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
      name: 'product_child_product',
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.sellerId, t.childId],
      foreignColumns: [product.sellerId, product.id],
      name: 'product_child_child',
    }).onDelete('cascade'),
  ],
);

/** A lower price from a quantity on, for everyone or for some groups of customers. ENT-039 */
export const priceLevel = publicTable(
  'price_level',
  {
    sellerId: sellerId(),
    productId: id('product_id'),
    id: id(),
    customerGroups: text('customer_groups').array().notNull().default(sql`'{}'`),
    minQty: integer('min_qty').notNull(),
    price: money('price').notNull(),
    savePercent: integer('save_percent'),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    foreignKey({
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    check('price_level_values', sql`${t.minQty} >= 1 and ${t.price} > 0`),
    index('price_level_product').on(t.sellerId, t.productId),
    index('price_level_groups').using('gin', t.customerGroups),
  ],
);

/**
 * A picture or film of a product; `file` names a master under the seller's files, of a film its poster. A film is
 * kept by its address at one of the two providers. ENT-041, PDP-015
 */
export const productMedia = publicTable(
  'product_media',
  {
    sellerId: sellerId(),
    productId: id('product_id'),
    id: id(),
    position: integer('position').notNull(),
    kind: text('kind').$type<'image' | 'video'>().notNull().default('image'),
    file: text('file').notNull(),
    video: text('video'),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.id] }),
    foreignKey({
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    unique('product_media_position').on(t.sellerId, t.productId, t.position),
    check('product_media_kind', sql`${t.kind} in ('image', 'video')`),
    check(
      'product_media_video',
      sql`(${t.kind} = 'video') = (${t.video} is not null) and ${t.video} ~ '^https://(www\\.youtube\\.com/watch\\?v=[\\w-]{11}|vimeo\\.com/\\d{1,15})$'`,
    ),
  ],
);
