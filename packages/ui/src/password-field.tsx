import { type ComponentProps, useState } from 'react';
import { TextField } from './field.tsx';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** The words of the button, and what it does for those who hear it. */
  readonly toggle: { readonly show: string; readonly hide: string; readonly what: string };
}

/** Shows a password field whose characters a press makes readable; without scripts they stay dots. */
export function PasswordField({ toggle, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password-field">
      <TextField {...field} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
      <button type="button" className="password-toggle needs-script" onClick={() => setShown(!shown)}>
        {shown ? toggle.hide : toggle.show}
        <span className="visually-hidden"> {toggle.what}</span>
      </button>
    </div>
  );
}
