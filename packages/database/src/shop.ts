import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, revision, sellerId, shopId, updatedAt } from './columns.ts';
import { privateTable, publicTable } from './privacy.ts';
import type { ShopSettings, ShopTheme } from './shop-settings.ts';

/** A shop (the specification's client). TEN-001, TEN-502 */
export const shop = publicTable(
  'shop',
  {
    id: id().primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').$type<'essential' | 'marketplace' | 'marketplaceseller'>().notNull(),
    industry: text('industry').notNull().default('general'),
    marketplaceId: uuid('marketplace_id'),
    status: text('status').$type<'active' | 'suspended' | 'closed'>().notNull().default('active'),
    frontendStatus: boolean('frontend_status'),
    baseUrl: text('base_url').notNull(),
    currency: text('currency').notNull().default('USD'),
    locale: text('locale').notNull().default('en-US'),
    timeZone: text('time_zone').notNull().default('America/New_York'),
    theme: jsonb('theme').$type<ShopTheme>().notNull(),
    settings: jsonb('settings').$type<ShopSettings>().notNull(),
    /** Whoever works here needs a second factor to sign in to the back office. */
    secondFactorRequired: boolean('second_factor_required').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    revision: revision(),
  },
  (t) => [
    foreignKey({ columns: [t.marketplaceId], foreignColumns: [t.id] }),
    check('shop_type', sql`${t.type} in ('essential', 'marketplace', 'marketplaceseller')`),
    check('shop_status', sql`${t.status} in ('active', 'suspended', 'closed')`),
    check('shop_code', sql`${t.code} ~ '^[a-z0-9][a-z0-9-]{0,62}$'`),
    unique('shop_priced').on(t.id, t.currency),
    check('shop_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('shop_marketplace', sql`(${t.type} = 'marketplaceseller') = (${t.marketplaceId} is not null)`),
  ],
  // With a shop goes all that is of it, its audit log too: that is for the owner of the tables. ADM-019
  { kept: true },
);

/** A host name and how it answers: as the shop's own, as it is, or with a redirect to the base address. */
export const shopHost = publicTable(
  'shop_host',
  {
    host: text('host').primaryKey(),
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'primary' | 'serve' | 'redirect'>().notNull(),
    verifiedAt: instant('verified_at').notNull(),
  },
  (t) => [
    check('shop_host_kind', sql`${t.kind} in ('primary', 'serve', 'redirect')`),
    check('shop_host_form', sql`${t.host} = lower(${t.host}) and length(${t.host}) between 1 and 253`),
    uniqueIndex('shop_host_primary').on(t.shopId).where(sql`${t.kind} = 'primary'`),
    index('shop_host_shop').on(t.shopId),
  ],
);

/** A secret of a shop, sealed with the key named `keyId`. */
export const shopSecret = privateTable(
  'shop_secret',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    keyId: text('key_id').notNull(),
    sealed: text('sealed').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.name] })],
  { unexported: 'all' },
);

/**
 * A seller. Every product belongs to one; an essential shop has one implicit seller. Its goods are priced in one
 * currency, and only shops of that currency carry it.
 */
export const seller = publicTable(
  'seller',
  {
    id: id().primaryKey(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    status: text('status').$type<'active' | 'inactive'>().notNull().default('active'),
    currency: text('currency').notNull(),
    logo: text('logo'),
    mobileLogo: text('mobile_logo'),
    originAddress: jsonb('origin_address').$type<SellerAddress>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('seller_priced').on(t.id, t.currency),
    check('seller_status', sql`${t.status} in ('active', 'inactive')`),
    check('seller_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
);

/** ENT-040 */
export interface SellerAddress {
  readonly addressLine1: string;
  readonly cityLocality: string;
  readonly stateProvince: string;
  readonly postalCode: string;
  readonly country: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Which sellers a shop carries; `own` marks the implicit seller of a shop that sells by itself. */
export const shopSeller = publicTable(
  'shop_seller',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    sellerId: sellerId().references(() => seller.id),
    /** Of both. */
    currency: text('currency').notNull(),
    own: boolean('own').notNull().default(false),
    approvedForMarketplace: boolean('approved_for_marketplace').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.sellerId] }),
    foreignKey({
      name: 'shop_seller_shop_currency',
      columns: [t.shopId, t.currency],
      foreignColumns: [shop.id, shop.currency],
    }).onDelete('cascade'),
    foreignKey({
      name: 'shop_seller_seller_currency',
      columns: [t.sellerId, t.currency],
      foreignColumns: [seller.id, seller.currency],
    }),
    uniqueIndex('shop_seller_own').on(t.shopId).where(sql`${t.own}`),
  ],
);

/** Numbers handed out per shop, with gaps allowed. */
export const shopCounter = privateTable(
  'shop_counter',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    value: integer('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.name] })],
);
