import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListPage } from './list-page.ts';

/**
 * Keeps the count of a list, which comes with its first page, for the pages after it. `asked` is what the page was
 * asked for: what matches is another number as soon as anything but the cursor is another, or a later page came back empty.
 */
export function useCounted<Row>(
  query: UseQueryResult<ListPage<Row>>,
  { cursor: _, ...asked }: object & { readonly cursor?: unknown },
): UseQueryResult<ListPage<Row>> {
  const counted = useRef<{ readonly among: string; readonly total: number }>(undefined);
  const among = JSON.stringify(asked);
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  const isEmptied = !query.isPlaceholderData && total === undefined && query.data?.items.length === 0;
  if (total !== undefined) counted.current = { among, total };
  else if (isEmptied) counted.current = undefined;
  const known = counted.current?.among === among ? counted.current.total : undefined;
  const data = query.data && { ...query.data, total: query.data.total ?? known };
  return { ...query, data } as typeof query;
}
