import { listStaffSessions } from '@stoa/commerce';
import { forPerson } from '../access/office.ts';

export const listSessions = forPerson.account.sessions.handler(async ({ context }) => {
  const { staffId, sessionId } = context.person;
  const held = await listStaffSessions(context.platform, { staffId, sessionId });
  const items = held.map(({ id, current, userAgent, networkAddress, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    current,
    userAgent: userAgent ?? null,
    networkAddress: networkAddress ?? null,
    startedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }));
  return { items };
});
