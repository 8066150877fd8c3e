import { clientTypes, roles, scopes } from '@stoa/domain';
import { z } from 'zod';
import { instant } from '../parts/fields.ts';

/** A shop somebody works in, and what they may do there. */
export const workplace = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(clientTypes),
  address: z.url().describe('Where shoppers find it.'),
  state: z.enum(['open', 'switchedOff', 'suspended', 'closed']),
  role: z.enum(roles),
  oneSeller: z.boolean().describe('Whether the role is limited to the things of one seller.'),
  scopes: z.array(z.enum(scopes)),
  needsSecondFactor: z
    .boolean()
    .describe('Whether nothing of this shop is answered until the person has a second factor.'),
  timeZone: z.string(),
  locale: z.string(),
  currency: z.string(),
});
export type Workplace = z.output<typeof workplace>;

/** Who is signed in. */
export const session = z.object({
  person: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    operator: z.boolean().describe('Acts on every shop.'),
    secondFactor: z.boolean(),
  }),
  workplaces: z.array(workplace),
  expiresAt: instant,
});
export type Session = z.output<typeof session>;
