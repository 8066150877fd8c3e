import { ContractError, RequestPasswordResetDocument, ResetPasswordDocument } from '@stoa/contract';
import { isEmail, PASSWORD_LENGTH } from '@stoa/domain';
import { accountText, shellText } from '@stoa/messages';
import { TextField } from '@stoa/ui';
import {
  Form,
  Link,
  type MetaFunction,
  type RouterContextProvider,
  redirect,
  useNavigation,
} from 'react-router';
import { answerForm, type FormAnswer, keepForm } from '../account/form-answer.ts';
import { FormNotice } from '../account/form-notice.tsx';
import { NewPassword } from '../account/password-input.tsx';
import { contractOf } from '../lib/contract.ts';
import { formFaults } from '../lib/form-faults.server.ts';
import { WithWords } from '../lib/with-words.tsx';
import type { Route } from './+types/reset-password';

export const meta: MetaFunction = () => [
  { title: accountText.resetTitle() },
  { name: 'robots', content: 'noindex' },
];

/** ROUTE-010 */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const token = form.get('token');
  return token === null
    ? askForLink(context, String(form.get('email') ?? '').trim())
    : choosePassword(context, String(token), String(form.get('password') ?? ''));
}

/** Answers alike whether or not the address has an account. */
async function askForLink(context: Readonly<RouterContextProvider>, email: string) {
  const values = { email };
  const refuse = (fault: Omit<FormAnswer, 'done'>) => answerForm({ done: false, values, ...fault });
  if (!isEmail(email)) return refuse({ errors: { email: accountText.emailWrong() } });
  try {
    const { requestPasswordReset: reply } = await contractOf(context).execute(RequestPasswordResetDocument, {
      email,
    });
    return reply.success
      ? answerForm({ done: true, values })
      : refuse(formFaults(reply, { fields: ['email'] }));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return refuse(formFaults(error, { fields: ['email'] }));
  }
}

async function choosePassword(context: Readonly<RouterContextProvider>, token: string, password: string) {
  const refuse = (fault: Omit<FormAnswer, 'done'>) => answerForm({ done: false, ...fault });
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min || password.length > max)
    return refuse({ errors: { password: accountText.passwordWrong({ min, max }) } });
  try {
    const { resetPassword: reply } = await contractOf(context).execute(ResetPasswordDocument, {
      token,
      password,
    });
    if (reply.success) return redirect('/account/login-method?saved');
    return refuse(faultsOf(reply));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return refuse(faultsOf(error));
  }
}

/** What is wrong with the link is a page of its own, which says so. */
const faultsOf = (refused: Parameters<typeof formFaults>[0]) =>
  formFaults(refused, {
    fields: ['password', 'token'],
    wordsOf: ({ field }) => (field === 'token' ? accountText.resetFailed() : undefined),
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction);

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const answer = actionData as FormAnswer | undefined;
  if (token === null) return <Forgotten answer={answer} />;
  if (answer?.errors?.token) return <LinkGone />;
  return <Choose token={token} answer={answer} />;
}

function Forgotten({ answer }: { answer: FormAnswer | undefined }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <main id="content" className="page-width narrow-page">
      <h1>{accountText.forgotTitle()}</h1>
      {answer?.done ? (
        <>
          <p role="status" className="notice notice-success">
            <WithWords text={(email) => accountText.linkSent({ email })} words={answer.values?.email ?? ''} />
          </p>
          <Link to="/reset-password" className="button button-hollow" reloadDocument>
            {accountText.anotherAddress()}
          </Link>
        </>
      ) : (
        <Form method="post" className="grid gap-4" noValidate>
          <p>{accountText.forgotHelp()}</p>
          <FormNotice answer={answer} />
          <TextField
            label={accountText.email()}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={answer?.values?.email}
            error={answer?.errors?.email}
            maxLength={255}
            required
          />
          <button type="submit" className="button button-solid" aria-disabled={busy}>
            {accountText.sendLink()}
          </button>
        </Form>
      )}
      <p className="text-center">
        <Link to="/login" className="text-link">
          {accountText.backToSignIn()}
        </Link>
      </p>
    </main>
  );
}

function Choose({ token, answer }: { token: string; answer: FormAnswer | undefined }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <main id="content" className="page-width narrow-page">
      <h1>{accountText.resetTitle()}</h1>
      <Form method="post" className="grid gap-4" noValidate>
        <p>{accountText.resetHelp()}</p>
        <FormNotice answer={answer} />
        <input type="hidden" name="token" value={token} />
        <NewPassword name="password" label={accountText.newPassword()} error={answer?.errors?.password} />
        <button type="submit" className="button button-solid" aria-disabled={busy}>
          {accountText.savePassword()}
        </button>
      </Form>
    </main>
  );
}

function LinkGone() {
  return (
    <main id="content" className="page-width narrow-page">
      <h1>{accountText.resetTitle()}</h1>
      <p role="alert" className="notice notice-danger">
        {accountText.resetFailed()}
      </p>
      <Link to="/reset-password" className="button button-solid" reloadDocument>
        {accountText.newLink()}
      </Link>
      <p className="text-center">
        <Link to="/login" className="text-link">
          {shellText.signIn()}
        </Link>
      </p>
    </main>
  );
}
