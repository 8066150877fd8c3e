import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';
import classes from './switch-field.module.css';

interface SwitchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
}

/** Something that is on or off: its name and what it does, and the switch at the end of the line. */
export function SwitchField({ name, label, description }: SwitchFieldProps) {
  const { value, ...field } = useField(name, label);
  return (
    <Switch
      {...field}
      description={description}
      checked={value === true}
      labelPosition="left"
      size="sm"
      classNames={{
        root: classes.root ?? '',
        body: classes.body ?? '',
        labelWrapper: classes.words ?? '',
        label: classes.label ?? '',
      }}
    />
  );
}
