import { Combobox, Loader, useCombobox } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlace } from '../place.ts';
import type { ChoiceFilter, Option } from './filter.ts';
import { tellFilter } from './filter-text.ts';
import { findOptions, groupOptions } from './find-options.ts';
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
  const { label, options, several = false } = filter;
  const found = options && findOptions(options, find, { locale: place.locale, set: values });

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
          <>
            <Combobox.Options aria-label={label} className={classes.options ?? ''}>
              {found.options.length === 0 && <Combobox.Empty>{adminListText.noOption()}</Combobox.Empty>}
              {groupOptions(found.options).map(({ name, options: own }) => {
                const drawn = own.map((option) => (
                  <DrawnOption
                    key={option.value}
                    option={option}
                    isSet={values.includes(option.value)}
                    isFound={find.trim() !== ''}
                  />
                ));
                if (name === undefined) return drawn;
                return (
                  <Combobox.Group key={name} label={name}>
                    {drawn}
                  </Combobox.Group>
                );
              })}
            </Combobox.Options>
            {found.more > 0 && (
              <Combobox.Footer className={classes.moreOptions ?? ''}>
                {adminListText.moreOptions({ n: found.more })}
              </Combobox.Footer>
            )}
          </>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface DrawnOptionProps {
  readonly option: Option;
  readonly isSet: boolean;
  /** Whether it is found by words: then what it belongs to is told, as it may not be seen. */
  readonly isFound: boolean;
}

function DrawnOption({ option, isSet, isFound }: DrawnOptionProps) {
  const { value, label, hint, depth = 0, above = [] } = option;
  const beneath = isFound && above.length > 0 ? above.join(' › ') : hint;
  return (
    <Combobox.Option
      value={value}
      active={isSet}
      className={classes.option ?? ''}
      {...(!isFound && depth > 0 && { pl: 12 + depth * 16 })}
    >
      <span className={classes.optionText}>
        {label}
        {beneath !== undefined && <span className={classes.optionHint}>{beneath}</span>}
      </span>
      {isSet && <IconCheck size={16} aria-hidden className={classes.optionCheck} />}
    </Combobox.Option>
  );
}
