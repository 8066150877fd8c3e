import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { queries } from './client.ts';
import { isSessionEnd, problemOf } from './problem.ts';

/** An answer of the server stands; only where none arrived is a call made again. */
const retry = (failures: number, error: unknown) => problemOf(error) === undefined && failures < 2;

/**
 * Makes the memory of what was read. A call that nobody was signed in for has the session read again, and whoever
 * shows it leads to sign in. ADM-037
 */
export function makeQueryClient(): QueryClient {
  const session = queries.session.read.queryKey();
  const lookAgain = (error: unknown) => {
    if (isSessionEnd(error) && client.getQueryState(session)?.status === 'success') {
      void client.invalidateQueries({ queryKey: session });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: lookAgain }),
    mutationCache: new MutationCache({ onError: lookAgain }),
    defaultOptions: { queries: { retry, staleTime: 10_000 }, mutations: { retry: false } },
  });
  return client;
}
