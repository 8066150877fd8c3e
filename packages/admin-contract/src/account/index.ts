import { z } from 'zod';
import {
  instant,
  newPassword,
  personName,
  recordId,
  secondFactorCode,
  typedPassword,
  version,
} from '../parts/fields.ts';
import { type Access, procedure } from '../parts/procedure.ts';

const tags = ['Your account'];
const person = procedure({ by: 'person' });
const refusing = (...refuses: Access['refuses'] & object) => procedure({ by: 'person', refuses });

/** The account of whoever is signed in. */
export const account = z.object({
  name: z.string(),
  email: z.string(),
  operator: z.boolean(),
  secondFactorSince: instant.nullable().describe('Null while there is no second factor.'),
  recoveryCodesLeft: z.int().describe('Codes that were not used yet.'),
  version,
});
export type Account = z.output<typeof account>;

/** One of the sessions of whoever is signed in. ADM-011 */
export const ownSession = z.object({
  id: z.uuid(),
  current: z.boolean().describe('Whether it is the session that asks.'),
  userAgent: z.string().nullable().describe('What the browser called itself.'),
  networkAddress: z.string().nullable(),
  startedAt: instant,
  lastUsedAt: instant.nullable(),
  expiresAt: instant,
});
export type OwnSession = z.output<typeof ownSession>;

const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('Ten codes that each sign in once; told this once.'),
});

/** What a person does with their own account. ADM-006, ADM-007, ADM-011 */
export const accountContract = {
  read: person.route({ method: 'GET', path: '/account', tags, summary: 'Your account' }).output(account),
  change: person
    .route({ method: 'PATCH', path: '/account', tags, summary: 'Change your name' })
    .input(z.strictObject({ version, name: personName }))
    .output(account),
  changePassword: person
    .route({
      method: 'PUT',
      path: '/account/password',
      tags,
      summary: 'Change your password',
      description: 'Ends all your other sessions.',
      successStatus: 204,
    })
    .input(z.strictObject({ current: typedPassword, next: newPassword }))
    .output(z.void()),
  sessions: person
    .route({ method: 'GET', path: '/account/sessions', tags, summary: 'Where you are signed in' })
    .output(z.object({ items: z.array(ownSession) })),
  endSession: refusing(404)
    .route({
      method: 'DELETE',
      path: '/account/sessions/{session}',
      tags,
      summary: 'End one of your sessions',
      successStatus: 204,
    })
    .input(z.strictObject({ session: recordId }))
    .output(z.void()),
  endOtherSessions: person
    .route({
      method: 'DELETE',
      path: '/account/sessions',
      tags,
      summary: 'End all your sessions but this one',
      successStatus: 204,
    })
    .output(z.void()),
  beginSecondFactor: refusing(409)
    .route({
      method: 'POST',
      path: '/account/second-factor',
      tags,
      summary: 'Begin to set up an authenticator app',
      description: 'Nothing is asked of you when you sign in until a code of it was confirmed.',
    })
    .output(
      z.object({
        secret: z.string().describe('Base32, to be typed where no picture can be taken.'),
        uri: z.string().describe('`otpauth://`, to be shown as a QR code.'),
      }),
    ),
  confirmSecondFactor: refusing(404, 409)
    .route({
      method: 'POST',
      path: '/account/second-factor/confirm',
      tags,
      summary: 'Switch the second factor on',
    })
    .input(z.strictObject({ code: secondFactorCode }))
    .output(recoveryCodes),
  removeSecondFactor: refusing(404)
    .route({
      method: 'POST',
      path: '/account/second-factor/remove',
      tags,
      summary: 'Switch the second factor off',
      successStatus: 204,
    })
    .input(z.strictObject({ password: typedPassword, code: secondFactorCode }))
    .output(z.void()),
  renewRecoveryCodes: refusing(404)
    .route({
      method: 'POST',
      path: '/account/recovery-codes',
      tags,
      summary: 'Make new recovery codes',
      description: 'Those made before work no longer.',
    })
    .input(z.strictObject({ code: secondFactorCode }))
    .output(recoveryCodes),
};
