import { adminMatrixText as text } from '@stoa/messages';
import { useEffect, useId, useMemo, useState } from 'react';
import { tellCount } from '../../../kit/amount.ts';
import { SavingMessages } from '../../../kit/form/index.ts';
import { Toolbar, useListState } from '../../../kit/list/index.ts';
import { usePlace } from '../../../kit/place.ts';
import { type CellAt, useSheet } from '../../../kit/sheet/index.ts';
import { useWorkplace } from '../../../session/index.ts';
import { NeedsPermission } from '../product/prices/prices-section.tsx';
import { useMayPrice, useMayWrite } from '../product/use-product.ts';
import { matrixColumns } from './columns.tsx';
import { FillDialog } from './fill-dialog.tsx';
import { asksForArchived, filterNames, filtersOf } from './filter.ts';
import { firstShown } from './first-shown.ts';
import classes from './matrix.module.css';
import { idOfRow, type Matrix } from './matrix.ts';
import { MatrixBody } from './matrix-body.tsx';
import { FaultsNote, MatrixBar } from './matrix-messages.tsx';
import { MatrixTools } from './matrix-tools.tsx';
import { useSaveMatrix } from './use-save-matrix.ts';
import { useLostRows, useRows, useShownRows } from './use-shown-rows.ts';

/** All variations of a product as a sheet, with its filters, its tools and its bar to save. ADM-113, ADM-114 */
export function MatrixEditor({ matrix }: { readonly matrix: Matrix }) {
  const { product, currency, items } = matrix;
  const { variationAttributes: attributes } = product;
  const id = useId();
  const { code: shop } = useWorkplace();
  const { locale } = usePlace();
  const [mayWrite, mayPrice] = [useMayWrite(), useMayPrice()];
  const purse = useMemo(() => ({ locale, currency }), [locale, currency]);
  const control = useListState(useMemo(() => filterNames(attributes), [attributes]));
  const { rows, archived, keepArchived } = useRows(matrix, control.state);
  const columns = useMemo(
    () => matrixColumns({ shop, product, purse, mayWrite, mayPrice }),
    [shop, product, purse, mayWrite, mayPrice],
  );
  const [alone, setAlone] = useState<ReadonlySet<string>>();
  const [faulty, setFaulty] = useState<readonly CellAt[]>([]);
  const [fills, setFills] = useState(false);
  const { saving, sending, save } = useSaveMatrix({ product, purse, onFaults: setFaulty });
  const sheet = useSheet({ id, rowId: idOfRow, rows, columns, sending });
  useLostRows(sheet, items, keepArchived);
  const shown = useShownRows(rows, control.state, { attributes, locale, alone });
  const showAll = () => {
    setAlone(undefined);
    setFaulty([]);
  };

  // Whoever saves is taken to what keeps it from being saved; once all of it is put right, back to where it was.
  useEffect(() => {
    const { faults } = sheet.store.get().edits;
    const still = faulty.filter(({ row, column }) => faults.get(row)?.has(column));
    const first = firstShown(still.length > 0 ? still : faulty, shown.map(idOfRow), columns);
    if (first !== undefined) sheet.focus(first);
  }, [faulty, alone]);

  const filters = useMemo(() => filtersOf(attributes), [attributes]);
  const all = asksForArchived(control.state.filters) ? rows.length : items.length;
  const faultyRows = new Set(faulty.map(({ row }) => row));
  return (
    <>
      <SavingMessages saving={saving} />
      {faulty.length > 0 && (
        <FaultsNote
          sheet={sheet}
          hidden={!shown.some((row) => faultyRows.has(row.id))}
          alone={alone !== undefined}
          onAlone={(only) => setAlone(only ? new Set(sheet.store.get().edits.faults.keys()) : undefined)}
        />
      )}
      {mayWrite && !mayPrice && <NeedsPermission />}
      <div className={classes.around}>
        <Toolbar
          control={control}
          search={{ label: text.search(), placeholder: text.searchHelp() }}
          filters={filters}
          tools={mayWrite && <MatrixTools sheet={sheet} shown={shown.length} onFill={() => setFills(true)} />}
        />
        <div className={classes.body}>
          <MatrixBody
            sheet={sheet}
            columns={columns}
            shown={shown}
            product={product}
            isEmpty={items.length === 0}
            archived={archived}
            filters={control.state.filters}
            shownBy={`${control.state.words} ${JSON.stringify(control.state.filters)} ${alone !== undefined}`}
            onClear={() => {
              showAll();
              control.change({ words: '', filters: {} });
            }}
          />
        </div>
        <p className={classes.count} role="status">
          {text.showing({ n: tellCount(shown.length, purse), all: tellCount(all, purse) })}
        </p>
      </div>
      {fills && (
        <FillDialog
          sheet={sheet}
          product={product}
          rows={shown}
          purse={purse}
          mayPrice={mayPrice}
          onClose={() => setFills(false)}
        />
      )}
      <MatrixBar
        sheet={sheet}
        isSaving={sending}
        onSave={() => {
          showAll();
          void save(sheet);
        }}
        onDiscard={() => {
          showAll();
          saving.clearNotice();
          sheet.discard();
        }}
      />
    </>
  );
}
