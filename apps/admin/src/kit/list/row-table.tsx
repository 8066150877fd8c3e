import { UnstyledButton } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { Fragment, useId } from 'react';
import type { ListColumn } from './column.ts';
import { nextSort } from './next-sort.ts';
import { RowName, SelectBox, UnfoldButton } from './row-parts.tsx';
import type { DrawnRowsProps } from './row-props.ts';
import classes from './rows.module.css';
import { isSelected, selectedOf } from './selection.ts';

/** Rows as a table. */
export function RowTable<Row extends object>(props: DrawnRowsProps<Row>) {
  const { label, table, columns, rowId, rowName, rowLink, unfold, unfolded, onUnfold } = props;
  const { selectable, selection, onSelect } = props;
  const base = useId();
  const rows = table.getRowModel().rows;
  const ids = rows.map(({ id }) => id);
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const width = shown.length + (selectable ? 1 : 0) + (unfold ? 1 : 0);
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <caption className="unseen">{label}</caption>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className={classes.boxHeading}>
                <SelectBox
                  label={adminListText.selectPage()}
                  state={selectedOf(selection, ids)}
                  onChange={(selected) => onSelect(ids, selected)}
                />
              </th>
            )}
            {unfold && (
              <th scope="col" className={classes.foldHeading}>
                <span className="unseen">{props.unfoldedName ?? adminListText.details()}</span>
              </th>
            )}
            {shown.map((column) => (
              <Heading key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ original: row }) => {
            const id = rowId(row);
            const name = rowName(row);
            const to = rowLink?.(row);
            const details = unfold?.(row);
            const open = details !== undefined && unfolded.includes(id);
            const toggle = () => onUnfold(id);
            const chosen = selectable && isSelected(selection, id);
            return (
              <Fragment key={id}>
                <tr
                  className={classes.row}
                  data-selected={chosen}
                  data-open={open}
                  data-linked={to !== undefined}
                >
                  {selectable && (
                    <td className={classes.boxCell}>
                      <SelectBox
                        label={adminListText.select({ name })}
                        state={chosen ? 'all' : 'none'}
                        onChange={(selected) => onSelect([id], selected)}
                      />
                    </td>
                  )}
                  {unfold && (
                    <td className={classes.foldCell}>
                      {details !== undefined && (
                        <UnfoldButton
                          name={name}
                          what={props.unfoldedName}
                          open={open}
                          controls={`${base}${id}`}
                          onToggle={toggle}
                        />
                      )}
                    </td>
                  )}
                  {shown.map((column) => (
                    <Cell key={column.id} column={column} row={row} to={to} />
                  ))}
                </tr>
                {open && (
                  <tr className={classes.unfolded}>
                    <td colSpan={width} id={`${base}${id}`} className={classes.unfoldedCell}>
                      {details}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Heading<Row>({
  column: { id, header, align, sortable, width, role },
  sort,
  onSort,
}: Pick<DrawnRowsProps<Row & object>, 'sort' | 'onSort'> & { readonly column: ListColumn<Row> }) {
  const own = sort?.by === id ? sort : undefined;
  const Sign = own === undefined ? IconSelector : own.descending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={classes.heading}
      data-align={align}
      style={width === undefined ? undefined : { width }}
      {...(sortable && {
        'aria-sort': own === undefined ? 'none' : own.descending ? 'descending' : 'ascending',
      })}
    >
      {sortable ? (
        <UnstyledButton
          className={classes.sort}
          data-set={own !== undefined}
          onClick={() => onSort(nextSort(id, sort))}
        >
          {header}
          <Sign size={14} aria-hidden className={classes.sortSign} />
        </UnstyledButton>
      ) : (
        <span {...(role === 'actions' && { className: 'unseen' })}>{header}</span>
      )}
    </th>
  );
}

interface CellProps<Row> {
  readonly column: ListColumn<Row>;
  readonly row: Row;
  readonly to: string | undefined;
}

function Cell<Row>({ column: { cell, align, oneLine, role }, row, to }: CellProps<Row>) {
  const shape = { 'data-align': align, 'data-one-line': oneLine, 'data-role': role };
  if (role === 'name') {
    return (
      <th scope="row" className={classes.cell} {...shape}>
        <RowName to={to}>{cell(row)}</RowName>
      </th>
    );
  }
  return (
    <td className={classes.cell} {...shape}>
      {cell(row)}
    </td>
  );
}
