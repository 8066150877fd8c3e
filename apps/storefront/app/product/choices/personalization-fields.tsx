import { productText } from '@stoa/messages';
import { TextAreaField, TextField } from '@stoa/ui';
import { useState } from 'react';
import type { PersonalizationField } from './choices.ts';
import type { Choices } from './use-choices.ts';

interface PersonalizationFieldsProps {
  readonly fields: readonly PersonalizationField[];
  readonly errors: Choices['errors'];
}

/** What is to be written on, or with, the piece. PERS-001, PERS-002, PERS-004 to PERS-007 */
export function PersonalizationFields({ fields, errors }: PersonalizationFieldsProps) {
  return fields.map((field) => <Field key={field.code} field={field} errors={errors} />);
}

function Field({ field, errors }: { field: PersonalizationField; errors: Choices['errors'] }) {
  const [typed, setTyped] = useState('');
  const name = `personalization[${field.code}]`;
  const control = {
    label: field.label,
    name,
    required: field.isRequired,
    error: errors.of(name),
    value: typed,
    onInvalid: errors.onInvalid(field.label),
    onChange: (event: { target: { value: string } }) => {
      errors.clear(name);
      setTyped(event.target.value);
    },
    ...(field.limit > 0 && {
      maxLength: field.limit,
      help: productText.lengthOf({ used: typed.length, limit: field.limit }),
    }),
  };
  if (field.type === 'textarea') return <TextAreaField {...control} />;
  return <TextField {...control} type={field.type} />;
}
