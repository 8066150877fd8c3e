import { readStaffSession, signInStaff, signOutStaff } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import { forAnybody } from '../access/office.ts';
import { toldSession } from './told-session.ts';

/** Signs in, with a new session in place of the one that was sent. */
export const signIn = forAnybody.session.signIn.handler(async ({ input, context }) => {
  const { platform, session, clientAddress, userAgent } = context;
  const signedIn = await signInStaff(platform, { ...input, clientAddress, userAgent });
  if (session.token !== undefined) await signOutStaff(platform, session.token);
  session.begin(signedIn.token);
  const person = await readStaffSession(platform, signedIn.token);
  if (!person) throw new ShopError('unauthenticated');
  return {
    session: await toldSession(context, person),
    recoveryCodesLeft: signedIn.recoveryCodesLeft ?? null,
  };
});
