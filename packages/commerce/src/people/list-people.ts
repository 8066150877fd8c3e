import { readInShop, seller, shop, staff, staffInvitation, staffRole, staffSession } from '@stoa/database';
import { type Role, ShopError } from '@stoa/domain';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { requireScope, shopRole } from '../staff/index.ts';

type ShopRole = Exclude<Role, 'operator'>;

interface NamedSeller {
  readonly id: string;
  readonly name: string;
}

/** Somebody who has a role in the shop. */
export interface Person {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly role: ShopRole;
  /** The one that a seller role is limited to. */
  readonly seller?: NamedSeller;
  /** Whether they have one. */
  readonly secondFactor: boolean;
  readonly lastSignInAt?: Date;
  /** How many of theirs are open. */
  readonly sessions: number;
  /** Of the role. */
  readonly revision: number;
}

/** An invitation that was neither accepted nor withdrawn. */
export interface ListedInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: ShopRole;
  readonly seller?: NamedSeller;
  /** The name of whoever invited; absent where that was the platform, or is gone. */
  readonly invitedBy?: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly expired: boolean;
}

/** Who works in a shop, and who is to. */
export interface People {
  readonly people: readonly Person[];
  readonly invitations: readonly ListedInvitation[];
  /** Everybody here needs a second factor. */
  readonly secondFactorRequired: boolean;
  /** Of the shop, for `requireSecondFactor`. */
  readonly revision: number;
}

/**
 * Lists who works in this shop and who is invited, by name and address; operators without a role here are not among
 * them. Needs `staff:read`. ADM-016
 * @throws ShopError `unauthenticated`, `forbidden`
 */
export async function listPeople(ctx: ShopContext): Promise<People> {
  requireScope(ctx, 'staff:read');
  const [of] = await ctx.db.queries
    .select({ secondFactorRequired: shop.secondFactorRequired, revision: shop.revision })
    .from(shop)
    .where(eq(shop.id, ctx.shop.id));
  if (!of) throw new ShopError('client-not-found');
  return { people: await readPeople(ctx), invitations: await readInvitations(ctx), ...of };
}

async function readPeople({ db, shop: { id }, clock }: ShopContext): Promise<readonly Person[]> {
  const now = clock().toISOString();
  const rows = await db.queries
    .select({
      staffId: staff.id,
      name: staff.name,
      email: staff.email,
      role: staffRole.role,
      seller: { id: seller.id, name: seller.name },
      secondFactor: sql<boolean>`${isNotNull(staff.totpSecret)}`,
      lastSignInAt: staff.lastSignInAt,
      sessions: sql<number>`(select count(*)::int from ${staffSession}
        where ${staffSession.staffId} = ${staff.id} and ${staffSession.expiresAt} > ${now}::timestamptz)`,
      revision: staffRole.revision,
    })
    .from(staffRole)
    .innerJoin(staff, eq(staff.id, staffRole.staffId))
    .leftJoin(seller, eq(seller.id, staffRole.sellerId))
    .where(eq(staffRole.shopId, id))
    .orderBy(asc(staff.name), asc(staff.email));
  return rows.map(({ role, seller: limit, lastSignInAt, ...row }) => ({
    ...row,
    role: shopRole.parse(role),
    ...(limit && { seller: limit }),
    ...(lastSignInAt && { lastSignInAt }),
  }));
}

async function readInvitations(ctx: ShopContext): Promise<readonly ListedInvitation[]> {
  const now = ctx.clock();
  const rows = await readInShop(ctx, (tx) =>
    tx
      .select({
        id: staffInvitation.id,
        email: staffInvitation.email,
        role: staffInvitation.role,
        seller: { id: seller.id, name: seller.name },
        invitedBy: staff.name,
        sentAt: staffInvitation.sentAt,
        expiresAt: staffInvitation.expiresAt,
      })
      .from(staffInvitation)
      .leftJoin(staff, eq(staff.id, staffInvitation.invitedBy))
      .leftJoin(seller, eq(seller.id, staffInvitation.sellerId))
      .where(and(eq(staffInvitation.shopId, ctx.shop.id)))
      .orderBy(asc(staffInvitation.email)),
  );
  return rows.map(({ role, seller: limit, invitedBy, ...row }) => ({
    ...row,
    role: shopRole.parse(role),
    ...(limit && { seller: limit }),
    ...(invitedBy !== null && { invitedBy }),
    expired: row.expiresAt <= now,
  }));
}
