import { accountText } from '@stoa/messages';
import { Form, NavLink, Outlet, redirect } from 'react-router';
import { customerContext } from '../page-guard.server.ts';
import type { Route } from './+types/account';

/** OPEN-504 */
export function loader({ context, url }: Route.LoaderArgs) {
  if (url.pathname.replace(/\/$/, '') === '/account') throw redirect('/account/dashboard');
  return { me: context.get(customerContext) };
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
