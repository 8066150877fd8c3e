/** The rows that are selected: these, or all that match but for some. ADM-053 */
export type Selection =
  | { readonly all: false; readonly ids: ReadonlySet<string> }
  | { readonly all: true; readonly matching: number; readonly except: ReadonlySet<string> };

export const NONE_SELECTED: Selection = { all: false, ids: new Set() };

/** Selects all rows that match, of which there are exactly `matching`. */
export const selectAll = (matching: number): Selection => ({ all: true, matching, except: new Set() });

/** How many rows are selected. */
export const selectedCount = (selection: Selection): number =>
  selection.all ? Math.max(0, selection.matching - selection.except.size) : selection.ids.size;

/** Whether a row is selected. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.all ? !selection.except.has(id) : selection.ids.has(id);

/** Selects rows, or no longer; rows of other pages stay as they are. */
export function select(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  if (selection.all) return { ...selection, except: withEach(selection.except, ids, !selected) };
  return { all: false, ids: withEach(selection.ids, ids, selected) };
}

/** Whether all, some or none of the rows of a page are selected. */
export function selectedOf(selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' {
  const selected = ids.filter((id) => isSelected(selection, id)).length;
  if (selected === 0) return 'none';
  return selected === ids.length ? 'all' : 'some';
}

function withEach(set: ReadonlySet<string>, ids: readonly string[], member: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) {
    if (member) next.add(id);
    else next.delete(id);
  }
  return next;
}
