import { TagsInput } from '@mantine/core';
import { useField } from './form-context.ts';
import classes from './tags-field.module.css';

interface TagsFieldProps {
  readonly name: string;
  readonly label: string;
  /** Whether the label is heard alone, where a heading above says it already. */
  readonly quietLabel?: boolean;
  readonly placeholder?: string;
  /** What was used before; anything else may be typed. */
  readonly suggestions: readonly string[] | undefined;
  readonly maxTags?: number;
  readonly maxLength?: number;
}

/** How many suggestions are shown at once. */
const SHOWN = 50;

/** Several short texts: each is typed and ended by Enter, or by leaving the field. */
export function TagsField({ name, label, quietLabel, suggestions, placeholder, ...rest }: TagsFieldProps) {
  const { value, label: shown, ...field } = useField(name, label);
  const values: string[] = Array.isArray(value) ? value : [];
  return (
    <TagsInput
      {...field}
      {...rest}
      {...(quietLabel === true ? { 'aria-label': shown } : { label: shown })}
      value={values}
      data={[...new Set(suggestions)]}
      limit={SHOWN}
      maxDropdownHeight={260}
      // A value may have commas: only Enter ends it.
      splitChars={[]}
      classNames={{ pill: classes.pill ?? '', inputField: classes.inputField ?? '' }}
      {...(values.length === 0 && placeholder !== undefined && { placeholder })}
    />
  );
}
