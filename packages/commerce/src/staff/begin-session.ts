import { hashToken, newId, newToken, type Queries, staffSession } from '@stoa/database';
import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';

/** How long somebody stays signed in to the back office: a working day. Seconds. */
export const STAFF_SESSION_SECONDS = 43_200;

/** Where a request came from, as its sessions show it later. */
export const requestOrigin = {
  /** The network address, also for the rate limit. */
  clientAddress: z.string(),
  /** What the browser calls itself. */
  userAgent: z
    .string()
    .transform((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(0, 500))
    .optional(),
};

export interface NewStaffSession {
  readonly sessionId: string;
  /** Goes into the cookie and is stored nowhere. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Signs somebody in, in a transaction outside of shops, and clears away their sessions that have ended. */
export async function beginStaffSession(
  tx: Queries,
  now: Date,
  staffId: string,
  { clientAddress, userAgent }: { readonly clientAddress: string; readonly userAgent?: string | undefined },
): Promise<NewStaffSession> {
  await tx
    .delete(staffSession)
    .where(and(eq(staffSession.staffId, staffId), lte(staffSession.expiresAt, now)));
  const [sessionId, token] = [newId(), newToken()];
  const expiresAt = new Date(now.getTime() + STAFF_SESSION_SECONDS * 1000);
  await tx.insert(staffSession).values({
    tokenHash: hashToken(token),
    id: sessionId,
    staffId,
    userAgent: userAgent ?? null,
    networkAddress: clientAddress,
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
  });
  return { sessionId, token, expiresAt };
}
