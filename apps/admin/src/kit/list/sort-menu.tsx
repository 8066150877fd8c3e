import { ActionIcon, Menu } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconArrowsSort } from '@tabler/icons-react';
import type { ListColumn } from './column.ts';
import type { Sort } from './list-state.ts';
import classes from './toolbar.module.css';

interface SortMenuProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

const keyOf = (sort: Sort | undefined): string =>
  sort === undefined ? '' : `${sort.descending ? '-' : ''}${sort.by}`;

/** Chooses the order where no headings of columns are seen: on a phone. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id: by, header: column }) => [
      { label: adminListText.ascending({ column }), sort: { by, descending: false } },
      { label: adminListText.descending({ column }), sort: { by, descending: true } },
    ]);
  if (orders.length === 0) return null;
  const choices = [{ label: adminListText.usualOrder(), sort: undefined }, ...orders];
  return (
    <Menu width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={adminListText.sortBy()} className={classes.tool ?? ''}>
          <IconArrowsSort size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{adminListText.sortBy()}</Menu.Label>
        <Menu.RadioGroup
          value={keyOf(sort)}
          onChange={(key) => onSort(choices.find((choice) => keyOf(choice.sort) === key)?.sort)}
        >
          {choices.map((choice) => (
            <Menu.RadioItem key={keyOf(choice.sort)} value={keyOf(choice.sort)} closeMenuOnClick>
              {choice.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
