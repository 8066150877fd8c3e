import { Navigate, Outlet, useLocation } from 'react-router';
import { isSessionEnd } from '../api/index.ts';
import { useUnsaved } from '../kit/form/unsaved.ts';
import { Failed, Loading } from '../kit/state/index.ts';
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
  if (query.data === undefined) {
    return query.isError ? <Failed error={query.error} onRetry={() => query.refetch()} /> : <Loading />;
  }
  return (
    <SessionContext value={query.data}>
      <Outlet />
    </SessionContext>
  );
}
