import { ActionIcon, Menu } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import type { ListColumn } from './column.ts';
import type { Sort } from './list-state.ts';
import classes from './toolbar.module.css';

interface SortMenuProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

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
    <Menu width={240}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={adminListText.sortBy()} className={classes.tool ?? ''}>
          <IconArrowsSort size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{adminListText.sortBy()}</Menu.Label>
        {choices.map((choice) => {
          const isChosen = choice.sort?.by === sort?.by && choice.sort?.descending === sort?.descending;
          return (
            <Menu.Item
              key={choice.label}
              role="menuitemradio"
              aria-checked={isChosen}
              rightSection={isChosen && <IconCheck size={16} aria-hidden />}
              onClick={() => onSort(choice.sort)}
            >
              {choice.label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
