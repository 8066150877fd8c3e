import { Button, TextInput } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { type FormEvent, useState } from 'react';
import { usePlace } from '../place.ts';
import { type Days, dayFaults, lastDays, readDays, type TypedDay, writeDays } from './days.ts';
import type { DaysFilter } from './filter.ts';
import { tellFilter } from './filter-text.ts';
import { PillPopover } from './pill-popover.tsx';
import classes from './toolbar.module.css';

const spans = [
  { count: 1, label: adminListText.today },
  { count: 7, label: adminListText.last7Days },
  { count: 30, label: adminListText.last30Days },
] as const;

interface DaysPillProps {
  readonly filter: DaysFilter;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A filter by a span of days of the shop's time zone. ADM-066 */
export function DaysPill({ filter, value, onChange }: DaysPillProps) {
  const place = usePlace();
  return (
    <PillPopover
      label={filter.label}
      value={value === undefined ? undefined : tellFilter(filter, [value], place)}
      onRemove={() => onChange(undefined)}
    >
      {(close) => (
        <DaysForm
          days={readDays(value)}
          onApply={(days) => {
            onChange(writeDays(days));
            close();
          }}
        />
      )}
    </PillPopover>
  );
}

const dayFaultText = { noSuchDay: adminListText.noSuchDay, backwards: adminListText.endsBefore } as const;

interface DaysFormProps {
  readonly days: Days;
  readonly onApply: (days: Days) => void;
}

function DaysForm({ days, onApply }: DaysFormProps) {
  const { timeZone } = usePlace();
  const [from, setFrom] = useState<TypedDay>({ day: days.from, bad: false });
  const [to, setTo] = useState<TypedDay>({ day: days.to, bad: false });
  const [told, setTold] = useState(false);
  const faults = dayFaults(from, to);
  const said = (fault: typeof faults.to) => (told && fault ? dayFaultText[fault]() : undefined);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (!faults.from && !faults.to) onApply({ from: from.day, to: to.day });
  };
  return (
    <form onSubmit={apply} className={classes.form} noValidate>
      <div className={classes.spans}>
        {spans.map(({ count, label }) => (
          <Button
            key={count}
            size="compact-sm"
            variant="default"
            onClick={() => onApply(lastDays(count, timeZone, new Date()))}
          >
            {label()}
          </Button>
        ))}
      </div>
      <DayField
        label={adminListText.fromDay()}
        typed={from}
        onType={setFrom}
        error={said(faults.from)}
        first
      />
      <DayField label={adminListText.toDay()} typed={to} onType={setTo} error={said(faults.to)} />
      <p className={classes.note}>{adminListText.daysOf({ zone: timeZone })}</p>
      <Button type="submit" fullWidth>
        {adminListText.apply()}
      </Button>
    </form>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly typed: TypedDay;
  readonly onType: (typed: TypedDay) => void;
  readonly error: string | undefined;
  readonly first?: boolean;
}

const DayField = ({ label, typed, onType, error, first = false }: DayFieldProps) => (
  <TextInput
    type="date"
    label={label}
    max="9999-12-31"
    defaultValue={typed.day ?? ''}
    onInput={({ currentTarget }) =>
      onType({ day: currentTarget.value || undefined, bad: currentTarget.validity.badInput })
    }
    error={error}
    {...(first && { 'data-autofocus': true })}
  />
);
