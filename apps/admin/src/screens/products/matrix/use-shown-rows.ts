import { useEffect, useMemo, useState } from 'react';
import type { ListControl } from '../../../kit/list/index.ts';
import type { SheetModel } from '../../../kit/sheet/index.ts';
import { asksForArchived, showing } from './filter.ts';
import { idOfRow, type Matrix, type MatrixRow } from './matrix.ts';
import { useArchivedMatrix } from './use-matrix.ts';

/** All variations that were read, archived ones among them as soon as they are asked for; in their order, each once. */
export function useRows(matrix: Matrix, { filters }: ListControl['state']) {
  const [keeps, setKeeps] = useState(false);
  const wanted = keeps || asksForArchived(filters);
  const archived = useArchivedMatrix(matrix.product.id, wanted);
  const { items } = matrix;
  const more = archived.data?.items;
  const rows = useMemo(() => {
    if (more === undefined) return items;
    const ids = new Set(items.map(idOfRow));
    return [...items, ...more.filter(({ id }) => !ids.has(id))];
  }, [items, more]);
  return { rows, archived, keepArchived: () => setKeeps(true) };
}

/**
 * Has archived variations read where a changed one is not among the others any more: somebody else has archived it, and
 * what is typed over it is to be saved from its present version.
 */
export function useLostRows(
  sheet: SheetModel<MatrixRow>,
  items: readonly MatrixRow[],
  onLost: () => void,
): void {
  useEffect(() => {
    const { typed } = sheet.store.get().edits;
    if (typed.size === 0) return;
    const ids = new Set(items.map(idOfRow));
    if ([...typed.keys()].some((id) => !ids.has(id))) onLost();
  });
}

/** The variations that the filter shows, in their order; with `alone`, those alone, whatever the filter says. */
export function useShownRows(
  rows: readonly MatrixRow[],
  { filters, words }: ListControl['state'],
  {
    attributes,
    locale,
    alone,
  }: {
    readonly attributes: Matrix['product']['variationAttributes'];
    readonly locale: string;
    readonly alone: ReadonlySet<string> | undefined;
  },
): readonly MatrixRow[] {
  return useMemo(() => {
    if (alone !== undefined) return rows.filter(({ id }) => alone.has(id));
    return rows.filter(showing({ filters, words }, attributes, { locale }));
  }, [rows, filters, words, attributes, locale, alone]);
}
