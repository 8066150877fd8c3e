import { accountText } from '@stoa/messages';
import { TextField } from '@stoa/ui';
import { Link, useFetcher } from 'react-router';
import { KnownPassword } from './password-input.tsx';

/** Signs in by email and password; what was typed stays when it is refused. Works without scripts. */
export function LoginForm({ returnTo, refusal }: { returnTo: string; refusal?: Refusal | undefined }) {
  const fetcher = useFetcher<Refusal>();
  const refused = fetcher.data ?? refusal;
  const busy = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action="/login" className="grid gap-4">
      {refused && (
        <p className="notice notice-danger" role="alert">
          {refused.message}
        </p>
      )}
      <input type="hidden" name="return" value={refused?.returnTo ?? returnTo} />
      <TextField
        label={accountText.email()}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={refused?.email}
        maxLength={255}
        required
      />
      <KnownPassword name="password" label={accountText.password()} />
      <p>
        <Link to="/reset-password" className="text-link">
          {accountText.forgot()}
        </Link>
      </p>
      <button type="submit" className="button button-solid" disabled={busy}>
        {busy ? accountText.signingIn() : accountText.signIn()}
      </button>
      <p className="text-center">
        {accountText.noAccount()}{' '}
        <Link to={registerAddress(returnTo)} className="text-link">
          {accountText.registerTitle()}
        </Link>
      </p>
    </fetcher.Form>
  );
}

export interface Refusal {
  readonly message: string;
  readonly email: string;
  /** The page to return to, which is not in the address the form is sent to. */
  readonly returnTo: string | null;
}

/** Returns the page for new customers, which leads on to where they were. */
const registerAddress = (returnTo: string) =>
  returnTo === '/' ? '/register' : `/register?return=${encodeURIComponent(returnTo)}`;
