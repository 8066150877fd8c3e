import { isEmail, PASSWORD_LENGTH } from '@stoa/domain';
import { accountText } from '@stoa/messages';

/** What was typed, but for the password, which is never sent back. */
export interface RegisterValues {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** What is wrong, by the name of the field. */
export type RegisterErrors = Readonly<Record<string, string>>;

/** How a registration went. */
export interface Registered {
  readonly done: boolean;
  readonly values: RegisterValues;
  readonly errors: RegisterErrors;
  readonly message: string | undefined;
}

export function readRegistration(form: FormData): RegisterValues & { readonly password: string } {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    email: text('email').trim(),
    first_name: text('first_name').trim(),
    last_name: text('last_name').trim(),
    password: text('password'),
  };
}

export const emailWrong = accountText.emailWrong;
export const passwordWrong = () => accountText.passwordWrong(PASSWORD_LENGTH);

/** Validates the form before the server does, and returns all errors at once. */
export function registrationErrors({
  email,
  password,
}: {
  readonly email: string;
  readonly password: string;
}): RegisterErrors {
  const { min, max } = PASSWORD_LENGTH;
  const passwordFits = password.length >= min && password.length <= max;
  return {
    ...(!isEmail(email) && { email: emailWrong() }),
    ...(!passwordFits && { password: passwordWrong() }),
  };
}
