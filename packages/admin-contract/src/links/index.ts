import { roles } from '@stoa/domain';
import { z } from 'zod';
import { emailAddress, instant, linkToken, newPassword, personName } from '../parts/fields.ts';
import { procedure } from '../parts/procedure.ts';
import { session } from '../session/session.ts';

const tags = ['Mailed links'];
const anybody = procedure({ by: 'anybody' });
const opening = procedure({ by: 'anybody', refuses: [404, 410] });
const byToken = z.strictObject({ token: linkToken });

/**
 * What mailed links open. A link that was used, withdrawn or never made is 404 `not-found`, one whose time is over 410
 * `link-expired`. ADM-001, ADM-003 to ADM-005
 */
export const linksContract = {
  askReset: anybody
    .route({
      method: 'POST',
      path: '/password-resets',
      tags,
      summary: 'Ask for a link to a new password',
      description: 'Answers alike for known and unknown addresses.',
      successStatus: 202,
    })
    .input(z.strictObject({ email: emailAddress }))
    .output(z.void()),
  readReset: opening
    .route({ method: 'POST', path: '/password-resets/read', tags, summary: 'Whose password a link sets' })
    .input(byToken)
    .output(z.object({ email: z.string() })),
  useReset: opening
    .route({
      method: 'POST',
      path: '/password-resets/use',
      tags,
      summary: 'Set a new password',
      description: 'Ends all sessions of the person. A second factor stays on.',
      successStatus: 204,
    })
    .input(z.strictObject({ token: linkToken, password: newPassword }))
    .output(z.void()),
  readInvitation: opening
    .route({ method: 'POST', path: '/invitations/read', tags, summary: 'What an invitation offers' })
    .input(byToken)
    .output(
      z.object({
        shop: z.string().describe('The name of the shop.'),
        role: z.enum(roles),
        email: z.string(),
        isKnown: z.boolean().describe('Whether the person has an account, whose password stays.'),
        expiresAt: instant,
      }),
    ),
  acceptInvitation: procedure({ by: 'anybody', refuses: [404, 409, 410] })
    .route({
      method: 'POST',
      path: '/invitations/accept',
      tags,
      summary: 'Accept an invitation',
      description:
        'A person without an account gives `name` and `password` and is signed in; one with an account keeps both and signs in as usual.',
    })
    .input(
      z.strictObject({ token: linkToken, name: personName.optional(), password: newPassword.optional() }),
    )
    .output(
      z.object({
        shop: z.string().describe('The code of the shop.'),
        session: session.nullable().describe('Null for a person who was known.'),
      }),
    ),
};
