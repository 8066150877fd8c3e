import { Button, TextInput } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { type FormEvent, useState } from 'react';
import type { TextFilter } from './filter.ts';
import { PillPopover } from './pill-popover.tsx';
import classes from './toolbar.module.css';

interface TextPillProps {
  readonly filter: TextFilter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter by a text. */
export function TextPill({ filter, value, onChange }: TextPillProps) {
  return (
    <PillPopover label={filter.label} value={value} onRemove={() => onChange(undefined)}>
      {(close) => (
        <TextForm
          filter={filter}
          value={value ?? ''}
          onApply={(text) => {
            onChange(text === '' ? undefined : text);
            close();
          }}
        />
      )}
    </PillPopover>
  );
}

interface TextFormProps {
  readonly filter: TextFilter;
  readonly value: string;
  readonly onApply: (text: string) => void;
}

function TextForm({ filter, value, onApply }: TextFormProps) {
  const [typed, setTyped] = useState(value);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(typed.trim());
  };
  return (
    <form onSubmit={apply} className={classes.form}>
      <TextInput
        label={filter.label}
        description={filter.help}
        {...(filter.placeholder !== undefined && { placeholder: filter.placeholder })}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <Button type="submit" fullWidth>
        {adminListText.apply()}
      </Button>
    </form>
  );
}
