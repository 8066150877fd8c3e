import { accountText } from '@stoa/messages';
import { TextField } from '@stoa/ui';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { NewPassword } from './password-input.tsx';
import type { Registered } from './register-values.ts';

interface RegisterFormProps {
  /** The page the new customer came from and returns to after signing in. */
  readonly returnTo: string;
  readonly refused: Registered | undefined;
}

/** Opens an account. What was typed stays when it is refused, but for the password. Works without scripts. */
export function RegisterForm({ returnTo, refused }: RegisterFormProps) {
  const busy = useNavigation().formAction?.startsWith('/register') === true;
  const form = useRef<HTMLFormElement>(null);
  const errors = refused?.errors ?? {};
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const name = (field: 'first_name' | 'last_name', autoComplete: string) => ({
    name: field,
    autoComplete,
    defaultValue: refused?.values[field],
    error: errors[field],
    maxLength: 255,
  });
  return (
    <Form ref={form} method="post" className="grid gap-4" noValidate>
      {refused?.message && (
        <p className="notice notice-danger" role="alert">
          {refused.message}
        </p>
      )}
      <input type="hidden" name="return" value={returnTo} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={accountText.firstName()} {...name('first_name', 'given-name')} />
        <TextField label={accountText.lastName()} {...name('last_name', 'family-name')} />
      </div>
      <TextField
        label={accountText.email()}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={refused?.values.email}
        error={errors.email}
        maxLength={255}
        required
      />
      <NewPassword name="password" label={accountText.password()} error={errors.password} />
      <button type="submit" className="button button-solid" aria-disabled={busy}>
        {busy ? accountText.registering() : accountText.register()}
      </button>
    </Form>
  );
}
