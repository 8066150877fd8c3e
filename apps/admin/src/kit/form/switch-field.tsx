import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';

interface SwitchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
}

/** Something that is on or off. */
export function SwitchField({ name, label, description }: SwitchFieldProps) {
  const { value, ...field } = useField(name, label);
  return <Switch {...field} description={description} checked={value === true} />;
}
