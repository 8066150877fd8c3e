import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Returns how to ask where the router is at this moment, and what is under way. `useLocation` and `useNavigation` tell
 * what was drawn last, which on a slow device is behind: who changes the address by them undoes what a visitor has just
 * pressed.
 */
export function useRouterNow() {
  const context = useContext(DataRouterContext);
  return () => context?.router.state;
}
