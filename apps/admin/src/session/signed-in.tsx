import type { Session } from '@stoa/admin-contract';
import { useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isSessionEnd } from '../api/index.ts';
import { useUnsaved } from '../kit/form/index.ts';
import { Failed, Loading } from '../kit/state/index.ts';
import { OtherPerson, SessionDialog } from './session-dialog.tsx';
import { SessionContext, useSessionQuery } from './use-session.ts';
import { signInAddress } from './way-back.ts';

/**
 * What only those see who are signed in. When the session has ended, it leads to sign in and back again, unless
 * something is typed and not saved: then saving asks to sign in. ADM-037
 */
export function SignedIn() {
  const query = useSessionQuery();
  const { pathname, search } = useLocation();
  const unsaved = useUnsaved();
  const ended = query.isError && isSessionEnd(query.error);

  if (ended && (query.data === undefined || !unsaved)) {
    return <Navigate to={signInAddress(pathname + search)} replace />;
  }
  if (query.data !== undefined) return <AsPerson session={query.data} />;
  return query.isError ? <Failed error={query.error} onRetry={() => query.refetch()} /> : <Loading />;
}

/** The screens of one person. Whoever signs in instead, in another tab, begins anew. ADM-037 */
function AsPerson({ session }: { readonly session: Session }) {
  const first = useRef(session.person).current;
  if (session.person.id !== first.id) return <OtherPerson name={session.person.name} before={first.name} />;
  return (
    <SessionContext value={session}>
      <Outlet />
      <SessionDialog before={first} />
    </SessionContext>
  );
}
