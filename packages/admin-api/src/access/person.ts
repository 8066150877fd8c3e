import { readStaffSession, type StaffSession } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { AdminRequest } from '../context.ts';

/** Whoever is signed in, with their session. */
export interface AskingPerson extends StaffSession {
  /** Of the session, in the cookie. */
  readonly token: string;
}

/**
 * Finds out who asks, by the session as it stands now. ADM-013
 * @throws ShopError `unauthenticated`; a cookie of a session that has ended is taken away
 */
export async function personAsking({ platform, session }: AdminRequest): Promise<AskingPerson> {
  const { token } = session;
  if (token === undefined) throw new ShopError('unauthenticated');
  const found = await readStaffSession(platform, token);
  if (found) return { ...found, token };
  session.end();
  throw new ShopError('unauthenticated');
}
