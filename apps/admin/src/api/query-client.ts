import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { queries } from './client.ts';
import { isLackOfPermission, isSessionEnd, problemOf } from './problem.ts';

/** An answer of the server stands; only where none arrived is a call made again. */
const retry = (failures: number, error: unknown) => problemOf(error) === undefined && failures < 2;

/**
 * Makes the memory of what was read. A call that was refused to nobody, or to somebody who may do less than was known
 * of them, has the session read again: whoever shows it leads to sign in, or shows what is lacking. ADM-009, ADM-037
 */
export function makeQueryClient(): QueryClient {
  const session = queries.session.read.queryKey();
  const lookAgain = (error: unknown) => {
    const isNews = isSessionEnd(error) || isLackOfPermission(error);
    if (isNews && client.getQueryState(session)?.status === 'success') {
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
