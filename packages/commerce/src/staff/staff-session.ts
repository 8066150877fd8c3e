import { hashToken, prunePlatformRows, staff, staffSession } from '@stoa/database';
import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';

/** Somebody signed in to the back office. */
export interface StaffIdentity {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  /** Acts on every shop. */
  readonly operator: boolean;
}

/** A session as a request brings it. */
export interface StaffSession extends StaffIdentity {
  readonly sessionId: string;
  /** Whether they have a second factor. */
  readonly secondFactor: boolean;
  readonly expiresAt: Date;
}

/** What is known of the last use is so exact. Milliseconds. */
const A_MINUTE = 60_000;

/**
 * Finds who is signed in by the token of the cookie, and notes that the session is in use, once a minute; `undefined`
 * when it is invalid, ended or expired. ADM-011
 */
export async function readStaffSession(
  platform: Pick<PlatformContext, 'db' | 'clock'>,
  token: string,
): Promise<StaffSession | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const now = platform.clock();
  const [row] = await platform.db.queries
    .select({
      staffId: staff.id,
      name: staff.name,
      email: staff.email,
      operator: staff.operator,
      sessionId: staffSession.id,
      secondFactor: sql<boolean>`${isNotNull(staff.totpSecret)}`,
      lastUsedAt: staffSession.lastUsedAt,
      expiresAt: staffSession.expiresAt,
    })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(and(eq(staffSession.tokenHash, hashToken(token)), gt(staffSession.expiresAt, now)));
  if (!row) return undefined;
  const { lastUsedAt, ...session } = row;
  await noteUse(platform, session.sessionId, lastUsedAt, now);
  return session;
}

async function noteUse(
  platform: Pick<PlatformContext, 'db'>,
  sessionId: string,
  lastUsedAt: Date | null,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - A_MINUTE);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  const isOld = or(isNull(staffSession.lastUsedAt), lte(staffSession.lastUsedAt, before));
  await platform.db.queries
    .update(staffSession)
    .set({ lastUsedAt: now })
    .where(and(eq(staffSession.id, sessionId), isOld));
}

/** Ends the session of a token, which opens nothing from then on. Without one, nothing happens. */
export async function signOutStaff(platform: Pick<PlatformContext, 'db'>, token: string): Promise<void> {
  await platform.db.queries.delete(staffSession).where(eq(staffSession.tokenHash, hashToken(token)));
}

/** Forgets the sessions that have ended; returns how many. */
export function removeExpiredStaffSessions(platform: Pick<PlatformContext, 'db' | 'clock'>): Promise<number> {
  return prunePlatformRows(platform, staffSession, lte(staffSession.expiresAt, platform.clock()));
}
