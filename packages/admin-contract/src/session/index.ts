import { z } from 'zod';
import { emailAddress, secondFactorCode, typedPassword } from '../parts/fields.ts';
import { procedure } from '../parts/procedure.ts';
import { session } from './session.ts';

const tags = ['Session'];

/** Signing in and out. PERM-513, ADM-006, ADM-007, ADM-010 */
export const sessionContract = {
  signIn: procedure({ by: 'anybody', refuses: [401] })
    .route({
      method: 'POST',
      path: '/session',
      tags,
      summary: 'Sign in',
      description:
        'Sets the cookie of the session. With a second factor on and no `code`, the answer is 401 `code-required`.',
    })
    .input(
      z.strictObject({ email: emailAddress, password: typedPassword, code: secondFactorCode.optional() }),
    )
    .output(
      z.object({
        session,
        recoveryCodesLeft: z
          .int()
          .nullable()
          .describe('How many recovery codes are left, where one was used to sign in.'),
      }),
    ),
  read: procedure({ by: 'person' })
    .route({ method: 'GET', path: '/session', tags, summary: 'Who is signed in, and where they work' })
    .output(session),
  signOut: procedure({ by: 'person' })
    .route({ method: 'DELETE', path: '/session', tags, summary: 'Sign out', successStatus: 204 })
    .output(z.void()),
};
