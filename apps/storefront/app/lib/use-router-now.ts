import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/** What the router is about to do, and at which address it is. */
export type RouterNow = Pick<
  NonNullable<React.ContextType<typeof DataRouterContext>>['router']['state'],
  'location' | 'navigation'
>;

/**
 * Returns how to ask where the router is at this moment. `useLocation` and `useNavigation` tell what was drawn last,
 * which on a slow device is behind: who changes the address by them undoes what a visitor has just pressed.
 */
export function useRouterNow(): () => RouterNow {
  const context = useContext(DataRouterContext);
  if (!context) throw new Error('useRouterNow is for pages of a data router');
  return () => context.router.state;
}
