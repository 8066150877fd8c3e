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

const pending = ({ is_email_confirmed }: { readonly is_email_confirmed: boolean }) =>
  is_email_confirmed ? accountText.pendingApproval() : accountText.pendingLink();

const entries = [
  ['dashboard', accountText.dashboard],
  ['orders', accountText.orders],
  ['ordered-products', accountText.orderedProducts],
  ['address-book', accountText.addressBook],
  ['settings', accountText.settings],
  ['login-method', accountText.loginMethod],
] as const;

export default function Account({ loaderData: { me } }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width py-10 account">
      <nav aria-label={accountText.menu()} className="no-print">
        <ul className="account-menu">
          {entries.map(([page, label]) => (
            <li key={page}>
              <NavLink to={`/account/${page}`}>{label()}</NavLink>
            </li>
          ))}
          <li>
            <Form method="post" action="/logout">
              <button type="submit">{accountText.logout()}</button>
            </Form>
          </li>
        </ul>
      </nav>
      <div>
        {!me.is_verified && <p className="notice notice-warning mb-6">{pending(me)}</p>}
        <Outlet />
      </div>
    </main>
  );
}
