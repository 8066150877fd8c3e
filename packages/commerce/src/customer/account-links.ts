import { accountLink, hashToken, newToken, pruneShopRows, type Queries } from '@stoa/database';
import { and, eq, gt, gte, lte } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/** What a link does: lets a new password be chosen, or confirms a mailbox. */
type LinkKind = (typeof accountLink.$inferSelect)['kind'];

/** How long links work. A mailbox may be open to others later; a new link is a press away. */
export const LINK_SECONDS: Readonly<Record<LinkKind, number>> = { reset: 3600, email: 86_400 };

type Clocked = Pick<ShopContext, 'shop' | 'clock'>;

interface Link {
  readonly customerId: string;
  readonly kind: LinkKind;
  /** The mailbox that gets it. */
  readonly email: string;
}

/** Issues the link's token, which is stored nowhere. The former link of its kind ends. */
export async function issueLink(tx: Queries, ctx: Clocked, link: Link): Promise<string> {
  const token = `${link.customerId}.${newToken()}`;
  const expiresAt = new Date(ctx.clock().getTime() + LINK_SECONDS[link.kind] * 1000);
  const values = { email: link.email, tokenHash: hashToken(token), expiresAt };
  await tx
    .insert(accountLink)
    .values({ shopId: ctx.shop.id, customerId: link.customerId, kind: link.kind, ...values })
    .onConflictDoUpdate({
      target: [accountLink.shopId, accountLink.customerId, accountLink.kind],
      set: values,
    });
  return token;
}

/** Finds the link of a token that still works. */
export async function findLink(
  tx: Queries,
  ctx: Clocked,
  kind: LinkKind,
  token: string,
): Promise<Link | undefined> {
  const [found] = await tx
    .select()
    .from(accountLink)
    .where(isLink(ctx, kind, token));
  return found;
}

/** Tells whether the customer has a link of this kind in the mailbox with at least half of its time left. */
export async function hasFreshLink(
  tx: Queries,
  { shop, clock }: Clocked,
  { customerId, kind }: Pick<Link, 'customerId' | 'kind'>,
): Promise<boolean> {
  const half = new Date(clock().getTime() + (LINK_SECONDS[kind] / 2) * 1000);
  const own = and(eq(accountLink.shopId, shop.id), eq(accountLink.customerId, customerId));
  const isFresh = and(own, eq(accountLink.kind, kind), gte(accountLink.expiresAt, half));
  return (await tx.$count(accountLink, isFresh)) > 0;
}

/** Takes the link away, so that its token works once, however many bring it at the same time. */
export async function redeemLink(
  tx: Queries,
  ctx: Clocked,
  kind: LinkKind,
  token: string,
): Promise<Link | undefined> {
  const [taken] = await tx
    .delete(accountLink)
    .where(isLink(ctx, kind, token))
    .returning();
  return taken;
}

/** Ends all links of a customer: whoever could read their mail before can use none of them afterwards. */
export async function endLinks(
  tx: Queries,
  { shop }: Pick<ShopContext, 'shop'>,
  customerId: string,
): Promise<void> {
  await tx
    .delete(accountLink)
    .where(and(eq(accountLink.shopId, shop.id), eq(accountLink.customerId, customerId)));
}

/** Removes links that have expired; returns how many. */
export function removeExpiredLinks(ctx: Pick<ShopContext, 'db' | 'shop' | 'clock'>): Promise<number> {
  const hasEnded = and(eq(accountLink.shopId, ctx.shop.id), lte(accountLink.expiresAt, ctx.clock()));
  return pruneShopRows(ctx, accountLink, hasEnded);
}

function isLink({ shop, clock }: Clocked, kind: LinkKind, token: string) {
  return and(
    eq(accountLink.shopId, shop.id),
    eq(accountLink.kind, kind),
    eq(accountLink.tokenHash, hashToken(token)),
    gt(accountLink.expiresAt, clock()),
  );
}
