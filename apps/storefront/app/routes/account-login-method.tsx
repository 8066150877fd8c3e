import { ChangePasswordDocument, ContractError } from '@stoa/contract';
import { PASSWORD_LENGTH } from '@stoa/domain';
import { accountText } from '@stoa/messages';
import { Form, Link, useNavigation } from 'react-router';
import { answerForm, type FormAnswer, keepForm } from '../account/form-answer.ts';
import { FormNotice } from '../account/form-notice.tsx';
import { KnownPassword, NewPassword } from '../account/password-input.tsx';
import { contractOf } from '../lib/contract.ts';
import { formFaults } from '../lib/form-faults.server.ts';
import { WithWords } from '../lib/with-words.tsx';
import { customerContext } from '../page-guard.server.ts';
import type { Route } from './+types/account-login-method';

export const meta: Route.MetaFunction = () => [
  { title: accountText.loginMethod() },
  { name: 'robots', content: 'noindex' },
];

/** ROUTE-017 */
export function loader({ context, url }: Route.LoaderArgs) {
  return { email: context.get(customerContext).email, saved: url.searchParams.has('saved') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const current_password = String(form.get('current_password') ?? '');
  const new_password = String(form.get('new_password') ?? '');
  const refuse = (fault: Omit<FormAnswer, 'done'>) => answerForm({ done: false, ...fault });
  const { min, max } = PASSWORD_LENGTH;
  const errors = {
    ...(current_password === '' && { current_password: accountText.currentPasswordWrong() }),
    ...((new_password.length < min || new_password.length > max) && {
      new_password: accountText.passwordWrong({ min, max }),
    }),
  };
  if (Object.keys(errors).length > 0) return refuse({ errors });
  try {
    const passwords = { current_password, new_password };
    const { changePassword: reply } = await contractOf(context).execute(ChangePasswordDocument, passwords);
    if (reply.success) return answerForm({ done: true, message: accountText.passwordSaved() });
    return refuse(faultsOf(reply));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return refuse(faultsOf(error));
  }
}

const fields = ['current_password', 'new_password'];

const faultsOf = (refused: Parameters<typeof formFaults>[0]) =>
  formFaults(refused, {
    fields,
    wordsOf: ({ code }) => (code === 'INVALID_CREDENTIALS' ? accountText.currentPasswordWrong() : undefined),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction);

export default function LoginMethod({ loaderData: { email, saved }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting';
  const answer = actionData as FormAnswer | undefined;
  const shown = answer ?? (saved ? { done: true, message: accountText.passwordSaved() } : undefined);
  const [before = '', after = ''] = accountText.passwordForgotten({ link: '\u0000' }).split('\u0000');
  return (
    <>
      <h1 className="mb-6">{accountText.loginMethod()}</h1>
      <p className="mb-6">
        <WithWords text={(words) => accountText.signsInWith({ email: words })} words={email} />
      </p>
      <h2 className="mb-4">{accountText.changePassword()}</h2>
      {/* What was typed goes when it was taken. */}
      <Form key={answer?.done ? 'done' : 'open'} method="post" className="account-form" noValidate>
        <FormNotice answer={shown} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <KnownPassword
          name="current_password"
          label={accountText.currentPassword()}
          error={answer?.errors?.current_password}
        />
        <NewPassword
          name="new_password"
          label={accountText.newPassword()}
          error={answer?.errors?.new_password}
        />
        <p className="text-muted">{accountText.otherDevices()}</p>
        <button type="submit" className="button button-solid" aria-disabled={busy}>
          {accountText.changePassword()}
        </button>
        <p>
          {before}
          <Link to="/reset-password" className="text-link">
            {accountText.passwordForgottenLink()}
          </Link>
          {after}
        </p>
      </Form>
    </>
  );
}
