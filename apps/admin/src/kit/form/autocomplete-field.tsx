import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';

interface AutocompleteFieldProps {
  readonly name: string;
  readonly label: string;
  /** Whether the label is heard alone, where a heading above says it already. */
  readonly quietLabel?: boolean;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  /** What was used before; anything else may be typed. */
  readonly suggestions: readonly string[] | undefined;
  readonly maxLength?: number;
}

/** How many suggestions are shown at once. */
const SHOWN = 50;

/** A line of text, with suggestions of what was used before. */
export function AutocompleteField({ name, label, quietLabel, suggestions, ...rest }: AutocompleteFieldProps) {
  const { value, label: shown, ...field } = useField(name, label);
  return (
    <Autocomplete
      {...field}
      {...rest}
      {...(quietLabel === true ? { 'aria-label': shown } : { label: shown })}
      value={String(value ?? '')}
      data={[...new Set(suggestions)]}
      limit={SHOWN}
      maxDropdownHeight={260}
      autoComplete="off"
      // Enter takes the suggestion and does not save the record with half a word.
      selectFirstOptionOnChange={false}
    />
  );
}
