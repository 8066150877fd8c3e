import { Combobox, Loader, useCombobox } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlace } from '../place.ts';
import type { ChoiceFilter } from './filter.ts';
import { tellFilter } from './filter-text.ts';
import { Pill } from './pill.tsx';
import classes from './toolbar.module.css';

interface ChoicePillProps {
  readonly filter: ChoiceFilter;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A filter by one of several values, or by any of them; the values are found by typing. */
export function ChoicePill({ filter, values, onChange }: ChoicePillProps) {
  const [find, setFind] = useState('');
  const place = usePlace();
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setFind('');
    },
    onDropdownOpen: () => {
      combobox.focusSearchInput();
      combobox.updateSelectedOptionIndex('active');
    },
  });
  const { locale } = place;
  const { label, options, several = false } = filter;
  const wanted = find.trim().toLocaleLowerCase(locale);
  const found = options?.filter((option) => option.label.toLocaleLowerCase(locale).includes(wanted));

  const submit = (value: string) => {
    const isSet = values.includes(value);
    if (several) {
      onChange(isSet ? values.filter((one) => one !== value) : [...values, value]);
      return;
    }
    onChange(isSet ? [] : [value]);
    combobox.closeDropdown();
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={submit}
      width={280}
      position="bottom-start"
      shadow="md"
      radius="lg"
    >
      <Combobox.Target withAriaAttributes={false}>
        <Pill
          label={label}
          value={values.length > 0 ? tellFilter(filter, values, place) : undefined}
          open={combobox.dropdownOpened}
          onRemove={() => onChange([])}
          onClick={() => combobox.toggleDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown role="dialog" aria-label={label}>
        <Combobox.Search
          role="combobox"
          aria-expanded
          value={find}
          onChange={(event) => {
            setFind(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
          }}
          aria-label={`${label}: ${adminListText.findOption()}`}
          placeholder={adminListText.findOption()}
        />
        {found === undefined ? (
          <div className={classes.optionsLoading}>
            <Loader size="sm" />
          </div>
        ) : (
          <Combobox.Options aria-label={label} className={classes.options ?? ''}>
            {found.length === 0 && <Combobox.Empty>{adminListText.noOption()}</Combobox.Empty>}
            {found.map((option) => (
              <Combobox.Option
                key={option.value}
                value={option.value}
                active={values.includes(option.value)}
                className={classes.option ?? ''}
              >
                <span className={classes.optionText}>
                  {option.label}
                  {option.hint !== undefined && <span className={classes.optionHint}>{option.hint}</span>}
                </span>
                {values.includes(option.value) && (
                  <IconCheck size={16} aria-hidden className={classes.optionCheck} />
                )}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
