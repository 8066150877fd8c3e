import { hashToken, isUuid, newToken, readInShop, shop, staffInvitation } from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { PlatformContext, Shop } from '../kernel/context.ts';

const DAY = 86_400;

/** How long a mailed invitation works, and one whose link the command line prints. Seconds. ADM-001, ADM-003 */
export const INVITATION_SECONDS = { mailed: 7 * DAY, printed: DAY };

/** An invitation as it is stored. */
export type Invitation = typeof staffInvitation.$inferSelect;

/** An address of the back office, without a slash at its end, as links begin with it. */
export const officeAddress = (officeUrl: string): string => officeUrl.replace(/\/$/, '');

/** Returns the address of an invitation. What stands behind # is sent to no server on the way, and is in no log. */
export const invitationLink = (officeUrl: string, token: string): string =>
  `${officeAddress(officeUrl)}/invitation#${token}`;

/** Makes a token, which is stored nowhere, and what is stored of it. It names its shop, whose rows no other sees. */
export function newInvitationToken({ id }: Pick<Shop, 'id'>): {
  readonly token: string;
  readonly tokenHash: string;
} {
  const token = `${id}.${newToken()}`;
  return { token, tokenHash: hashToken(token) };
}

export interface FoundInvitation {
  readonly invitation: Invitation;
  readonly shop: { readonly id: string; readonly code: string; readonly name: string };
}

/**
 * Finds an invitation that works.
 * @throws ShopError `not-found` on `token` that is wrong, was used, sent anew or withdrawn; `link-expired` on `token`
 */
export async function requireInvitation(platform: PlatformContext, token: string): Promise<FoundInvitation> {
  const [shopId = ''] = token.split('.');
  if (!isUuid(shopId)) throw linkGone();
  const { db } = platform;
  const [of] = await db.queries
    .select({ id: shop.id, code: shop.code, name: shop.name })
    .from(shop)
    .where(eq(shop.id, shopId));
  if (!of) throw linkGone();
  const [invitation] = await readInShop({ db, shop: of }, (tx) =>
    tx
      .select()
      .from(staffInvitation)
      .where(and(eq(staffInvitation.shopId, of.id), eq(staffInvitation.tokenHash, hashToken(token)))),
  );
  if (!invitation) throw linkGone();
  if (invitation.expiresAt <= platform.clock()) throw linkExpired();
  return { invitation, shop: of };
}

/** ADM-005 */
export const linkGone = () => new ShopError('not-found', { field: 'token', reason: msg('staff.link_gone') });
export const linkExpired = () =>
  new ShopError('link-expired', { field: 'token', reason: msg('staff.link_expired') });
