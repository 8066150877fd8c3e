import { inTransaction, isUuid, type Queries, staffSession } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { PlatformContext } from '../kernel/context.ts';
import { type AccountRequest, auditRequest } from './account-request.ts';

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

/** Lists a person's own sessions that have not ended, the newest first. ADM-011 */
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
 * Ends one of a person's own sessions, also the one that asks. ADM-011, ADM-018
 * @throws ShopError `not-found` on `sessionId` for none of theirs, or one that has ended
 */
export async function endStaffSession(
  request: AccountRequest,
  { staffId, sessionId }: OwnSession,
): Promise<void> {
  const gone = new ShopError('not-found', { field: 'sessionId' });
  if (!isUuid(sessionId)) throw gone;
  const own = and(
    eq(staffSession.staffId, staffId),
    eq(staffSession.id, sessionId),
    gt(staffSession.expiresAt, request.clock()),
  );
  await inTransaction(request.db, async (tx) => {
    const { rowCount } = await tx.delete(staffSession).where(own);
    if (!rowCount) throw gone;
    await auditRequest(tx, request, { staffId, verb: 'person.end-sessions' });
  });
}

/** Ends all sessions of a person but the one that asks; returns how many had not ended. ADM-011, ADM-018 */
export function endOtherStaffSessions(request: AccountRequest, own: OwnSession): Promise<number> {
  const { staffId } = own;
  return inTransaction(request.db, async (tx) => {
    const ended = await endOthers(tx, request.clock(), own);
    if (ended > 0) await auditRequest(tx, request, { staffId, verb: 'person.end-sessions' });
    return ended;
  });
}

/** As `endOtherStaffSessions`, along with what makes it necessary and is told in its place. */
export async function endOthers(tx: Queries, now: Date, { staffId, sessionId }: OwnSession): Promise<number> {
  const others = and(eq(staffSession.staffId, staffId), ne(staffSession.id, sessionId));
  const ended = await tx.delete(staffSession).where(others).returning({ expiresAt: staffSession.expiresAt });
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}
