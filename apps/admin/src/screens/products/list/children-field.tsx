import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { adminListText, adminProductsText as text } from '@stoa/messages';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../api/index.ts';
import { useField } from '../../../kit/form/index.ts';
import { OrderedList } from '../../../kit/ordered-list/index.ts';
import { Picture } from '../../../kit/picture.tsx';
import { useWorkplace } from '../../../session/index.ts';
import classes from './children-field.module.css';
import { type Child, MOST_CHILDREN } from './new-product.ts';

/** How many are offered at once; the others are found by words. */
const OFFERED = 20;
/** How long somebody types before it is asked for, in milliseconds. */
const TYPES = 200;

interface ChildrenFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
}

/**
 * What a grouped product consists of: simple products of the shop's own, found by name or sku, and put in order. Others
 * are not offered. ADM-115
 */
export function ChildrenField({ name, label, description }: ChildrenFieldProps) {
  const { value, onChange, error, id, onBlur, ref } = useField(name, label);
  const children: readonly Child[] = value;
  const toggle = (child: Child) => {
    const others = children.filter((one) => one.id !== child.id);
    onChange(others.length < children.length ? others : [...children, child]);
  };
  return (
    <div className={classes.field}>
      <Finder
        id={id}
        label={label}
        description={description}
        error={error}
        inputRef={ref}
        onBlur={onBlur}
        chosen={children}
        onToggle={toggle}
      />
      {children.length > 0 && (
        <div className={classes.chosen}>
          <OrderedList
            label={label}
            entries={children}
            onChange={onChange}
            keyOf={(child) => child.id}
            nameOf={(child) => child.name}
          >
            {(child) => <About child={child} />}
          </OrderedList>
        </div>
      )}
    </div>
  );
}

interface FinderProps {
  readonly id: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly error: string | undefined;
  readonly inputRef: React.Ref<HTMLInputElement>;
  readonly onBlur: () => void;
  readonly chosen: readonly Child[];
  readonly onToggle: (child: Child) => void;
}

function Finder({ chosen, onToggle, inputRef, label, ...input }: FinderProps) {
  const { code: shop } = useWorkplace();
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), TYPES);
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const { data, isError } = useQuery({
    ...queries.products.list.queryOptions({
      input: {
        shop,
        kind: ['simple'],
        own: 'true',
        sort: 'name',
        direction: 'asc',
        limit: OFFERED,
        ...(asked !== '' && { q: asked.slice(0, 100) }),
      },
      select: ({ items }) =>
        items.map(({ id, sku, name, picture }): Child => ({ id, sku, name, file: picture?.file ?? null })),
    }),
    placeholderData: keepPreviousData,
  });
  const isFull = chosen.length >= MOST_CHILDREN;
  const isChosen = ({ id }: Child) => chosen.some((child) => child.id === id);
  const submit = (id: string) => {
    const found = data?.find((child) => child.id === id);
    if (found) onToggle(found);
  };
  return (
    <Combobox store={box} onOptionSubmit={submit}>
      <Combobox.Target>
        <TextInput
          {...input}
          ref={inputRef}
          label={label}
          placeholder={text.findChild()}
          value={words}
          maxLength={100}
          autoComplete="off"
          leftSection={<IconSearch size={16} aria-hidden />}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            box.openDropdown();
            box.resetSelectedOption();
          }}
          onClick={() => box.openDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {data === undefined ? (
          <div className={classes.waiting}>
            {isError ? adminListText.optionsFailed() : <Loader size="xs" />}
          </div>
        ) : (
          <Combobox.Options className={classes.options ?? ''} aria-label={label} aria-multiselectable>
            {data.length === 0 && <Combobox.Empty>{text.noChild()}</Combobox.Empty>}
            {data.map((child) => (
              <Combobox.Option
                key={child.id}
                value={child.id}
                active={isChosen(child)}
                aria-selected={isChosen(child)}
                disabled={isFull && !isChosen(child)}
              >
                <span className={classes.option}>
                  <About child={child} />
                  {isChosen(child) && <IconCheck size={16} aria-hidden className={classes.check} />}
                </span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}

function About({ child: { name, sku, file } }: { readonly child: Child }) {
  const { code: shop } = useWorkplace();
  return (
    <span className={classes.about}>
      {/* The name beside it says what it shows. */}
      <Picture shop={shop} file={file} alt="" side={32} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.sku}>{sku}</span>
      </span>
    </span>
  );
}
