import { notFound } from '../lib/not-found.server.ts';
import type { Route } from './+types/not-found';

/** Whatever no other route answers. ROUTE-521 */
export function loader({ context }: Route.LoaderArgs) {
  return notFound(context);
}
