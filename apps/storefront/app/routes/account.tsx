import { VisitorDocument } from '@stoa/contract';
import { loginAddress } from '@stoa/domain';
import { accountText } from '@stoa/messages';
import { Form, NavLink, Outlet, redirect } from 'react-router';
import { contractOf, failPage } from '../lib/contract.ts';
import type { Route } from './+types/account';

/** Everything below /account is for who is signed in; the page asked for is remembered. AUTH-507, OPEN-504 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { me } = await contractOf(context).execute(VisitorDocument).catch(failPage);
  const { pathname, search } = url;
  if (!me) throw redirect(loginAddress(pathname + search));
  if (pathname.replace(/\/$/, '') === '/account') throw redirect('/account/dashboard');
  return { me };
}

export const meta: Route.MetaFunction = () => [
  { title: accountText.dashboard() },
  { name: 'robots', content: 'noindex' },
];

export default function Account({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width py-10 account">
      <nav aria-label={accountText.dashboard()}>
        <ul className="account-menu">
          <li>
            <NavLink to="/account/dashboard">{accountText.dashboard()}</NavLink>
          </li>
          <li>
            <NavLink to="/account/orders">{accountText.orders()}</NavLink>
          </li>
          <li>
            <Form method="post" action="/logout">
              <button type="submit">{accountText.logout()}</button>
            </Form>
          </li>
        </ul>
      </nav>
      <div>
        {!me.is_verified && <p className="notice notice-warning mb-6">{accountText.pendingApproval()}</p>}
        <Outlet />
      </div>
    </main>
  );
}
