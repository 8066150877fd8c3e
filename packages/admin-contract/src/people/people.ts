import { shopRoles } from '@stoa/domain';
import { z } from 'zod';
import { instant, version } from '../parts/fields.ts';

const seller = z.object({ id: z.uuid(), name: z.string() });

/** Somebody who works in a shop. ADM-016 */
export const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  self: z.boolean().describe('Whether it is the person who asks.'),
  role: z.enum(shopRoles),
  seller: seller.nullable().describe('The one seller that the role is limited to.'),
  secondFactor: z.boolean(),
  lastSignInAt: instant.nullable(),
  openSessions: z.int(),
  version,
});
export type Person = z.output<typeof person>;

/** Somebody who was invited and has not come yet. ADM-003 */
export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(shopRoles),
  seller: seller.nullable(),
  invitedBy: z.string().nullable().describe('The name of the person; null for the command line.'),
  sentAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

/** Who works in a shop, and by which rules. */
export const people = z.object({
  people: z.array(person),
  invitations: z.array(invitation),
  rules: z.object({ secondFactorRequired: z.boolean(), version }),
});
export type People = z.output<typeof people>;
