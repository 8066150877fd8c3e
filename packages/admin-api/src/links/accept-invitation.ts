import { acceptInvitation as accept, readStaffSession, signOutStaff } from '@stoa/commerce';
import { forAnybody } from '../access/office.ts';
import { toldSession } from '../session/told-session.ts';

/** Accepts an invitation; whoever is new is signed in by it, in place of the session that was sent. */
export const acceptInvitation = forAnybody.links.acceptInvitation.handler(async ({ input, context }) => {
  const { platform, session, clientAddress, userAgent } = context;
  const accepted = await accept(platform, { ...input, clientAddress, userAgent });
  const { shopCode: shop } = accepted;
  if (accepted.isKnown) return { shop, session: null };
  const { token } = accepted;
  if (session.token !== undefined) await signOutStaff(platform, session.token);
  session.begin(token);
  const person = await readStaffSession(platform, token);
  return { shop, session: person ? await toldSession(context, person) : null };
});
