import { hashToken, prunePlatformRows, staff, staffSession } from '@stoa/database';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';

/** Somebody signed in to the back office. */
export interface StaffIdentity {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  /** Acts on every shop. */
  readonly operator: boolean;
}

/** Finds who is signed in by the token of the cookie; `undefined` when it is invalid or expired. */
export async function readStaffSession(
  platform: Pick<PlatformContext, 'db' | 'clock'>,
  token: string,
): Promise<StaffIdentity | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const stands = gt(staffSession.expiresAt, platform.clock());
  const [row] = await platform.db.queries
    .select({ staffId: staff.id, name: staff.name, email: staff.email, operator: staff.operator })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(and(eq(staffSession.tokenHash, hashToken(token)), stands));
  return row;
}

/** Ends the session of a token, which opens nothing from then on. Without one, nothing happens. */
export async function signOutStaff(platform: Pick<PlatformContext, 'db'>, token: string): Promise<void> {
  await platform.db.queries.delete(staffSession).where(eq(staffSession.tokenHash, hashToken(token)));
}

/** Forgets the sessions that have ended; returns how many. */
export function removeExpiredStaffSessions(platform: Pick<PlatformContext, 'db' | 'clock'>): Promise<number> {
  return prunePlatformRows(platform, staffSession, lte(staffSession.expiresAt, platform.clock()));
}
