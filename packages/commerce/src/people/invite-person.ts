import { hashToken, isUuid, newId, type Queries, staff, staffInvitation, staffRole } from '@stoa/database';
import { emailKey, msg, type Role, ShopError } from '@stoa/domain';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { accountKeys } from '../kernel/account-keys.ts';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { emailAddress, parseInput, recordId } from '../kernel/input.ts';
import { countRates, PLATFORM, type RateLimit } from '../kernel/rate-limit.ts';
import { type MailLook, queueMail } from '../mail/index.ts';
import { readShopSettings } from '../shop/index.ts';
import { isLimitedRightly, requireCarriedSeller, requireScope, shopRole } from '../staff/index.ts';
import { INVITATION_SECONDS, invitationLink, newInvitationToken } from './invitation-links.ts';
import { invitationMail } from './people-mails.ts';

const invited = z.object({
  email: emailAddress,
  role: shopRole,
  /** The seller a seller role is limited to; no other role has one. */
  sellerId: recordId.optional(),
});
const officeUrl = z.url({ protocol: /^https?$/ });
const mailed = invited.extend({ officeUrl }).refine(isLimitedRightly, { path: ['sellerId'] });
/** `officeUrl`: the address of the back office, which the link begins with. */
export type NewInvitation = z.input<typeof mailed>;

/**
 * Invites somebody by mail to a role in this shop. What is answered does not depend on whether they work elsewhere.
 * Needs `staff:write`. ADM-003, ADM-004
 * @throws ShopError `conflict` on `email` of somebody who has a role here, or an invitation that is open; `not-found`
 * on `sellerId` of a seller that this shop doesn't carry; `rate-limited` beyond 50 mails of a shop, or five to one
 * mailbox, in an hour.
 */
export async function invitePerson(ctx: ShopContext, input: NewInvitation): Promise<{ id: string }> {
  requireScope(ctx, 'staff:write');
  const { officeUrl: office, ...given } = parseInput(mailed, input);
  const look = await readShopSettings(ctx);
  const change = { verb: 'invitation.create', scope: 'staff:write', of: 'invitation' } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    const { id, token } = await insertInvitation(tx, ctx, given, 'mailed');
    wrote({ id, after: given });
    await mailInvitation(tx, ctx, look, { ...given, office, token });
    return { id };
  });
}

const printed = invited.refine(isLimitedRightly, { path: ['sellerId'] });
export type PrintedInvitation = z.input<typeof printed>;

/**
 * Invites somebody by a link that is handed to them otherwise, within 24 hours, in place of an open invitation. For
 * operators of the platform, not for requests. ADM-001
 * @throws ShopError `conflict` on `email` of somebody who has a role here; `not-found` on `sellerId`
 */
export async function inviteByLink(
  ctx: ShopContext,
  input: PrintedInvitation,
): Promise<{ readonly token: string }> {
  const given = parseInput(printed, input);
  const change = { verb: 'invitation.create', scope: 'staff:write', of: 'invitation' } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    const own = and(
      eq(staffInvitation.shopId, ctx.shop.id),
      eq(staffInvitation.emailKey, emailKey(given.email)),
    );
    const former = await tx.delete(staffInvitation).where(own).returning();
    wrote(...former.map(({ id, email, role }) => ({ id, before: { email, role } })));
    const { id, token } = await insertInvitation(tx, ctx, given, 'printed');
    wrote({ id, after: given });
    return { token };
  });
}

const again = z.object({ id: z.string(), officeUrl });
export type InvitationAgain = z.input<typeof again>;

/**
 * Mails an invitation anew: the earlier link ends, and the new one works for 7 days. Needs `staff:write`. ADM-003
 * @throws ShopError `not-found` on `id`; `rate-limited` as `invitePerson`
 */
export async function sendInvitationAgain(ctx: ShopContext, input: InvitationAgain): Promise<void> {
  requireScope(ctx, 'staff:write');
  const { id, officeUrl: office } = parseInput(again, input);
  if (!isUuid(id)) throw noInvitation();
  const look = await readShopSettings(ctx);
  const change = { verb: 'invitation.send', scope: 'staff:write', of: 'invitation' } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    const [before] = await tx.select().from(staffInvitation).where(ofId(ctx, id)).for('update');
    if (!before) throw noInvitation();
    const { token, tokenHash } = newInvitationToken(ctx.shop);
    const times = timesOf(ctx, 'mailed');
    await tx
      .update(staffInvitation)
      .set({ tokenHash, ...times })
      .where(ofId(ctx, id));
    wrote({ id, before: { expiresAt: before.expiresAt }, after: { expiresAt: times.expiresAt } });
    await mailInvitation(tx, ctx, look, {
      email: before.email,
      role: shopRole.parse(before.role),
      office,
      token,
    });
  });
}

/**
 * Withdraws an invitation: its link ends. Needs `staff:write`. ADM-003
 * @throws ShopError `not-found` on `id`
 */
export async function withdrawInvitation(ctx: ShopContext, id: string): Promise<void> {
  const change = { verb: 'invitation.withdraw', scope: 'staff:write', of: 'invitation' } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    const [gone] = isUuid(id) ? await tx.delete(staffInvitation).where(ofId(ctx, id)).returning() : [];
    if (!gone) throw noInvitation();
    wrote({ id, before: { email: gone.email, role: gone.role } });
  });
}

type Invited = z.output<typeof invited>;

/** Stores an invitation in place of one that has expired. */
async function insertInvitation(
  tx: Queries,
  ctx: ShopContext,
  { email, role, sellerId }: Invited,
  way: keyof typeof INVITATION_SECONDS,
): Promise<{ readonly id: string; readonly token: string }> {
  if (sellerId !== undefined) await requireCarriedSeller(tx, ctx.shop.id, sellerId);
  await refuseKnownHere(tx, ctx, email);
  const { token, tokenHash } = newInvitationToken(ctx.shop);
  const { actor } = ctx;
  const row = {
    id: newId(),
    email,
    role,
    sellerId: sellerId ?? null,
    tokenHash,
    invitedBy: actor.kind === 'staff' ? actor.staffId : null,
    ...timesOf(ctx, way),
    createdAt: ctx.clock(),
  };
  const { rowCount } = await tx
    .insert(staffInvitation)
    .values({ shopId: ctx.shop.id, emailKey: emailKey(email), ...row })
    .onConflictDoUpdate({
      target: [staffInvitation.shopId, staffInvitation.emailKey],
      set: row,
      setWhere: lte(staffInvitation.expiresAt, ctx.clock()),
    });
  if (!rowCount) throw new ShopError('conflict', { field: 'email', reason: msg('staff.invited') });
  return { id: row.id, token };
}

function timesOf({ clock }: ShopContext, way: keyof typeof INVITATION_SECONDS) {
  const now = clock();
  return { sentAt: now, expiresAt: new Date(now.getTime() + INVITATION_SECONDS[way] * 1000) };
}

async function refuseKnownHere(tx: Queries, { shop }: ShopContext, email: string): Promise<void> {
  const here = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(staffRole, and(eq(staffRole.staffId, staff.id), eq(staffRole.shopId, shop.id)))
    .where(inArray(staff.emailKey, accountKeys(email)));
  if (here.length > 0) throw new ShopError('conflict', { field: 'email', reason: msg('staff.has_role') });
}

interface Letter {
  readonly email: string;
  readonly role: Exclude<Role, 'operator'>;
  readonly office: string;
  readonly token: string;
}

async function mailInvitation(
  tx: Queries,
  ctx: ShopContext,
  look: MailLook,
  { email, role, office, token }: Letter,
): Promise<void> {
  const words = { role, inviter: await inviterOf(tx, ctx), href: invitationLink(office, token) };
  const mail = invitationMail(ctx.shop, look, words);
  const dedupeKey = `invitation:${hashToken(token)}`;
  await queueMail(tx, ctx, { dedupeKey, recipient: email, isSecret: true, toStaff: true, ...mail });
  await countRates(tx, ctx, [MAILS_OF_SHOP]);
  // A mailbox is the same one for every shop.
  await countRates(tx, { ...ctx, shop: PLATFORM }, [mailsTo(email)]);
}

async function inviterOf(tx: Queries, { actor }: ShopContext): Promise<string | undefined> {
  if (actor.kind !== 'staff') return undefined;
  const [inviter] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, actor.staffId));
  return inviter?.name;
}

const MAILS_OF_SHOP: RateLimit = {
  key: 'invitations',
  limit: 50,
  windowSeconds: 3600,
  reason: msg('staff.too_many_invitations'),
};

const mailsTo = (email: string): RateLimit => ({
  key: `invitations:to:${emailKey(email)}`,
  limit: 5,
  windowSeconds: 3600,
  reason: msg('staff.too_many_invitations_to'),
});

const ofId = ({ shop }: ShopContext, id: string) =>
  and(eq(staffInvitation.shopId, shop.id), eq(staffInvitation.id, id));

const noInvitation = () => new ShopError('not-found', { field: 'id' });
