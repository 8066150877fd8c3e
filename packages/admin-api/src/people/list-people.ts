import { listPeople as readPeople } from '@stoa/commerce';
import { forRole } from '../access/office.ts';

export const listPeople = forRole.people.list.handler(async ({ context }) => {
  const { people, invitations, secondFactorRequired, revision } = await readPeople(context.shop);
  const self = context.person.staffId;
  return {
    people: people.map((one) => ({
      id: one.staffId,
      name: one.name,
      email: one.email,
      self: one.staffId === self,
      role: one.role,
      seller: one.seller ?? null,
      secondFactor: one.secondFactor,
      lastSignInAt: one.lastSignInAt?.toISOString() ?? null,
      openSessions: one.sessions,
      version: one.revision,
    })),
    invitations: invitations.map((one) => ({
      id: one.id,
      email: one.email,
      role: one.role,
      seller: one.seller ?? null,
      invitedBy: one.invitedBy ?? null,
      sentAt: one.sentAt.toISOString(),
      expiresAt: one.expiresAt.toISOString(),
      expired: one.expired,
    })),
    rules: { secondFactorRequired, version: revision },
  };
});
