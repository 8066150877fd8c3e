import type { Session, Workplace } from '@stoa/admin-contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { api, isSessionEnd, queries } from '../api/index.ts';

/** Asks who is signed in, again whenever the window is looked at: roles hold as they stand at each moment. ADM-013 */
export const useSessionQuery = () =>
  useQuery(queries.session.read.queryOptions({ staleTime: 30_000, refetchOnWindowFocus: 'always' }));

export const SessionContext = createContext<Session | undefined>(undefined);
export const WorkplaceContext = createContext<Workplace | undefined>(undefined);

/** Returns who is signed in; only below `SignedIn`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('Nobody is signed in here.');
  return session;
}

/** Returns the shop that the address names, and what the person may do there; only below `/:shop`. */
export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext);
  if (workplace === undefined) throw new Error('This screen is of no shop.');
  return workplace;
}

/** Forgets all that was read for somebody and begins with who is signed in now. ADM-017, ADM-037 */
export function beginSession(client: QueryClient, session: Session): void {
  client.clear();
  client.setQueryData(queries.session.read.queryKey(), session);
}

/** Ends the session, has the screens left by `leave`, and forgets all that was read. */
export async function endSession(client: QueryClient, leave: () => void | Promise<void>): Promise<void> {
  try {
    await api.session.signOut();
  } catch (error) {
    if (!isSessionEnd(error)) throw error;
  }
  await leave();
  client.clear();
}
