import { sql } from 'drizzle-orm';
import { boolean, check, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, shopId } from './columns.ts';
import { platformTable } from './privacy.ts';
import { seller, shop } from './shop.ts';

/** Somebody who works in the back office; a platform operator acts on every shop. OPEN-002 */
export const staff = platformTable(
  'staff',
  {
    id: id().primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    operator: boolean('operator').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('staff_email_key').on(t.emailKey)],
);

/** One role a person has in one shop; a seller role is limited to one seller. */
export const staffRole = platformTable(
  'staff_role',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    sellerId: uuid('seller_id').references(() => seller.id),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.staffId] }),
    check('staff_role_seller', sql`(${t.role} = 'seller') = (${t.sellerId} is not null)`),
    check(
      'staff_role_role',
      sql`${t.role} in ('owner', 'catalog-manager', 'content-editor', 'order-manager', 'support', 'read-only', 'seller')`,
    ),
  ],
);

/** Somebody signed in to the back office. Holds the hash of the token, never the token. */
export const staffSession = platformTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('staff_session_staff').on(t.staffId)],
  { hiddenInShops: true },
);
