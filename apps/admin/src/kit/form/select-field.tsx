import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly searchable?: boolean;
}

/** One of several. */
export function SelectField({ name, label, options, ...rest }: SelectFieldProps) {
  const { value, ...field } = useField(name, label);
  return <Select {...field} {...rest} data={options} value={typeof value === 'string' ? value : null} />;
}
