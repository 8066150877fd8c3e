import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What stands there while none is chosen; without it one always is. */
  readonly placeholder?: string;
  /** Whether it has the focus when it appears. */
  readonly first?: boolean;
}

/** One of several, chosen by the browser's own means: on a phone by its wheel, else by its list. */
export function SelectField({ name, label, options, placeholder, first, ...rest }: SelectFieldProps) {
  const { value, ...field } = useField(name, label, first);
  return (
    <NativeSelect {...field} {...rest} value={String(value ?? '')}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
