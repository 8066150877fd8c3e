import type { ReactNode } from 'react';
import { useField } from '../form/form-context.ts';
import { type Pickable, Picker } from './picker.tsx';

interface PickerFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  readonly options: readonly Pickable[] | undefined;
  readonly picked?: Pickable | undefined;
  readonly onSearch?: (words: string) => void;
  readonly nothing?: string;
}

/** A picker as a field of a form; nothing picked is an empty text. */
export function PickerField({ name, label, ...rest }: PickerFieldProps) {
  const { value, onChange, ...field } = useField(name, label);
  return (
    <Picker
      {...field}
      {...rest}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={(picked) => onChange(picked ?? '')}
    />
  );
}
