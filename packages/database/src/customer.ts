import type { AccountStatus, PostalAddress } from '@stoa/domain';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, money, revision, shopId, updatedAt } from './columns.ts';
import { privateTable, publicTable } from './privacy.ts';
import { shop } from './shop.ts';

export type { PostalAddress };

export const customerGroup = publicTable(
  'customer_group',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    name: text('name').notNull(),
    revision: revision(),
  },
  (t) => [primaryKey({ columns: [t.shopId, t.code] })],
);

/**
 * A customer of one shop. Verified: not restricted and no verification pending. The same person in two
 * shops is two customers. ENT-013, PRICE-006
 */
export const customer = privateTable(
  'customer',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    id: id(),
    /** As it was written, for sending and showing; compared by `emailKey`. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    nickName: text('nick_name'),
    nickNameKey: text('nick_name_key'),
    groupCode: text('group_code').notNull(),
    isRestricted: boolean('is_restricted').notNull().default(false),
    verifyHash: text('verify_hash'),
    /** When a link that only their mailbox got was followed. An account can be verified without: by the merchant. */
    emailConfirmedAt: instant('email_confirmed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    revision: revision(),
    // Figures of their orders, kept by triggers whoever writes. ADM-301
    orderCount: integer('order_count').notNull().default(0),
    /** What was taken for their orders and not given back. */
    spent: money('spent').notNull().default(0),
    lastOrderAt: instant('last_order_at'),
    // What the back office finds and sorts customers by. Row-level security lets an index be used for plain columns
    // alone: a function could tell of rows that nobody may see.
    status: text('status')
      .$type<AccountStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_restricted then 'restricted' when verify_hash is null then 'verified' else 'pending' end`,
      ),
    /** First and last name in small letters, and the other way about: as much as can be searched for. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql`left(btrim(lower(first_name || ' ' || last_name)), 100)`),
    surnameKey: text('surname_key')
      .notNull()
      .generatedAlwaysAs(sql`left(btrim(lower(last_name || ' ' || first_name)), 100)`),
    /** `last_order_at`; of who never ordered a moment before all orders, so that they have a place in that order, too. */
    lastOrderKey: instant('last_order_key')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(last_order_at, '1970-01-01 00:00:00+00')`),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    uniqueIndex('customer_email_key').on(t.shopId, t.emailKey),
    uniqueIndex('customer_nick_name_key').on(t.shopId, t.nickNameKey),
    foreignKey({
      columns: [t.shopId, t.groupCode],
      foreignColumns: [customerGroup.shopId, customerGroup.code],
    }),
    check('customer_nick_name_keyed', sql`(${t.nickName} is null) = (${t.nickNameKey} is null)`),
    check('customer_email_form', sql`position('@' in ${t.email}) > 1 and length(${t.email}) <= 255`),
    check('customer_figures', sql`${t.orderCount} >= 0 and ${t.spent} >= 0`),
    // Each holds all that the list of the back office filters by, so that it counts and pages by the index alone. Texts
    // come last: what stands behind them takes longer to find.
    index('customer_by_joined').on(
      t.shopId,
      t.createdAt,
      t.id,
      t.orderCount,
      t.spent,
      t.lastOrderKey,
      t.status,
      t.groupCode,
    ),
    index('customer_by_name').on(
      t.shopId,
      t.nameKey,
      t.id,
      t.orderCount,
      t.spent,
      t.lastOrderKey,
      t.status,
      t.groupCode,
    ),
    index('customer_by_orders').on(
      t.shopId,
      t.orderCount,
      t.id,
      t.spent,
      t.lastOrderKey,
      t.status,
      t.groupCode,
    ),
    index('customer_by_spent').on(
      t.shopId,
      t.spent,
      t.id,
      t.orderCount,
      t.lastOrderKey,
      t.status,
      t.groupCode,
    ),
    index('customer_by_last_order').on(
      t.shopId,
      t.lastOrderKey,
      t.id,
      t.orderCount,
      t.spent,
      t.status,
      t.groupCode,
    ),
    // Few values, so that the index is small: what is counted is read from it.
    index('customer_counted').on(t.shopId, t.status, t.groupCode, t.orderCount),
    // Each value of the first columns is leapt to, so that few rows are looked at by the others.
    index('customer_filtered').on(t.shopId, t.status, t.groupCode, t.orderCount, t.spent, t.lastOrderKey),
    // Who is searched for is filtered and sorted by what these hold, before anybody's row is read.
    index('customer_email_begins').on(
      t.shopId,
      t.emailKey.op('text_pattern_ops'),
      t.id,
      t.createdAt,
      t.orderCount,
      t.spent,
      t.lastOrderKey,
      t.status,
      t.groupCode,
      t.nameKey,
    ),
    index('customer_name_begins').on(
      t.shopId,
      t.nameKey.op('text_pattern_ops'),
      t.id,
      t.createdAt,
      t.orderCount,
      t.spent,
      t.lastOrderKey,
      t.status,
      t.groupCode,
    ),
    index('customer_surname_begins').on(
      t.shopId,
      t.surnameKey.op('text_pattern_ops'),
      t.id,
      t.createdAt,
      t.orderCount,
      t.spent,
      t.lastOrderKey,
      t.status,
      t.groupCode,
      t.nameKey,
    ),
  ],
  { unexported: ['password_hash', 'verify_hash'] },
);

export const customerAddress = privateTable(
  'customer_address',
  {
    shopId: shopId(),
    id: id(),
    customerId: id('customer_id'),
    address: jsonb('address').$type<PostalAddress>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    foreignKey({
      columns: [t.shopId, t.customerId],
      foreignColumns: [customer.shopId, customer.id],
    }).onDelete('cascade'),
    uniqueIndex('customer_address_default').on(t.shopId, t.customerId).where(sql`${t.isDefault}`),
  ],
);

/**
 * A link that was mailed to a customer and works once: the newest of its kind. Holds the hash of its token, never the
 * token.
 */
export const accountLink = privateTable(
  'account_link',
  {
    shopId: shopId(),
    customerId: id('customer_id'),
    kind: text('kind').$type<'reset' | 'email'>().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** The mailbox it was sent to, which following it confirms. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.customerId, t.kind] }),
    foreignKey({
      columns: [t.shopId, t.customerId],
      foreignColumns: [customer.shopId, customer.id],
    }).onDelete('cascade'),
    check('account_link_kind', sql`${t.kind} in ('reset', 'email')`),
  ],
  { passing: true },
);

/** A visit that has something to remember. Holds the hash of its token, never the token. AUTH-512 */
export const session = privateTable(
  'session',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    visitorId: id('visitor_id'),
    customerId: uuid('customer_id'),
    rememberedPage: text('remembered_page'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.tokenHash] }),
    foreignKey({
      columns: [t.shopId, t.customerId],
      foreignColumns: [customer.shopId, customer.id],
    }).onDelete('cascade'),
    uniqueIndex('session_visitor').on(t.shopId, t.visitorId),
    index('session_customer').on(t.shopId, t.customerId).where(sql`${t.customerId} is not null`),
    index('session_expiry').on(t.shopId, t.expiresAt),
  ],
  { passing: true },
);
