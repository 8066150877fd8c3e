import { Button } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ListColumn } from './column.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { ListFilter } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import type { ChosenColumns } from './kept-columns.ts';
import { SearchField } from './search-field.tsx';
import { SortMenu } from './sort-menu.tsx';
import classes from './toolbar.module.css';
import type { ListControl } from './use-list-state.ts';

/** What the field for search words is called; a placeholder tells what is found. */
export interface ListSearch {
  readonly label: string;
  readonly placeholder?: string;
}

interface ToolbarProps<Row> {
  readonly control: ListControl;
  readonly search: ListSearch | undefined;
  readonly filters: readonly ListFilter[];
  /** The columns of the rows, where they are chosen, and sorted by on cards; without them, neither is offered. */
  readonly table?: {
    readonly columns: readonly ListColumn<Row>[];
    readonly chosen: ChosenColumns;
    readonly onChoose: (chosen: ChosenColumns) => void;
    readonly asCards: boolean;
  };
  /** What a screen adds, such as an export. */
  readonly tools: ReactNode;
}

/** What stands above the rows: search, filters, order, columns. */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { control, search, filters, table, tools } = props;
  const columns = table?.columns ?? [];
  const { state, change } = control;
  const [open, setOpen] = useState(false);
  const hides = columns.some(({ hideable }) => hideable !== false);
  const sorts = table?.asCards === true && columns.some(({ sortable }) => sortable === true);
  // Without anything in it, it would be an empty bar.
  if (search === undefined && filters.length === 0 && !hides && !sorts && !tools) return null;
  const set = Object.keys(state.filters).length;
  return (
    <search className={classes.toolbar}>
      {search !== undefined && (
        <SearchField
          label={search.label}
          placeholder={search.placeholder}
          words={state.words}
          onSearch={(words) => change({ words }, { replace: state.words !== '' })}
        />
      )}
      {filters.length > 0 && (
        <Button
          variant="default"
          className={classes.toggle ?? ''}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {set === 0 ? adminListText.filters() : adminListText.filtersSet({ n: set })}
        </Button>
      )}
      <div className={classes.tools}>
        {sorts && <SortMenu columns={columns} sort={state.sort} onSort={(sort) => change({ sort })} />}
        {table && hides && <ColumnMenu columns={columns} chosen={table.chosen} onChoose={table.onChoose} />}
        {tools}
      </div>
      <FilterBar filters={filters} control={control} open={open} />
    </search>
  );
}
