import { Button, TextInput } from '@mantine/core';
import { currencyExponent, currencySign } from '@stoa/domain';
import { adminListText } from '@stoa/messages';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { usePlace } from '../place.ts';
import type { RangeFilter } from './filter.ts';
import { tellFilter } from './filter-text.ts';
import { PillPopover } from './pill-popover.tsx';
import { type Range, readRange, readTyped, typedEnd, writeRange } from './range.ts';
import { tellRangeFault } from './range-fault.ts';
import classes from './toolbar.module.css';

interface RangePillProps {
  readonly filter: RangeFilter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter by a range of counts or amounts, typed and told in the language of the person. ADM-066 */
export function RangePill({ filter, value, onChange }: RangePillProps) {
  const place = usePlace();
  const measure = { unit: filter.unit, currency: place.currency };
  return (
    <PillPopover
      label={filter.label}
      value={value === undefined ? undefined : tellFilter(filter, [value], place)}
      onRemove={() => onChange(undefined)}
    >
      {(close) => (
        <RangeForm
          filter={filter}
          range={readRange(value, measure)}
          onApply={(range) => {
            onChange(writeRange(range, measure));
            close();
          }}
        />
      )}
    </PillPopover>
  );
}

interface RangeFormProps {
  readonly filter: RangeFilter;
  readonly range: Range;
  readonly onApply: (range: Range) => void;
}

function RangeForm({ filter: { unit }, range, onApply }: RangeFormProps) {
  const { locale, currency } = usePlace();
  const measure = { unit, locale, currency };
  const [typed, setTyped] = useState({
    least: typedEnd(range.least, measure),
    most: typedEnd(range.most, measure),
  });
  const [told, setTold] = useState(false);
  const [least, most] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const { range: read, faults } = readTyped(typed, measure);
  const said = (fault: typeof faults.most) => (told && fault ? tellRangeFault(fault, measure) : undefined);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (faults.least) least.current?.focus();
    else if (faults.most) most.current?.focus();
    else onApply(read);
  };
  const field = { measure, onType: (end: Partial<typeof typed>) => setTyped({ ...typed, ...end }) };
  return (
    <form onSubmit={apply} className={classes.form} noValidate>
      <div className={classes.ends}>
        <EndField
          {...field}
          ref={least}
          end="least"
          label={adminListText.leastEnd()}
          typed={typed.least}
          error={said(faults.least)}
          first
        />
        <EndField
          {...field}
          ref={most}
          end="most"
          label={adminListText.mostEnd()}
          typed={typed.most}
          error={said(faults.most)}
        />
      </div>
      <p className={classes.note}>
        {unit === 'money' ? adminListText.amountsIn({ currency }) : adminListText.endsIncluded()}
      </p>
      <Button type="submit" fullWidth>
        {adminListText.apply()}
      </Button>
    </form>
  );
}

interface EndFieldProps {
  readonly measure: Parameters<typeof typedEnd>[1];
  readonly end: keyof Range;
  readonly label: string;
  readonly typed: string;
  readonly onType: (typed: { readonly least?: string; readonly most?: string }) => void;
  readonly error: string | undefined;
  readonly first?: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

function EndField({
  measure: { unit, currency },
  end,
  typed,
  onType,
  first = false,
  ...rest
}: EndFieldProps) {
  const isMoney = unit === 'money';
  return (
    <TextInput
      {...rest}
      value={typed}
      onChange={(event) => onType({ [end]: event.currentTarget.value })}
      inputMode={isMoney && currencyExponent(currency) > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={40}
      {...(isMoney && {
        leftSection: (
          <span className={classes.sign} aria-hidden>
            {currencySign(currency)}
          </span>
        ),
      })}
      {...(first && { 'data-autofocus': true })}
    />
  );
}
