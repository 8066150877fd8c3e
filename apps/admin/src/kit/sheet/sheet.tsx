import { useMediaQuery } from '@mantine/hooks';
import { adminSheetText } from '@stoa/messages';
import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SheetColumn } from './column.ts';
import classes from './sheet.module.css';
import type { SheetModel } from './sheet-model.ts';
import { SheetRow } from './sheet-row.tsx';
import { tellPasted } from './tell-pasted.ts';
import { useKeptTop } from './use-kept-top.ts';
import { useRowFocus } from './use-row-focus.ts';

interface SheetProps<Row> {
  readonly sheet: SheetModel<Row>;
  /** What the sheet is called. */
  readonly label: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** The rows that are shown. */
  readonly rows: readonly Row[];
  /** What a row is called; the same function each time. */
  readonly rowName: (row: Row) => string;
}

/** CSS pixels. */
const HEAD = 38;
const ROW = 44;
const ROW_ON_TOUCH = 49;
/** Below the last row, so that what is said beneath it has its place. */
const FOOT = 56;

/** Rows beyond the edges that are drawn, so that none is missing while one scrolls. */
const OVERSCAN = 8;

/**
 * A sheet: rows of cells that are typed in, of which those in sight are drawn alone, so that thousands scroll smoothly.
 * The row with the focus stays where it is while it is scrolled out of sight. A text of several cells is pasted over the
 * sheet; `useUndoKeys` takes it back. ADM-059, ADM-060, ADM-113
 */
export function Sheet<Row>({ sheet, label, columns, rows, rowName }: SheetProps<Row>) {
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const onTouch = useMediaQuery('(pointer: coarse), (max-width: 48em)', false, WITHOUT_DELAY);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, WITHOUT_DELAY);
  const rowHeight = onTouch ? ROW_ON_TOUCH : ROW;
  const [focused, setFocused] = useState<string>();
  const held = useMemo(
    () => (focused === undefined ? -1 : rows.findIndex((row) => sheet.rowId(row) === focused)),
    [rows, sheet, focused],
  );

  const top = useKeptTop(scroller);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((at: number) => keyOf(sheet, rows[at], at), [sheet, rows]),
    overscan: OVERSCAN,
    initialOffset: top,
    paddingStart: HEAD,
    paddingEnd: FOOT,
    scrollPaddingStart: HEAD,
    scrollPaddingEnd: FOOT,
    rangeExtractor: useCallback((range: Range) => withHeld(range, held), [held]),
  });
  // Rows of another height are measured anew.
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const latest = useRef<Virtualizer<HTMLDivElement, Element>>(virtualizer);
  const focus = useRowFocus({ sheet, rows, base, virtualizer: latest });

  const noteFocus = ({ target }: FocusEvent) => {
    focus.forget();
    setFocused(rowAround(target));
  };
  const dropFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  };
  const paste = (event: ClipboardEvent) => {
    const [row, column] = [rowAround(event.target), columnAround(event.target)];
    if (row === undefined || column === undefined) return;
    const ids = rows.map(sheet.rowId);
    const pasted = sheet.paste(event.clipboardData.getData('text/plain'), { row, column }, ids);
    if (pasted === undefined) return;
    event.preventDefault();
    tellPasted(sheet, pasted);
  };

  const items = virtualizer.getVirtualItems();
  const length = virtualizer.getTotalSize();
  const widths = columns.map(({ width, narrow }) => (isNarrow ? (narrow ?? width) : width));
  const nameAt = columns.findIndex((column) => column.kind === 'read-only' && column.names === true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is pressed in its fields, and is nothing to press.
    <div
      ref={scroller}
      className={classes.scroller}
      style={{
        '--sheet-row': `${rowHeight}px`,
        '--sheet-head': `${HEAD}px`,
        '--sheet-name': `${widths[nameAt] ?? 0}px`,
        height: length + SCROLL_BAR,
      }}
      onFocus={noteFocus}
      onBlur={dropFocus}
      onPaste={paste}
      onKeyUp={showWhole}
    >
      <span id={`${base}changed`} hidden>
        {adminSheetText.changed()}
      </span>
      <table
        className={classes.table}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        style={{ minWidth: widths.reduce((sum, width) => sum + width, 0) }}
      >
        <colgroup>
          {columns.map(({ id }, at) => (
            <col key={id} style={{ width: widths[at] }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ id, header, note, align }, at) => (
              <th
                key={id}
                scope="col"
                className={classes.heading}
                data-align={align}
                data-kind={at === nameAt ? 'name' : undefined}
              >
                {header}
                {note !== undefined && <span className={classes.note}> {note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => {
            const row = rows[item.index];
            const gap = item.start - (items[index - 1]?.end ?? HEAD);
            return row === undefined ? null : (
              <Fragment key={item.key}>
                {gap > 0 && <Gap height={gap} columns={columns.length} />}
                <SheetRow
                  sheet={sheet}
                  columns={columns}
                  row={row}
                  rowName={rowName}
                  at={item.index}
                  base={base}
                  onGo={focus.go}
                />
              </Fragment>
            );
          })}
          <Gap height={length - (items.at(-1)?.end ?? HEAD)} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

const WITHOUT_DELAY = { getInitialValueInEffect: false };

/** Room for the bar by which the sheet is scrolled to the side, in CSS pixels. */
const SCROLL_BAR = 16;

/** Scrolls to the whole of a cell that was gone to by Tab: browsers leave it where it is when a part of it is in sight. */
const showWhole = ({ key, target }: KeyboardEvent) => {
  if (key === 'Tab' && target instanceof Element) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
};

const keyOf = <Row,>(sheet: SheetModel<Row>, row: Row | undefined, at: number) =>
  row === undefined ? at : sheet.rowId(row);

/** Rows in sight, and the one with the focus. */
function withHeld(range: Range, held: number): number[] {
  const drawn = defaultRangeExtractor(range);
  if (held < 0 || held >= range.count || drawn.includes(held)) return drawn;
  return [...drawn, held].sort((one, other) => one - other);
}

const rowAround = (target: EventTarget): string | undefined => around(target, '[data-row]')?.dataset.row;
const columnAround = (target: EventTarget): string | undefined =>
  around(target, '[data-column]')?.dataset.column;

const around = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The place of rows that are not drawn. */
const Gap = ({ height, columns }: { readonly height: number; readonly columns: number }) => (
  <tr aria-hidden className={classes.gap}>
    <td colSpan={columns} style={{ height }} />
  </tr>
);
