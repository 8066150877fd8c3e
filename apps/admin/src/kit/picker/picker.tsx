import { Loader, Select } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import type { KeyboardEvent, ReactNode } from 'react';

/** Something that can be picked. */
export interface Pickable {
  readonly value: string;
  readonly label: string;
  /** Stands back, beneath the label, such as a sku. */
  readonly hint?: string | undefined;
}

interface PickerProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly placeholder?: string;
  /** What can be picked; undefined while it is loading. */
  readonly options: readonly Pickable[] | undefined;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** What is picked, where it may be missing among the options, as when they were searched for by other words. */
  readonly picked?: Pickable | undefined;
  /** What stands in the field, where whoever asks keeps it and may clear it; it is changed by `onSearch`. */
  readonly words?: string;
  /** Asks the server for options by these words; without it the options are searched here. */
  readonly onSearch?: (words: string) => void;
  /** Said where nothing is found. */
  readonly nothing?: string;
  readonly clearable?: boolean;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly onBlur?: () => void;
  readonly ref?: React.Ref<HTMLInputElement>;
}

/** Enter picks what is highlighted. Where nothing is, it does not send the form, for nobody who looks for something is done. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/** Picks one record by typing part of its name. ADM-059 */
export function Picker(props: PickerProps) {
  const {
    options,
    value,
    picked,
    words,
    onSearch,
    nothing = adminListText.noOption(),
    placeholder,
    ...field
  } = props;
  const missing = picked !== undefined && options?.every((option) => option.value !== picked.value);
  const all = missing ? [picked, ...(options ?? [])] : (options ?? []);
  const hints = new Map(all.map((option) => [option.value, option.hint]));
  return (
    <Select
      {...field}
      searchable
      onKeyDown={keepForm}
      value={value}
      data={all.map(({ value: id, label }) => ({ value: id, label }))}
      placeholder={placeholder ?? adminListText.findOption()}
      nothingFoundMessage={options === undefined ? undefined : nothing}
      maxDropdownHeight={260}
      {...(options === undefined && { rightSection: <Loader size="xs" /> })}
      {...(words !== undefined && { searchValue: words })}
      // What the server found stays, whatever the words are.
      {...(onSearch && { onSearchChange: onSearch, filter: ({ options: found }) => found })}
      renderOption={({ option }) => (
        <span>
          {option.label}
          {hints.get(option.value) !== undefined && (
            <span style={{ display: 'block', fontSize: 12, color: 'var(--mantine-color-dimmed)' }}>
              {hints.get(option.value)}
            </span>
          )}
        </span>
      )}
    />
  );
}
