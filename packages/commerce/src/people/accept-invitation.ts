import {
  beyondShop,
  newId,
  orConflict,
  pruneShopRows,
  type Queries,
  staff,
  staffInvitation,
  staffRole,
} from '@stoa/database';
import { emailKey, msg, type Role, ShopError } from '@stoa/domain';
import { and, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { changing, orNew } from '../kernel/change/index.ts';
import type { PlatformContext, ShopContext, StaffActor } from '../kernel/context.ts';
import { parseInput, personText } from '../kernel/input.ts';
import { newPassword, withPasswords } from '../kernel/password.ts';
import { PLATFORM } from '../kernel/rate-limit.ts';
import {
  beginStaffSession,
  findStaff,
  requestOrigin,
  requireCarriedSeller,
  roleRecord,
  shopRole,
} from '../staff/index.ts';
import { type FoundInvitation, linkGone, requireInvitation } from './invitation-links.ts';

/** What whoever follows the link is shown. */
export interface OpenInvitation {
  readonly shopName: string;
  readonly shopCode: string;
  readonly role: Exclude<Role, 'operator'>;
  readonly email: string;
  /** They are in the back office already, and keep their password. */
  readonly isKnown: boolean;
  readonly expiresAt: Date;
}

/**
 * Reads the invitation of a link, without using it.
 * @throws ShopError `not-found` on `token` that is wrong, was used or withdrawn; `link-expired` on `token`
 */
export async function readInvitation(platform: PlatformContext, token: string): Promise<OpenInvitation> {
  const { invitation, shop } = await requireInvitation(platform, token);
  const { email, role, expiresAt } = invitation;
  const isKnown = (await findStaff(platform, email)) !== undefined;
  return { shopName: shop.name, shopCode: shop.code, role: shopRole.parse(role), email, isKnown, expiresAt };
}

const acceptance = z.object({
  token: z.string().max(255),
  name: z.string().optional(),
  password: z.string().optional(),
  ...requestOrigin,
});
export type Acceptance = z.input<typeof acceptance>;

const newcomer = z.object({ name: personText().pipe(z.string().min(1)), password: newPassword });

/** What came of an invitation. */
export type Accepted =
  | { readonly shopCode: string; readonly isKnown: true }
  | { readonly shopCode: string; readonly isKnown: false; readonly token: string; readonly expiresAt: Date };

/**
 * Gives the role of an invitation to whoever follows its link, once. Who is in the back office keeps name and password;
 * who is new there needs both, and is signed in. ADM-001, ADM-003, ADM-004
 * @throws ShopError those of `readInvitation`; `invalid-input` on `name` or `password` of somebody new; `conflict` on
 * `role` where they have gained one in this shop meanwhile, on `email` where they were added by another link at this
 * moment; `not-found` on `sellerId` where the shop no longer carries the seller
 */
export async function acceptInvitation(platform: PlatformContext, input: Acceptance): Promise<Accepted> {
  const { token, name, password, ...origin } = parseInput(acceptance, input);
  const found = await requireInvitation(platform, token);
  const known = await findStaff(platform, found.invitation.email);
  const shopCode = found.shop.code;
  if (known) {
    const by = { staffId: known.staffId, networkAddress: origin.clientAddress };
    await giveRole(platform, found, by, async () => undefined);
    return { shopCode, isKnown: true };
  }
  const given = parseInput(newcomer, { name, password });
  const passwordHash = await withPasswords(PLATFORM, ({ hash }) => hash(given.password));
  const { email } = found.invitation;
  const [staffId, now] = [newId(), platform.clock()];
  const person = { email, emailKey: emailKey(email), name: given.name, passwordHash };
  const times = { createdAt: now, lastSignInAt: now };
  const by = { staffId, networkAddress: origin.clientAddress };
  const session = await giveRole(platform, found, by, async (tx) => {
    await tx.insert(staff).values({ id: staffId, ...person, ...times });
    return beyondShop(tx, () => beginStaffSession(tx, now, staffId, origin));
  });
  return { shopCode, isKnown: false, token: session.token, expiresAt: session.expiresAt };
}

/** Uses the invitation up: of several at once, one finds it there. */
async function giveRole<T>(
  platform: PlatformContext,
  { invitation, shop }: FoundInvitation,
  { staffId, networkAddress }: Pick<StaffActor, 'staffId' | 'networkAddress'>,
  first: (tx: Queries) => Promise<T>,
): Promise<T> {
  // It is the invitation that allows them the one role, by which the role is given.
  const scopes = new Set(['staff:write']);
  const actor = { kind: 'staff', staffId, scopes, means: 'session', networkAddress } as const;
  const ctx = { ...platform, shop, actor, requestId: newId() };
  const of = orNew(roleRecord(shop, staffId));
  const change = { verb: 'role.accept', scope: 'staff:write', of, version: undefined } as const;
  const taken = { staff_email_key: 'email', staff_role_shop_id_staff_id_pk: 'role' };
  return orConflict(taken, () =>
    changing(ctx, change, async ({ tx, row, revision, wrote }) => {
      const { id, email, role, sellerId } = await takeInvitation(tx, platform, invitation);
      if (row) throw new ShopError('conflict', { field: 'role', reason: msg('staff.has_role') });
      if (sellerId !== null) await requireCarriedSeller(tx, shop.id, sellerId);
      const result = await first(tx);
      await tx.insert(staffRole).values({ shopId: shop.id, staffId, role, sellerId, revision });
      wrote({ entity: 'invitation', id, before: { email, role } });
      return result;
    }),
  );
}

async function takeInvitation(
  tx: Queries,
  { clock }: PlatformContext,
  { shopId, id, tokenHash }: FoundInvitation['invitation'],
) {
  const same = and(
    eq(staffInvitation.shopId, shopId),
    eq(staffInvitation.id, id),
    eq(staffInvitation.tokenHash, tokenHash),
    gt(staffInvitation.expiresAt, clock()),
  );
  const [taken] = await tx.delete(staffInvitation).where(same).returning();
  if (!taken) throw linkGone();
  return taken;
}

/** Forgets invitations that expired before then; until then they are shown as such. Returns how many. */
export function removeOldInvitations(ctx: Pick<ShopContext, 'db' | 'shop'>, before: Date): Promise<number> {
  const isOld = and(eq(staffInvitation.shopId, ctx.shop.id), lte(staffInvitation.expiresAt, before));
  return pruneShopRows(ctx, staffInvitation, isOld);
}
