import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, revision, shopId } from './columns.ts';
import { platformTable, privateTable } from './privacy.ts';
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
    /** The secret of one-time codes, sealed; null: no second factor. */
    totpSecret: text('totp_secret'),
    totpSince: instant('totp_since'),
    /** A secret that no code was entered of yet, sealed. */
    totpPending: text('totp_pending'),
    /** The last step of 30 s of which a code counted: neither it nor an earlier one counts again. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: createdAt(),
    revision: revision(),
  },
  (t) => [
    uniqueIndex('staff_email_key').on(t.emailKey),
    check('staff_totp', sql`(${t.totpSecret} is null) = (${t.totpSince} is null)`),
  ],
);

/** Whoever works in the back office; what tells of them goes with them. */
const staffId = () =>
  uuid('staff_id')
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** Roles that somebody can have in a shop. */
const SHOP_ROLES = sql.raw(
  `('owner', 'catalog-manager', 'content-editor', 'order-manager', 'support', 'read-only', 'seller')`,
);

/** One role a person has in one shop; a seller role is limited to one seller. */
export const staffRole = platformTable(
  'staff_role',
  {
    shopId: shopId().references(() => shop.id, { onDelete: 'cascade' }),
    staffId: staffId(),
    role: text('role').notNull(),
    sellerId: uuid('seller_id').references(() => seller.id),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.staffId] }),
    check('staff_role_seller', sql`(${t.role} = 'seller') = (${t.sellerId} is not null)`),
    check('staff_role_role', sql`${t.role} in ${SHOP_ROLES}`),
  ],
);

/** Somebody signed in to the back office. Holds the hash of the token, never the token. */
export const staffSession = platformTable(
  'staff_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** By which its owner ends it; it opens nothing. */
    id: uuid('id').notNull().defaultRandom(),
    staffId: staffId(),
    userAgent: text('user_agent'),
    networkAddress: text('network_address'),
    createdAt: createdAt(),
    /** To the minute. */
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [uniqueIndex('staff_session_id').on(t.id), index('staff_session_staff').on(t.staffId)],
  { hiddenInShops: true },
);

/** The hash of a code that signs in once in place of a one-time code. */
export const staffRecoveryCode = platformTable(
  'staff_recovery_code',
  { staffId: staffId(), codeHash: text('code_hash').notNull(), usedAt: instant('used_at') },
  (t) => [primaryKey({ columns: [t.staffId, t.codeHash] })],
  { hiddenInShops: true },
);

/** A mailed link to a new password. Holds the hash of its token. */
export const staffReset = platformTable(
  'staff_reset',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: staffId(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('staff_reset_staff').on(t.staffId)],
  { hiddenInShops: true },
);

/**
 * A link by which somebody gets a role in a shop, one for an address. Holds the hash of its token. Accepted and
 * withdrawn ones are deleted; the audit log knows them.
 */
export const staffInvitation = privateTable(
  'staff_invitation',
  {
    shopId: shopId(),
    id: id(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    role: text('role').notNull(),
    sellerId: uuid('seller_id').references(() => seller.id),
    tokenHash: text('token_hash').notNull(),
    /** Null: the platform itself. */
    invitedBy: uuid('invited_by').references(() => staff.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    foreignKey({ name: 'staff_invitation_shop', columns: [t.shopId], foreignColumns: [shop.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('staff_invitation_email').on(t.shopId, t.emailKey),
    uniqueIndex('staff_invitation_token').on(t.tokenHash),
    check('staff_invitation_seller', sql`(${t.role} = 'seller') = (${t.sellerId} is not null)`),
    check('staff_invitation_role', sql`${t.role} in ${SHOP_ROLES}`),
  ],
  { unexported: ['token_hash'] },
);
