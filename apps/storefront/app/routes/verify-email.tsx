import { VerifyEmailDocument } from '@stoa/contract';
import { accountText } from '@stoa/messages';
import { data, Form, Link, type MetaFunction } from 'react-router';
import { contractOf, failPage } from '../lib/contract.ts';
import type { Route } from './+types/verify-email';

export const meta: MetaFunction = () => [
  { title: accountText.verifyTitle() },
  { name: 'robots', content: 'noindex' },
];

/** ROUTE-013 */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const token = String(form.get('token') ?? '');
  const { verifyEmail } = await contractOf(context).execute(VerifyEmailDocument, { token }).catch(failPage);
  return data({ verified: verifyEmail.success }, verifyEmail.success ? 200 : 400);
}

/** The link of the mail leads here. A press confirms, for programs that read mail follow links too. */
export default function VerifyEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return (
    <main id="content" className="page-width narrow-page">
      <h1>{accountText.verifyTitle()}</h1>
      {actionData ? (
        <>
          <p role="status" className={`notice notice-${actionData.verified ? 'success' : 'danger'}`}>
            {actionData.verified ? accountText.verified() : accountText.verifyFailed()}
          </p>
          <Link to="/account/dashboard" className="button button-solid">
            {accountText.dashboard()}
          </Link>
        </>
      ) : (
        <Form method="post" className="grid gap-4">
          <p>{accountText.verifyHelp()}</p>
          <input type="hidden" name="token" value={token} />
          <button type="submit" className="button button-solid">
            {accountText.verify()}
          </button>
        </Form>
      )}
    </main>
  );
}
