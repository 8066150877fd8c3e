import { claimGuestOrders, readCustomer, registerCustomer, signIn, verifyEmail } from '@stoa/commerce';
import type { Customer, RegisterInput, SessionStart } from '@stoa/contract';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { toCustomer } from '../dto/customer-dto.ts';
import { parseSent } from '../edge/input.ts';
import { takeOver } from './customer.ts';

/** Finds the signed-in customer; null for a guest. API-REST-503 */
export async function findMe(api: ApiContext): Promise<Customer | null> {
  const record = await readCustomer(api.shop);
  return record ? toCustomer(record) : null;
}

const credentials = z.strictObject({ email: z.string().max(1000), password: z.string().max(1000) });

export interface LoggedIn {
  readonly token: string;
  readonly user: Customer | null;
  /** The page remembered before signing in. AUTH-508 */
  readonly redirect: string | null;
}

/**
 * Signs in and takes over what the guest put into carts. Wrong e-mail and wrong password get one answer, and so
 * does what is no e-mail at all. API-REST-501, OPEN-506, CART-503
 */
export async function logIn(api: ApiContext, sent: z.input<typeof credentials>): Promise<LoggedIn> {
  const { email, password } = parseSent(credentials, sent);
  const { clientAddress } = api.visit;
  const signedIn = await signIn(api.shop, { email, password, clientAddress }, takeOver);
  api.visit.signedIn(signedIn.token);
  const record = await readCustomer({ ...api.shop, actor: signedIn.actor });
  return {
    token: signedIn.token,
    user: record ? toCustomer(record) : null,
    redirect: signedIn.rememberedPage ?? null,
  };
}

/** Opens an account. The answer does not reveal whether the address had one already; the next step comes by mail. */
export async function register(api: ApiContext, input: RegisterInput): Promise<void> {
  const { email, password, first_name: firstName, last_name: lastName } = input;
  const { clientAddress } = api.visit;
  const names = { firstName: firstName ?? '', lastName: lastName ?? '' };
  await registerCustomer(api.shop, { email, password, ...names, clientAddress });
}

/**
 * Confirms the mailbox of who is signed in and followed the mailed link; orders of a guest with it become theirs.
 * ROUTE-013
 */
export async function confirmEmail(api: ApiContext, token: string): Promise<void> {
  await verifyEmail(api.shop, token, claimGuestOrders);
}

/** Ends the visit, also where there is none. API-REST-502, OPEN-507 */
export async function logOut(api: ApiContext): Promise<{ readonly success: true }> {
  await api.visit.signedOut();
  return { success: true };
}

/**
 * Starts the id for the `session-id` header. Who has no visit yet gets one with its bearer token; a browser, whose
 * visit is in a cookie that scripts can't read, gets no token. API-GQL-510
 * @throws ShopError `rate-limited` for too many visits of one network
 */
export async function startVisit(api: ApiContext): Promise<Required<SessionStart>> {
  const { actor } = api.shop;
  const known = actor.kind === 'guest' || actor.kind === 'customer' ? actor.visitorId : undefined;
  if (known !== undefined) return { session_id: known, token: null };
  const { visitorId, token } = await api.visit.beginBearer();
  return { session_id: visitorId, token };
}
