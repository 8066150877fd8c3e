import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../api/index.ts';
import { countNew, LOOKED_THROUGH, type NewOrders } from './new-orders.ts';

/** How often it is asked which order is the newest, in milliseconds; not while nobody looks at the window. ADM-202 */
const EVERY = 5_000;

/** Nobody has ordered yet. */
const NONE = 'none';

/**
 * Tells of orders that came since the list was opened, or since `see` was called. The rows are left alone.
 * ADM-202
 */
export function useNewOrders(shop: string): { readonly fresh: NewOrders; readonly see: () => void } {
  const { data } = useQuery(
    // Kept for nobody: what was the newest at an earlier visit is none of the news of this one.
    queries.orders.latest.queryOptions({ input: { shop }, refetchInterval: EVERY, staleTime: 0, gcTime: 0 }),
  );
  const latest = data && (data.latest?.id ?? NONE);
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (seen === undefined && latest !== undefined) setSeen(latest);
  }, [seen, latest]);

  const isNew = seen !== undefined && latest !== undefined && latest !== seen;
  const newest = useQuery(
    queries.orders.list.queryOptions({
      input: { shop, limit: LOOKED_THROUGH },
      // One answer for each order that becomes the newest.
      queryKey: ['orders', 'newest', shop, latest],
      enabled: isNew,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  );
  const [fresh, setFresh] = useState<NewOrders>({ count: 0, more: false });
  useEffect(() => {
    if (!isNew) setFresh({ count: 0, more: false });
    else if (newest.data) setFresh(countNew(newest.data.items, seen));
  }, [isNew, newest.data, seen]);
  return { fresh, see: () => setSeen(latest) };
}
