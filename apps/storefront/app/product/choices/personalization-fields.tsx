import { countCharacters, firstCharacters, type PersonalizationOption } from '@stoa/domain';
import { choiceText } from '@stoa/messages';
import { TextAreaField, TextField } from '@stoa/ui';
import { useState } from 'react';
import type { Choices } from './use-choices.ts';

interface PersonalizationFieldsProps {
  readonly fields: readonly PersonalizationOption[];
  /** What has been typed, by field code. */
  readonly typed: Readonly<Record<string, string>> | undefined;
  readonly errors: Choices['errors'];
}

/** What is to be written on, or with, the piece. PERS-001, PERS-002, PERS-004 to PERS-007 */
export function PersonalizationFields({ fields, typed, errors }: PersonalizationFieldsProps) {
  return fields.map((field) => (
    <Field key={field.code} field={field} initial={typed?.[field.code] ?? ''} errors={errors} />
  ));
}

interface FieldProps {
  readonly field: PersonalizationOption;
  readonly initial: string;
  readonly errors: Choices['errors'];
}

function Field({ field, initial, errors }: FieldProps) {
  const [typed, setTyped] = useState(initial);
  const name = `personalization[${field.code}]`;
  const limit = field.characterLimit;
  const control = {
    label: field.label,
    name,
    required: field.required,
    error: errors.of(name),
    value: typed,
    onInvalid: errors.onInvalid(field.label),
    onChange: (event: { target: { value: string } }) => {
      errors.clear(name);
      // Not by `maxLength`: a browser counts units, of which an emoji has several.
      setTyped(firstCharacters(event.target.value, limit ?? Number.POSITIVE_INFINITY));
    },
    ...(limit && { help: choiceText.lengthOf({ used: countCharacters(typed), limit }) }),
  };
  if (field.type === 'textarea') return <TextAreaField {...control} />;
  return <TextField {...control} type={field.type} />;
}
