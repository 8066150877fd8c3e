import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.server.ts';

/** What the root loader makes for every page: the shop, and whether somebody is signed in. */
export interface RootData {
  readonly shell: ShellData;
  readonly signedIn: boolean;
  /** What the visitor answered where the shop asks for the age. */
  readonly ageAnswer: 'yes' | 'no' | undefined;
  readonly year: number;
}

/** Returns the data that the root loader made. */
export function useRootData(): RootData {
  const root = useRouteLoaderData<RootData>('root');
  if (!root) throw new Error('the root loader has no data');
  return root;
}
