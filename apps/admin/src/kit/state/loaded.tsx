import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { Loading } from './loading.tsx';

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The outline while it loads. */
  readonly outline?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a query answered; its outline before, and why it failed in the same place. ADM-062, ADM-064 */
export function Loaded<Data>({ query, outline, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failed error={query.error} onRetry={() => query.refetch()} />;
  return <Loading>{outline}</Loading>;
}
