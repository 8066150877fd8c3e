import { ContractError, LoginDocument, RegisterDocument } from '@stoa/contract';
import { loginAddress, pageAfterLogin, RETURN_KEY, safeRedirectTarget } from '@stoa/domain';
import { accountText } from '@stoa/messages';
import { data, Link, type MetaFunction, type RouterContextProvider, redirect } from 'react-router';
import { registrationFaults } from '../account/register-faults.server.ts';
import { RegisterForm } from '../account/register-form.tsx';
import { type Registered, readRegistration, registrationErrors } from '../account/register-values.ts';
import { contractOf, orKept } from '../lib/contract.ts';
import { WithWords } from '../lib/with-words.tsx';
import type { Route } from './+types/register';

export const meta: MetaFunction = () => [
  { title: accountText.registerTitle() },
  { name: 'robots', content: 'noindex' },
];

export function loader({ url }: Route.LoaderArgs) {
  return { target: pageAfterLogin(url.searchParams.get(RETURN_KEY)) };
}

/** Answers alike whether or not the address has an account; its owner is told by mail. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { password, ...values } = readRegistration(form);
  const answer = (over: Partial<Registered>): Registered => ({
    done: false,
    values,
    errors: {},
    message: undefined,
    ...over,
  });
  const errors = registrationErrors({ ...values, password });
  if (Object.keys(errors).length > 0) return data(answer({ errors }), 400);
  try {
    const { register } = await contractOf(context).execute(RegisterDocument, {
      input: { ...values, password },
    });
    if (register.success) return await enter(context, form, { ...values, password }, answer({ done: true }));
    return data(answer(registrationFaults(register)), 400);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return data(answer(registrationFaults(error)), 400);
  }
}

/**
 * Signs the new customer in. Whose address had an account already is told to look in the mailbox, unless they typed
 * its password.
 */
async function enter(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { email, password }: { readonly email: string; readonly password: string },
  done: Registered,
) {
  const target = safeRedirectTarget(String(form.get('return') ?? ''));
  const { login } = await contractOf(context).execute(LoginDocument, { email, password });
  if (!login.success) return data(done);
  return redirect(target === undefined || target === '/' ? '/account/dashboard?welcome' : target);
}

/** What was typed stays when the server could not be reached. OPEN-036, OPEN-042 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { password: _, ...values } = readRegistration(await request.clone().formData());
  return orKept(serverAction, (message): Registered => ({ done: false, values, errors: {}, message }));
}

export default function Register({ loaderData: { target }, actionData }: Route.ComponentProps) {
  if (actionData?.done) {
    return (
      <main id="content" className="page-width narrow-page">
        <h1>{accountText.registeredTitle()}</h1>
        <p role="status" className="notice notice-success">
          <WithWords text={(email) => accountText.registered({ email })} words={actionData.values.email} />
        </p>
        <Link to={loginAddress(target)} className="button button-solid">
          {accountText.signIn()}
        </Link>
      </main>
    );
  }
  return (
    <main id="content" className="page-width narrow-page">
      <h1>{accountText.registerTitle()}</h1>
      <RegisterForm returnTo={target} refused={actionData} />
      <p className="text-center">
        {accountText.haveAccount()}{' '}
        <Link to={loginAddress(target)} className="text-link">
          {accountText.signIn()}
        </Link>
      </p>
    </main>
  );
}
