import { Button } from '@mantine/core';
import type { AdminOutputs } from '@stoa/admin-contract';
import { adminFormText, adminSignInText } from '@stoa/messages';
import { useState } from 'react';
import { z } from 'zod';
import { api, problemOf } from '../api/index.ts';
import { CodeField, EntryForm, PasswordField, TextField } from '../kit/form/index.ts';

const text = z.string().trim();
const credentials = z.object({
  email: text.min(3, adminFormText.emailNeeded()),
  password: z.string().min(1, adminFormText.required()),
  code: text,
});
const withCode = credentials.extend({ code: text.min(6, adminFormText.codeNeeded()) });

export type SignedInAs = AdminOutputs['session']['signIn'];

interface SignInFormProps {
  /** The address that is filled in already. */
  readonly email?: string;
  readonly onSignedIn: (answer: SignedInAs) => void;
  /** Told when a code is asked for, and when it no longer is. */
  readonly onStep?: (asksCode: boolean) => void;
}

/** Asks for e-mail address and password, then for a code where there is a second factor; what was typed stays. */
export function SignInForm({ email = '', onSignedIn, onStep }: SignInFormProps) {
  const [asksCode, setAsksCode] = useState(false);
  const step = (next: boolean) => {
    setAsksCode(next);
    onStep?.(next);
  };
  const signIn = async ({ code, ...typed }: z.infer<typeof credentials>) => {
    try {
      onSignedIn(await api.session.signIn({ ...typed, ...(asksCode && { code }) }));
    } catch (error) {
      if (problemOf(error)?.code !== 'code-required' || asksCode) throw error;
      step(true);
    }
  };
  return (
    <EntryForm
      schema={asksCode ? withCode : credentials}
      values={{ email, password: '', code: '' }}
      onSubmit={signIn}
      submit={asksCode ? adminSignInText.goOn() : adminSignInText.signIn()}
      submitProps={{ fullWidth: true }}
      aside={
        asksCode && (
          <Button variant="default" fullWidth onClick={() => step(false)}>
            {adminSignInText.back()}
          </Button>
        )
      }
    >
      {asksCode ? (
        <CodeField
          key="code"
          name="code"
          label={adminSignInText.code()}
          description={adminSignInText.codeHelp()}
          recovery
          first
        />
      ) : (
        <Credentials filled={email !== ''} />
      )}
    </EntryForm>
  );
}

function Credentials({ filled }: { readonly filled: boolean }) {
  return (
    <>
      <TextField
        name="email"
        label={adminSignInText.email()}
        type="email"
        autoComplete="username"
        first={!filled}
      />
      <PasswordField
        name="password"
        label={adminSignInText.password()}
        autoComplete="current-password"
        first={filled}
      />
    </>
  );
}
