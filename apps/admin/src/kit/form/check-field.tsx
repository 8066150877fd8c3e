import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './fields.module.css';
import { useField } from './form-context.ts';

interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: ReactNode;
}

/** Something that is so or not. */
export function CheckField({ name, label, description }: CheckFieldProps) {
  const { value, ...field } = useField(name, label);
  return <Check {...field} description={description} checked={value === true} />;
}

interface CheckProps extends Omit<CheckFieldProps, 'name'> {
  readonly checked: boolean;
  readonly onChange: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

/** The same where it is no value of the form. */
export const Check = (props: CheckProps) => (
  <Checkbox
    {...props}
    size="xs"
    classNames={{ inner: classes.checkInner ?? '', label: classes.checkLabel ?? '' }}
  />
);
