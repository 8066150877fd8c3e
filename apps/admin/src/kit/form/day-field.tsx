import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
}

/** What the form holds while what is typed is no day yet, or will be none: no schema takes it for one. */
const NO_DAY = '?';

/** A day of the calendar, by the browser's own means. The form holds it as `YYYY-MM-DD`, empty for none. ADM-066 */
export function DayField({ name, label, description }: DayFieldProps) {
  const { value, onChange, ...field } = useField(name, label);
  return (
    <TextInput
      {...field}
      type="date"
      description={description}
      max="9999-12-31"
      // A field of a day tells nothing of what is typed until it is a day: set anew, it would lose it.
      defaultValue={String(value ?? '')}
      onInput={({ currentTarget }) =>
        onChange(currentTarget.validity.badInput ? NO_DAY : currentTarget.value)
      }
    />
  );
}
