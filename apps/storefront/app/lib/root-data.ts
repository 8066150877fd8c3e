import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** Returns the data that the root loader made for every page: the shop, and whether somebody is signed in. */
export function useRootData() {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root) throw new Error('the root loader has no data');
  return root;
}
