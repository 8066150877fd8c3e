import { Button } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { ChoicePill } from './choice-pill.tsx';
import { DaysPill } from './days-pill.tsx';
import type { ListFilter } from './filter.ts';
import { type FilterValues, isNarrowed, withFilter } from './list-state.ts';
import { GivenPill } from './pill.tsx';
import { RangePill } from './range-pill.tsx';
import { TextPill } from './text-pill.tsx';
import classes from './toolbar.module.css';
import type { ListControl } from './use-list-state.ts';

interface FilterBarProps {
  readonly filters: readonly ListFilter[];
  readonly control: ListControl;
  /** On a phone: whether those that are not set are seen, too. */
  readonly open: boolean;
}

/** The filters of a list, each with what it is set to and a button that removes it, and one that removes all. */
export function FilterBar({ filters, control: { state, change }, open }: FilterBarProps) {
  const set = (name: string, values: readonly string[]) =>
    change((shown) => ({ filters: withFilter(shown.filters, name, values) }));
  return (
    <div className={classes.filters} data-open={open}>
      {filters
        .filter(({ kind, name }) => kind !== 'given' || name in state.filters)
        .map((filter) => (
          <div key={filter.name} className={classes.filter} data-set={filter.name in state.filters}>
            <Filter filter={filter} values={state.filters} onChange={(values) => set(filter.name, values)} />
          </div>
        ))}
      {isNarrowed(state) && (
        <Button
          size="compact-sm"
          variant="subtle"
          className={classes.clear ?? ''}
          onClick={() => change({ words: '', filters: {} })}
        >
          {adminListText.clearAll()}
        </Button>
      )}
    </div>
  );
}

interface FilterProps {
  readonly filter: ListFilter;
  readonly values: FilterValues;
  readonly onChange: (values: readonly string[]) => void;
}

function Filter({ filter, values, onChange }: FilterProps) {
  const own = values[filter.name] ?? [];
  const one = (value: string | undefined) => onChange(value === undefined ? [] : [value]);
  switch (filter.kind) {
    case 'choice':
      return <ChoicePill filter={filter} values={own} onChange={onChange} />;
    case 'text':
      return <TextPill filter={filter} value={own[0]} onChange={one} />;
    case 'days':
      return <DaysPill filter={filter} value={own[0]} onChange={one} />;
    case 'given':
      return <GivenPill filter={filter} onRemove={() => onChange([])} />;
    case 'range':
      return <RangePill filter={filter} value={own[0]} onChange={one} />;
  }
}
