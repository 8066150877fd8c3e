import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useField } from './form-context.ts';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly type?: 'text' | 'email' | 'tel';
  readonly required?: boolean;
  readonly inputMode?: 'numeric' | 'text';
  readonly maxLength?: number;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Whether it has the focus when it appears. */
  readonly first?: boolean;
}

/** A line of text. */
export function TextField({ name, label, type = 'text', first, ...rest }: TextFieldProps) {
  const { value, ...field } = useField(name, label, first);
  return (
    <TextInput
      {...field}
      {...rest}
      type={type}
      value={String(value ?? '')}
      {...(type === 'email' && { autoCapitalize: 'none', spellCheck: false, inputMode: 'email' })}
    />
  );
}
