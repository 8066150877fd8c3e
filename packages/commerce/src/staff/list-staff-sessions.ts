import { isUuid, type Queries, staffSession } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';

/** A session as its owner sees it. */
export interface ListedStaffSession {
  readonly id: string;
  /** The one that asks. */
  readonly current: boolean;
  /** What the browser called itself; of sessions of an earlier version nothing is known. */
  readonly userAgent: string | null;
  readonly networkAddress: string | null;
  readonly createdAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
}

/** A person and one of their sessions. */
export interface OwnSession {
  readonly staffId: string;
  readonly sessionId: string;
}

/**
 * Lists a person's own sessions that have not ended, the newest first. ADM-011
 * @awaits back office
 */
export async function listStaffSessions(
  platform: Pick<PlatformContext, 'db' | 'clock'>,
  { staffId, sessionId }: OwnSession,
): Promise<readonly ListedStaffSession[]> {
  const rows = await platform.db.queries
    .select({
      id: staffSession.id,
      userAgent: staffSession.userAgent,
      networkAddress: staffSession.networkAddress,
      createdAt: staffSession.createdAt,
      lastUsedAt: staffSession.lastUsedAt,
      expiresAt: staffSession.expiresAt,
    })
    .from(staffSession)
    .where(and(eq(staffSession.staffId, staffId), gt(staffSession.expiresAt, platform.clock())))
    .orderBy(desc(staffSession.createdAt), desc(staffSession.id));
  return rows.map((row) => ({ ...row, current: row.id === sessionId }));
}

/**
 * Ends one of a person's own sessions, also the one that asks. ADM-011
 * @throws ShopError `not-found` on `sessionId` for none of theirs
 * @awaits back office
 */
export async function endStaffSession(
  platform: Pick<PlatformContext, 'db'>,
  { staffId, sessionId }: OwnSession,
): Promise<void> {
  const own = and(eq(staffSession.staffId, staffId), eq(staffSession.id, sessionId));
  const ended = isUuid(sessionId)
    ? await platform.db.queries.delete(staffSession).where(own).returning({ id: staffSession.id })
    : [];
  if (ended.length === 0) throw new ShopError('not-found', { field: 'sessionId' });
}

/**
 * Ends all sessions of a person but the one that asks; returns how many. ADM-011
 * @awaits back office
 */
export function endOtherStaffSessions(
  platform: Pick<PlatformContext, 'db'>,
  own: OwnSession,
): Promise<number> {
  return endOthers(platform.db.queries, own);
}

/** As `endOtherStaffSessions`, along with what makes it necessary. */
export async function endOthers(tx: Queries, { staffId, sessionId }: OwnSession): Promise<number> {
  const others = and(eq(staffSession.staffId, staffId), ne(staffSession.id, sessionId));
  const { rowCount } = await tx.delete(staffSession).where(others);
  return rowCount ?? 0;
}
