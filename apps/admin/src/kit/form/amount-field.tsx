import { TextInput } from '@mantine/core';
import { currencyExponent } from '@stoa/domain';
import { adminFormText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { usePlace } from '../place.ts';
import classes from './fields.module.css';
import { useField } from './form-context.ts';

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  /** What it is called where it stands without its row, as among the faults of its form; as its label without it. */
  readonly named?: string;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  /** ISO 4217; that of the shop without it. */
  readonly currency?: string;
  /** Whether it has the focus when it appears. */
  readonly first?: boolean;
}

/** An amount, typed with the decimal sign of the person's language; its currency stands in the field. ADM-066 */
export function AmountField({ name, label, named = label, currency, first, ...rest }: AmountFieldProps) {
  const { value, ...field } = useField(name, named, first);
  const place = usePlace();
  const code = currency ?? place.currency;
  return (
    <TextInput
      {...field}
      {...rest}
      label={
        <>
          {label}
          <span className="unseen"> {adminFormText.inCurrency({ currency: code })}</span>
        </>
      }
      value={String(value ?? '')}
      inputMode={currencyExponent(code) > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={40}
      rightSection={
        <span className={classes.unit} aria-hidden>
          {code}
        </span>
      }
      rightSectionWidth={52}
      rightSectionPointerEvents="none"
    />
  );
}
