import { data } from 'react-router';
import type { PageFailure } from '../lib/contract.ts';

/** Loads the error screen at an address of its own. ROUTE-005 */
export function loader() {
  throw data({ code: 'internal' } satisfies PageFailure, 500);
}

/** Without a component this would be data, not a page; the error boundary draws it. */
export default function ErrorScreen() {
  return null;
}
