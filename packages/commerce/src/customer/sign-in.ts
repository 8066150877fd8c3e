import { customer, inShop, newId, type Queries, readInShop, session } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { accountKeys, accountOf } from '../kernel/account-keys.ts';
import type { CustomerActor, ShopContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';
import { typedPassword, withPasswords } from '../kernel/password.ts';
import { giveBackRate, takeRate } from '../kernel/rate-limit.ts';
import { signInLimits } from '../kernel/sign-in-limits.ts';
import { insertSession, type NewSession, toCustomerActor } from './session-record.ts';
import { visitorOf } from './visitor.ts';

const credentials = z.object({
  email: knownEmailAddress,
  password: typedPassword,
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
});
export type Credentials = z.input<typeof credentials>;

export interface SignedIn extends NewSession {
  readonly actor: CustomerActor;
  /** The page remembered before signing in. AUTH-508 */
  readonly rememberedPage: string | undefined;
}

/** Further work in the transaction of signing in, such as taking over the guest's carts. */
export type InSession = (
  tx: Queries,
  begun: {
    /** The context of whoever is signed in now. */
    readonly ctx: ShopContext;
    readonly customerId: string;
    /** The guest they were; `undefined` without a session, or when another customer was signed in. */
    readonly guestVisitorId: string | undefined;
  },
) => Promise<void>;

type CustomerRow = typeof customer.$inferSelect;

/**
 * Signs a customer in: the former session of the visitor ends and a new one with a new token begins, so that a token
 * known before is invalid afterwards. Pending and restricted customers sign in too, unverified. AUTH-501, AUTH-502,
 * AUTH-508, OPEN-506
 * @throws ShopError `invalid-credentials`, one answer after the same time whether the account, its password or
 * neither is there; `rate-limited` after too many failures from one network (others are not affected), and while too
 * many people sign in at once.
 */
export async function signIn(ctx: ShopContext, input: Credentials, inSession?: InSession): Promise<SignedIn> {
  const { email, password, clientAddress } = parseInput(credentials, input);
  const limits = signInLimits('sign-in', email, clientAddress);
  const found = await withPasswords(ctx.shop, async ({ check }) => {
    for (const limit of limits) await takeRate(ctx, limit);
    const known = await findByEmail(ctx, email);
    return (await check(known?.passwordHash, password)) ? known : undefined;
  });
  if (!found) throw new ShopError('invalid-credentials');
  // Only failures count, so a busy office or a shopper who comes and goes is not locked out.
  for (const limit of limits) await giveBackRate(ctx, limit);
  return inShop(ctx, (tx) => beginSession(tx, ctx, found, inSession));
}

async function findByEmail(ctx: ShopContext, email: string): Promise<CustomerRow | undefined> {
  const found = await readInShop(ctx, (tx) =>
    tx
      .select()
      .from(customer)
      .where(and(eq(customer.shopId, ctx.shop.id), inArray(customer.emailKey, accountKeys(email)))),
  );
  return accountOf(email, found);
}

/** Begins the session of a customer who has shown who they are; the visitor's former session ends. */
export async function beginSession(
  tx: Queries,
  ctx: ShopContext,
  checked: CustomerRow,
  inSession: InSession | undefined,
): Promise<SignedIn> {
  const row = await stillThere(tx, checked);
  const former = await endFormerSession(tx, ctx);
  const actor = toCustomerActor(newId(), row);
  const { visitorId, customerId } = actor;
  const begun = await insertSession(tx, ctx, { visitorId, customerId });
  await inSession?.(tx, { ctx: { ...ctx, actor }, customerId, guestVisitorId: former.guestVisitorId });
  return { ...begun, actor, rememberedPage: former.rememberedPage };
}

/**
 * Tells whether the account is unchanged: the password was checked outside the transaction and may have been changed
 * since.
 */
async function stillThere(tx: Queries, checked: CustomerRow): Promise<CustomerRow> {
  const [row] = await tx
    .select()
    .from(customer)
    .where(and(eq(customer.shopId, checked.shopId), eq(customer.id, checked.id)))
    .for('share');
  if (!row || row.passwordHash !== checked.passwordHash) throw new ShopError('invalid-credentials');
  return row;
}

async function endFormerSession(tx: Queries, ctx: ShopContext) {
  const visitorId = visitorOf(ctx);
  if (visitorId === undefined) return { guestVisitorId: undefined, rememberedPage: undefined };
  const [former] = await tx
    .delete(session)
    .where(and(eq(session.shopId, ctx.shop.id), eq(session.visitorId, visitorId)))
    .returning();
  return {
    guestVisitorId: ctx.actor.kind === 'guest' ? visitorId : undefined,
    rememberedPage: former?.rememberedPage ?? undefined,
  };
}
