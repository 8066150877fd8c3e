import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fields.module.css';
import { useField } from './form-context.ts';

interface CodeFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  /** Whether a recovery code may stand there, which has letters. */
  readonly recovery?: boolean;
  /** Whether it has the focus when it appears. */
  readonly first?: boolean;
}

/** A code of an authenticator app, filled in by browsers that know it. ADM-006 */
export function CodeField({ name, label, recovery = false, first, ...rest }: CodeFieldProps) {
  const { value, ...field } = useField(name, label, first);
  return (
    <TextInput
      {...field}
      {...rest}
      classNames={{ input: classes.code ?? '' }}
      value={String(value ?? '')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={recovery ? 'text' : 'numeric'}
      maxLength={20}
    />
  );
}
