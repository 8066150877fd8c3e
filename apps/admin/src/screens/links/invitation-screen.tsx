import { emailKey } from '@stoa/domain';
import { adminLinkText } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/index.ts';
import { LinkButton, Loading } from '../../kit/state/index.ts';
import { useSessionQuery } from '../../session/index.ts';
import { InvitationOffer } from './invitation-offer.tsx';
import { LinkGone } from './link-gone.tsx';
import { SomebodyElse } from './somebody-else.tsx';
import { useToken } from './use-token.ts';

/** What an invitation offers, to whom it is for. ADM-003, ADM-004, ADM-005 */
export function InvitationScreen() {
  const token = useToken();
  const query = useQuery(
    queries.links.readInvitation.queryOptions({ input: { token }, staleTime: Infinity }),
  );
  const session = useSessionQuery();
  if (query.isError) {
    return (
      <LinkGone
        error={query.error}
        onRetry={query.refetch}
        expired={adminLinkText.invitationExpired()}
        gone={adminLinkText.invitationGone()}
        way={<LinkButton to="/sign-in" label={adminLinkText.toSignIn()} />}
      />
    );
  }
  if (query.data === undefined || session.isPending) return <Loading />;
  const signedIn = session.isError ? undefined : session.data.person;
  const isOther = signedIn !== undefined && emailKey(signedIn.email) !== emailKey(query.data.email);
  if (isOther) return <SomebodyElse name={signedIn.name} email={query.data.email} />;
  return <InvitationOffer invitation={query.data} token={token} isSignedIn={signedIn !== undefined} />;
}
