import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** What the frame of the page knows of the shop and who is signed in. */
export function useFrame() {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root) throw new Error('the frame of the page is missing');
  return root;
}
