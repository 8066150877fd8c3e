import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';

interface TextAreaFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  /** How many lines it has while it is empty; it grows with what is typed. */
  readonly rows?: number;
  readonly maxLength?: number;
  /** Whether it has the focus when it appears. */
  readonly first?: boolean;
}

/** A text of several lines. */
export function TextAreaField({ name, label, rows = 2, first, ...rest }: TextAreaFieldProps) {
  const { value, ...field } = useField(name, label, first);
  return <Textarea {...field} {...rest} autosize minRows={rows} maxRows={12} value={String(value ?? '')} />;
}
