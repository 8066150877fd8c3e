import { ContractError, LoginDocument } from '@stoa/contract';
import { pageAfterLogin, RETURN_KEY, safeRedirectTarget } from '@stoa/domain';
import { shellText } from '@stoa/messages';
import { data, type MetaFunction, redirect } from 'react-router';
import { LoginForm, type Refusal } from '../account/login-form.tsx';
import { signInReason } from '../account/sign-in-reason.server.ts';
import { contractOf, orKept } from '../lib/contract.ts';
import { formFaults } from '../lib/form-faults.server.ts';
import type { Route } from './+types/login';

export const meta: MetaFunction = () => [
  { title: shellText.signIn() },
  { name: 'robots', content: 'noindex' },
];

export function loader({ url }: Route.LoaderArgs) {
  const target = pageAfterLogin(url.searchParams.get(RETURN_KEY));
  return { target, reason: signInReason(target) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const email = String(form.get('email') ?? '');
  const password = String(form.get('password') ?? '');
  const target = safeRedirectTarget(String(form.get('return') ?? ''));
  const refuse = (message: string, status: number) =>
    data({ message, email, returnTo: target ?? null } satisfies Refusal, status);
  try {
    const { login } = await contractOf(context).execute(LoginDocument, { email, password });
    if (!login.success) return refuse(said(login), 401);
    return redirect(pageAfterLogin(target ?? login.redirect));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return refuse(said(error), error.status);
  }
}

/** The form marks no field: which of the two is wrong is not told. */
const said = (refused: Parameters<typeof formFaults>[0]): string =>
  formFaults(refused, { fields: [] }).message ?? '';

/** What was typed stays when the server could not be reached. OPEN-036, OPEN-042 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const returnTo = safeRedirectTarget(String(form.get('return') ?? '')) ?? null;
  const email = String(form.get('email') ?? '');
  return orKept(serverAction, (message): Refusal => ({ message, email, returnTo }));
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width narrow-page">
      <h1>{shellText.signIn()}</h1>
      {loaderData.reason && <p>{loaderData.reason}</p>}
      <LoginForm returnTo={loaderData.target} refusal={actionData} />
    </main>
  );
}
