import { PASSWORD_LENGTH } from '@stoa/domain';
import { accountText } from '@stoa/messages';
import { PasswordField } from '@stoa/ui';

interface PasswordInputProps {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
}

const toggle = () => ({
  show: accountText.show(),
  hide: accountText.hide(),
  what: accountText.password().toLowerCase(),
});

/** A password that somebody knows. */
export function KnownPassword({ name, label, error }: PasswordInputProps) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="current-password"
      maxLength={PASSWORD_LENGTH.max}
      error={error}
      toggle={toggle()}
      required
    />
  );
}

/** A password that somebody chooses. */
export function NewPassword({ name, label, error }: PasswordInputProps) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      maxLength={PASSWORD_LENGTH.max}
      help={accountText.passwordHelp({ n: PASSWORD_LENGTH.min })}
      error={error}
      toggle={toggle()}
      required
    />
  );
}
