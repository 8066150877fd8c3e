import {
  AccountSettingsDocument,
  ConfirmEmailDocument,
  ContractError,
  SaveAccountSettingsDocument,
} from '@stoa/contract';
import { isEmail } from '@stoa/domain';
import { accountText } from '@stoa/messages';
import { TextField } from '@stoa/ui';
import { Form, type RouterContextProvider, useNavigation } from 'react-router';
import { ConfirmEmail } from '../account/confirm-email.tsx';
import { answerForm, type FormAnswer, keepForm } from '../account/form-answer.ts';
import { FormNotice } from '../account/form-notice.tsx';
import { contractOf, failPage } from '../lib/contract.ts';
import { formFaults } from '../lib/form-faults.server.ts';
import { notFound } from '../lib/not-found.server.ts';
import type { Route } from './+types/account-settings';

export const meta: Route.MetaFunction = () => [
  { title: accountText.settings() },
  { name: 'robots', content: 'noindex' },
];

/** ROUTE-024 */
export async function loader({ context }: Route.LoaderArgs) {
  const { me } = await contractOf(context).execute(AccountSettingsDocument).catch(failPage);
  return me ? { me } : notFound(context);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const names = { first_name: text('first_name'), last_name: text('last_name') };
  const values: Settings = { ...names, nick_name: text('nick_name'), email: text('email') };
  const isConfirmation = form.get('intent') === 'confirm';
  try {
    return isConfirmation ? await confirm(context, values.email) : await save(context, values);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return answerForm({ done: false, ...(!isConfirmation && { values: { ...values } }), ...faultsOf(error) });
  }
}

async function confirm(context: Readonly<RouterContextProvider>, email: string) {
  const { confirmEmail: reply } = await contractOf(context).execute(ConfirmEmailDocument);
  if (!reply.success) return answerForm({ done: false, ...formFaults(reply, { fields: [] }) });
  return answerForm({ done: true, message: accountText.confirmSent({ email }) });
}

interface Settings {
  readonly first_name: string;
  readonly last_name: string;
  readonly nick_name: string;
  readonly email: string;
}

/** Saved is what the contract calls a success. ACC-016 */
async function save(context: Readonly<RouterContextProvider>, input: Settings) {
  const refuse = (fault: Omit<FormAnswer, 'done'>) =>
    answerForm({ done: false, values: { ...input }, ...fault });
  if (!isEmail(input.email)) return refuse({ errors: { email: accountText.emailWrong() } });
  const { saveAccountSettings: reply } = await contractOf(context).execute(SaveAccountSettingsDocument, {
    input,
  });
  if (reply.status === 'success') {
    const email = reply.email_to_confirm;
    return answerForm({
      done: true,
      message: email ? accountText.confirmNew({ email }) : accountText.saved(),
    });
  }
  return refuse(faultsOf(reply));
}

const fields = ['first_name', 'last_name', 'nick_name', 'email'];

const faultsOf = (refused: Parameters<typeof formFaults>[0]) =>
  formFaults(refused, {
    fields,
    wordsOf: ({ field, code }) =>
      field === 'nick_name' && code === 'CONFLICT' ? accountText.nickNameTaken() : undefined,
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction);

export default function AccountSettings({ loaderData: { me }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting';
  const answer = actionData as FormAnswer | undefined;
  const field = (name: 'first_name' | 'last_name' | 'nick_name' | 'email', autoComplete: string) => ({
    name,
    autoComplete,
    defaultValue: answer?.values?.[name] ?? me[name] ?? '',
    error: answer?.errors?.[name],
    maxLength: 255,
  });
  return (
    <>
      <h1 className="mb-6">{accountText.settings()}</h1>
      <Form method="post" className="account-form" noValidate>
        <FormNotice answer={answer} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={accountText.firstName()} {...field('first_name', 'given-name')} />
          <TextField label={accountText.lastName()} {...field('last_name', 'family-name')} />
        </div>
        <TextField
          label={accountText.nickName()}
          help={accountText.nickNameHelp()}
          {...field('nick_name', 'nickname')}
        />
        <TextField
          label={accountText.email()}
          type="email"
          help={accountText.emailHelp()}
          required
          {...field('email', 'email')}
        />
        <button type="submit" className="button button-solid" aria-disabled={busy}>
          {accountText.save()}
        </button>
      </Form>
      {!me.is_email_confirmed && <ConfirmEmail email={me.email} />}
    </>
  );
}
