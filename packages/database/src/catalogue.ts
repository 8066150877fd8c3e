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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attributes, OptionalContent, VariationAttribute } from './catalogue-shapes.ts';
import { createdAt, id, instant, money, revision, sellerId, shopId, updatedAt } from './columns.ts';
import { publicTable } from './privacy.ts';
import { seller, shop } from './shop.ts';

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

/**
 * Which shop shows a product, and whether it does at the moment. What lists are ordered by is copied from the product
 * by triggers, so that a shop's products stand in that order in an index.
 */
export const publication = publicTable(
  'publication',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    sellerId: sellerId(),
    productId: id('product_id'),
    visible: boolean('visible').notNull(),
    createdAt: createdAt(),
    popularity: integer('popularity').notNull().default(0),
    featured: boolean('featured').notNull().default(false),
    /** Null where the price is hidden. */
    listPrice: money('list_price'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId] }),
    foreignKey({
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    index('publication_product').on(t.sellerId, t.productId),
    // Exactly the orders of `listOrder`: PostgreSQL would not use an index that places nulls elsewhere.
    index('publication_by_popularity')
      .on(t.shopId, t.popularity.desc().nullsFirst(), t.productId.desc().nullsFirst())
      .where(sql`${t.visible}`),
    index('publication_featured')
      .on(t.shopId, t.popularity.desc().nullsFirst(), t.productId.desc().nullsFirst())
      .where(sql`${t.visible} and ${t.featured}`),
    index('publication_by_price')
      .on(t.shopId, t.listPrice, t.productId.desc().nullsFirst())
      .where(sql`${t.visible}`),
    index('publication_by_price_desc')
      .on(t.shopId, t.listPrice.desc(), t.productId.desc().nullsFirst())
      .where(sql`${t.visible}`),
  ],
);

/**
 * What the back office filters, sorts and counts the products of a shop by, one row a publication, kept by triggers
 * whoever writes; they lock the product, as whoever changes one does first. Stock is not in it, for then every order
 * would wait for these rows. What a list shows of a product is read from the product itself. A column that is added is
 * filled by nobody until a migration makes `keep_product_entries` and what calls it anew. ADM-101
 */
export const productEntry = publicTable(
  'product_entry',
  {
    shopId: shopId(),
    sellerId: sellerId(),
    productId: id('product_id'),
    kind: text('kind').notNull(),
    /** The first 100 characters in small letters. */
    nameKey: text('name_key').notNull(),
    /** As `nameKey`. */
    skuKey: text('sku_key').notNull(),
    brand: text('brand'),
    /** The price, or that of the cheapest it consists of. */
    price: money('price').notNull(),
    visible: boolean('visible').notNull(),
    archived: boolean('archived').notNull(),
    /** When it was changed last, or one of its variations. */
    changedAt: instant('changed_at').notNull(),
    lacksPicture: boolean('lacks_picture').notNull(),
    /** It has an image of which nobody said what it shows. */
    lacksAlt: boolean('lacks_alt').notNull(),
    lacksDescription: boolean('lacks_description').notNull(),
    lacksCategory: boolean('lacks_category').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId] }),
    foreignKey({
      name: 'product_entry_publication',
      columns: [t.shopId, t.productId],
      foreignColumns: [publication.shopId, publication.productId],
    }).onDelete('cascade'),
    // Each holds all that the list is filtered by: no row is read before it is known to be of the page.
    index('product_entry_by_changed').on(
      ...[t.shopId, t.archived, t.changedAt, t.productId, t.visible, t.kind, t.brand, t.price, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory],
    ),
    index('product_entry_by_name').on(
      ...[t.shopId, t.archived, t.nameKey, t.productId, t.visible, t.kind, t.brand, t.price, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory, t.changedAt],
    ),
    index('product_entry_by_sku').on(
      ...[t.shopId, t.archived, t.skuKey, t.productId, t.visible, t.kind, t.brand, t.price, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory, t.changedAt],
    ),
    index('product_entry_by_price').on(
      ...[t.shopId, t.archived, t.price, t.productId, t.visible, t.kind, t.brand, t.changedAt, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory],
    ),
    index('product_entry_by_brand').on(
      ...[t.shopId, t.archived, t.brand, t.productId, t.visible, t.kind, t.price, t.changedAt, t.sellerId],
      ...[t.lacksPicture, t.lacksAlt, t.lacksDescription, t.lacksCategory],
    ),
    index('product_entry_sku_begins').on(t.shopId, t.skuKey.op('text_pattern_ops'), t.productId),
  ],
  // Triggers make it anew wherever the products are read back.
  { passing: true },
);

/** A node of a shop's category tree. ENT-044 to ENT-047 */
export const category = publicTable(
  'category',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    parentId: uuid('parent_id'),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** Slugs from the root down, joined by a slash. */
    path: text('path').notNull(),
    position: integer('position').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    image: text('image'),
    imageMobile: text('image_mobile'),
    description: jsonb('description').$type<RichText>().notNull().default([]),
    displayOption: text('display_option').$type<'vertical' | 'horizontal'>().notNull().default('vertical'),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    metaKeyword: text('meta_keyword').notNull().default(''),
    seoCrawlerSetting: text('seo_crawler_setting').notNull().default(''),
    optionalContent: jsonb('optional_content').$type<OptionalContent>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    unique('category_path').on(t.shopId, t.path),
    unique('category_slug').on(t.shopId, t.slug),
    // A partial index of hidden categories: every read of a category checks its ancestors, and few are hidden.
    index('category_inactive').on(t.shopId).where(sql`not ${t.isActive}`),
    foreignKey({
      columns: [t.shopId, t.parentId],
      foreignColumns: [t.shopId, t.id],
      name: 'category_parent',
    }),
  ],
);

/** The products assigned to a category; one of them is the product's primary category. */
export const categoryProduct = publicTable(
  'category_product',
  {
    shopId: shopId(),
    categoryId: id('category_id'),
    productId: id('product_id'),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.categoryId, t.productId] }),
    foreignKey({
      columns: [t.shopId, t.categoryId],
      foreignColumns: [category.shopId, category.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [publication.shopId, publication.productId],
    }).onDelete('cascade'),
    uniqueIndex('category_product_primary').on(t.shopId, t.productId).where(sql`${t.isPrimary}`),
    index('category_product_product').on(t.shopId, t.productId),
  ],
);

/**
 * Every address of a shop: slugs of products, categories, pages and redirects share one namespace. A former address
 * stays and redirects with 301.
 */
export const address = publicTable(
  'address',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    kind: text('kind').$type<'product' | 'category' | 'page' | 'redirect'>().notNull(),
    targetId: uuid('target_id'),
    status: text('status').$type<'current' | 'moved'>().notNull().default('current'),
    redirectTo: text('redirect_to'),
    redirectType: integer('redirect_type'),
    createdAt: createdAt(),
    movedAt: instant('moved_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.path] }),
    uniqueIndex('address_current')
      .on(t.shopId, t.kind, t.targetId)
      .where(sql`${t.status} = 'current' and ${t.targetId} is not null`),
    index('address_moved').on(t.shopId, t.kind, t.targetId, t.movedAt).where(sql`${t.status} = 'moved'`),
    check('address_moved_at', sql`(${t.status} = 'moved') = (${t.movedAt} is not null)`),
    check('address_kind', sql`${t.kind} in ('product', 'category', 'page', 'redirect')`),
    check('address_target', sql`(${t.kind} = 'redirect') = (${t.redirectTo} is not null)`),
    check(
      'address_redirect_type',
      sql`${t.redirectType} is null or ${t.redirectType} in (301, 302, 307, 308)`,
    ),
  ],
);

/** A marketplace's product page on which the offers of several sellers meet. ENT-018 */
export const listing = publicTable(
  'listing',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    jpin: text('jpin').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.id] }), unique('listing_jpin').on(t.shopId, t.jpin)],
);

/** A seller's product offered on a listing. */
export const offer = publicTable(
  'offer',
  {
    shopId: shopId(),
    listingId: id('listing_id'),
    productId: id('product_id'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.productId] }),
    foreignKey({ columns: [t.shopId, t.listingId], foreignColumns: [listing.shopId, listing.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.shopId, t.productId],
      foreignColumns: [publication.shopId, publication.productId],
    }).onDelete('cascade'),
    index('offer_listing').on(t.shopId, t.listingId),
  ],
);
