import type { ToDo } from '@stoa/admin-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../api/index.ts';
import { useWorkplace } from '../../session/index.ts';

/** How often the list is read anew while somebody looks at it, in milliseconds. */
const EVERY = 60_000;

/**
 * Reads what the shop still needs, again whenever the window is looked at, and every minute while it is: what was done
 * elsewhere is ticked off without anybody asking.
 */
export function useToDo() {
  const { code: shop } = useWorkplace();
  const query = useQuery(
    queries.start.toDo.queryOptions({
      input: { shop },
      staleTime: 0,
      refetchInterval: EVERY,
      refetchOnWindowFocus: 'always',
    }),
  );
  const { refetch } = query;
  // A window that lay beside another one was in sight all the time, and is no news to the query.
  useEffect(() => {
    const again = () => void refetch({ cancelRefetch: false });
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [refetch]);
  return query;
}

/** Returns the entries that were ticked off while somebody looked, in that order. */
export function useTicked(items: readonly ToDo[]): readonly ToDo['item'][] {
  const [seen, setSeen] = useState(items);
  const [ticked, setTicked] = useState<readonly ToDo['item'][]>([]);
  if (seen !== items) {
    const wasOpen = (item: ToDo['item']) => seen.some((one) => one.item === item && !one.done);
    const fresh = items.filter(({ item, done }) => done && wasOpen(item)).map(({ item }) => item);
    setSeen(items);
    if (fresh.length > 0) setTicked([...ticked.filter((item) => !fresh.includes(item)), ...fresh]);
  }
  return ticked;
}
