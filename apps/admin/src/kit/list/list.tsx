import { Button } from '@mantine/core';
import { adminListText, adminStateText } from '@stoa/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Failed, NothingMatches } from '../state/index.ts';
import { Announcement } from './announcement.tsx';
import { type BulkAction, BulkBar } from './bulk-bar.tsx';
import type { ListColumn } from './column.ts';
import type { ListFilter } from './filter.ts';
import classes from './list.module.css';
import type { ListPage } from './list-page.ts';
import { isNarrowed } from './list-state.ts';
import { toggled } from './next-sort.ts';
import { Outline } from './outline.tsx';
import { Pager } from './pager.tsx';
import { FIRST_PAGE } from './place-in-list.ts';
import type { RowsProps } from './row-props.ts';
import { Rows } from './rows.tsx';
import { NONE_SELECTED, type Selection, select } from './selection.ts';
import { type ListSearch, Toolbar } from './toolbar.tsx';
import { useAsCards } from './use-as-cards.ts';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import type { ListControl } from './use-list-state.ts';

interface ListProps<Row extends object>
  extends Pick<RowsProps<Row>, 'label' | 'rowId' | 'rowName' | 'rowLink' | 'unfold' | 'unfoldedName'> {
  /** Of `useListState`. */
  readonly control: ListControl;
  /** The page that is shown, asked for with what `control` says; made by `listQuery`. */
  readonly query: UseQueryResult<ListPage<Row>>;
  /** Under which the columns are kept, for whom. */
  readonly keptAs: { readonly list: string; readonly person: string };
  readonly columns: readonly ListColumn<Row>[];
  readonly search?: ListSearch;
  readonly filters?: readonly ListFilter[];
  readonly bulk?: readonly BulkAction[];
  /** What stands there while the list has no row at all. */
  readonly empty: ReactNode;
  /** Beside the filters, such as an export. */
  readonly tools?: ReactNode;
}

/**
 * A list of the back office: search, filters, order and place in the address; rows as a table or as cards; selection,
 * and its states while it loads, is empty, matches nothing, or failed. ADM-050, ADM-051, ADM-053, ADM-060 to ADM-064
 */
export function List<Row extends object>(props: ListProps<Row>) {
  const { control, query, keptAs, columns, label, bulk } = props;
  const { state, change } = control;
  const [chosen, choose] = useChosenColumns(keptAs.person, keptAs.list);
  const [selection, setSelection] = useSelection(control);
  const asCards = useAsCards();
  useKeptScroll(query.data !== undefined);
  const page = query.data;

  return (
    <div className={classes.list} aria-busy={query.isPlaceholderData}>
      <Toolbar
        control={control}
        search={props.search}
        filters={props.filters ?? []}
        table={{ columns, chosen, onChoose: choose, asCards }}
        tools={props.tools}
      />
      <div className={classes.body} aria-busy={query.isPlaceholderData || query.isPending}>
        {page === undefined ? (
          <Absent query={query} columns={columns.length} />
        ) : (
          <>
            {query.isError && <Outdated query={query} />}
            {page.items.length === 0 ? (
              <NoRows control={control} empty={props.empty} />
            ) : (
              <Rows
                label={label}
                columns={columns}
                rows={page.items}
                rowId={props.rowId}
                rowName={props.rowName}
                rowLink={props.rowLink}
                chosen={chosen}
                sort={state.sort}
                onSort={(sort) => change({ sort })}
                unfold={props.unfold}
                unfoldedName={props.unfoldedName}
                unfolded={state.unfolded}
                onUnfold={(id) =>
                  change(({ unfolded }) => ({ unfolded: toggled(unfolded, id) }), { replace: true })
                }
                selection={bulk && selection}
                onSelect={(ids, selected) => setSelection((held) => select(held, ids, selected))}
              />
            )}
            <Pager
              label={label}
              place={state.place}
              next={page.next}
              total={page.total}
              onGo={(place) => change({ place })}
            />
          </>
        )}
      </div>
      {bulk && (
        <BulkBar
          selection={selection}
          total={page?.total}
          narrowed={isNarrowed(state)}
          actions={bulk}
          onSelect={setSelection}
          onClear={() => setSelection(NONE_SELECTED)}
        />
      )}
      <Announcement page={query.isPlaceholderData ? undefined : page} state={state} />
    </div>
  );
}

/** Rows stay selected on other pages and in another order; among other rows, nothing is. ADM-053 */
function useSelection({ state }: ListControl) {
  const [selection, setSelection] = useState<Selection>(NONE_SELECTED);
  const rows = JSON.stringify([state.words, state.filters]);
  const seen = useRef(rows);
  useEffect(() => {
    if (seen.current === rows) return;
    seen.current = rows;
    setSelection(NONE_SELECTED);
  }, [rows]);
  return [selection, setSelection] as const;
}

interface AbsentProps {
  readonly query: UseQueryResult<unknown>;
  readonly columns: number;
}

function Absent({ query, columns }: AbsentProps) {
  if (query.isError) return <Failed error={query.error} onRetry={() => query.refetch()} />;
  return <Outline columns={columns} />;
}

/** Says that the rows are those of before, for they could not be read again. */
const Outdated = ({ query }: { readonly query: UseQueryResult<unknown> }) => (
  <div className={classes.outdated} role="alert">
    {adminListText.outdated()}
    <Button variant="subtle" size="compact-sm" onClick={() => query.refetch()}>
      {adminStateText.tryAgain()}
    </Button>
  </div>
);

/** What stands there without rows. A later page that was emptied since is no empty list: the first one is shown. ADM-063 */
function NoRows({ control: { state, change }, empty }: Pick<ListProps<object>, 'control' | 'empty'>) {
  const isLater = state.place.page > 1;
  useEffect(() => {
    if (isLater) change({ place: FIRST_PAGE }, { replace: true });
  }, [isLater, change]);
  if (isLater) return null;
  if (!isNarrowed(state)) return empty;
  return <NothingMatches onClear={() => change({ words: '', filters: {} })} />;
}
