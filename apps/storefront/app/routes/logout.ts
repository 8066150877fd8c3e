import { LogoutDocument } from '@stoa/contract';
import { redirect } from 'react-router';
import { contractOf, failPage } from '../lib/contract.ts';
import type { Route } from './+types/logout';

/** There is nothing to see here. */
export const loader = () => redirect('/');

/** Ends the session; the visitor ends on the home page. ROUTE-502, AUTH-504, AUTH-505 */
export async function action({ context }: Route.ActionArgs) {
  await contractOf(context).execute(LogoutDocument).catch(failPage);
  return redirect('/');
}
