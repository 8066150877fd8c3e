import { PasswordInput } from '@mantine/core';
import { adminFormText } from '@stoa/messages';
import { type ReactNode, useState } from 'react';
import { useField } from './form-context.ts';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
  /** Whether it has the focus when it appears. */
  readonly first?: boolean;
}

/** A password, which can be shown. */
export function PasswordField({ name, label, first, ...rest }: PasswordFieldProps) {
  const { value, ...field } = useField(name, label, first);
  const [shown, setShown] = useState(false);
  return (
    <PasswordInput
      {...field}
      {...rest}
      value={String(value ?? '')}
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        tabIndex: 0,
        'aria-label': shown ? adminFormText.hidePassword() : adminFormText.showPassword(),
      }}
    />
  );
}
