import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fields.module.css';
import { useField } from './form-context.ts';

interface CountFieldProps {
  readonly name: string;
  readonly label: string;
  /** What it is called where it stands without its row, as among the faults of its form; as its label without it. */
  readonly named?: string;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  /** What is counted, at the end of the field, such as `%`; the label says it as well. */
  readonly unit?: string;
  /** Whether it has the focus when it appears. */
  readonly first?: boolean;
}

/** A whole number, typed in the person's language. ADM-066 */
export function CountField({ name, label, named = label, unit, first, ...rest }: CountFieldProps) {
  const { value, ...field } = useField(name, named, first);
  return (
    <TextInput
      {...field}
      {...rest}
      label={label}
      value={String(value ?? '')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      {...(unit !== undefined && {
        rightSection: (
          <span className={classes.unit} aria-hidden>
            {unit}
          </span>
        ),
        rightSectionPointerEvents: 'none',
      })}
    />
  );
}
