import { adminListText } from '@stoa/messages';
import { useId } from 'react';
import { RowName, SelectBox, UnfoldButton } from './row-parts.tsx';
import type { DrawnRowsProps } from './row-props.ts';
import classes from './rows.module.css';
import { isSelected, selectedOf } from './selection.ts';

/** Rows as cards, each of which names its values. ADM-060 */
export function RowCards<Row extends object>(props: DrawnRowsProps<Row>) {
  const { label, table, columns, rowId, rowName, rowLink, unfold, unfolded, onUnfold } = props;
  const { selectable, selection, onSelect } = props;
  const base = useId();
  const rows = table.getRowModel().rows;
  const ids = rows.map(({ id }) => id);
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const named = shown.find(({ role }) => role === 'name');
  const actions = shown.find(({ role }) => role === 'actions');
  const values = shown.filter(({ role }) => role === undefined);
  return (
    <>
      {selectable && (
        <div className={classes.selectPage}>
          <SelectBox
            label={adminListText.selectPage()}
            state={selectedOf(selection, ids)}
            onChange={(selected) => onSelect(ids, selected)}
          />
          <span aria-hidden>{adminListText.selectPage()}</span>
        </div>
      )}
      <ul className={classes.cards} aria-label={label} data-flat={props.flat}>
        {rows.map(({ original: row }) => {
          const id = rowId(row);
          const name = rowName(row);
          const to = rowLink?.(row);
          const details = unfold?.(row);
          const open = details !== undefined && unfolded.includes(id);
          const chosen = selectable && isSelected(selection, id);
          return (
            <li key={id} className={classes.card} data-selected={chosen} data-linked={to !== undefined}>
              <div className={classes.cardHead}>
                {selectable && (
                  <SelectBox
                    label={adminListText.select({ name })}
                    state={chosen ? 'all' : 'none'}
                    onChange={(selected) => onSelect([id], selected)}
                  />
                )}
                <div className={classes.cardName}>
                  <RowName to={to}>{named?.cell(row) ?? name}</RowName>
                </div>
                {actions && <div className={classes.cardActions}>{actions.cell(row)}</div>}
              </div>
              <dl className={classes.values}>
                {values.map(({ id: column, header, cell }) => (
                  <div key={column} className={classes.value}>
                    <dt>{header}</dt>
                    <dd>{cell(row)}</dd>
                  </div>
                ))}
              </dl>
              {details !== undefined && (
                <UnfoldButton
                  name={name}
                  open={open}
                  controls={`${base}${id}`}
                  onToggle={() => onUnfold(id)}
                  what={props.unfoldedName}
                  withText
                />
              )}
              {open && (
                <div id={`${base}${id}`} className={classes.cardUnfolded}>
                  {details}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
