/** The views with which a list begins; which one is shown stands in its address. */
export interface ListViews<View extends string> {
  readonly names: readonly View[];
  readonly labels: Readonly<Record<View, () => string>>;
  /** Reads the view out of the query of an address; an unknown one is that of all rows. */
  readonly read: (search: string) => View;
  /**
   * The query of the address of a view: words, filters and order stay as they were `before`; place and unfolded rows are
   * of the other rows.
   */
  readonly queryOf: (view: View, before: string) => string;
}

/** The names of views. */
export type ViewOf<Views> = Views extends ListViews<infer View> ? View : never;

/** Names in the address that are of the rows of one view. */
const OF_ROWS = ['view', 'at', 'page', 'open'];

/**
 * Makes the views of a list, beside that of all rows, which comes first and is not named in the address. `said` are
 * filters that the views set themselves, and that another view does not keep.
 */
export function listViews<View extends string>(
  labels: Readonly<Record<'all' | View, () => string>>,
  said: readonly string[] = [],
): ListViews<'all' | View> {
  const names = Object.keys(labels) as ('all' | View)[];
  return {
    names,
    labels,
    read: (search) => {
      const asked = new URLSearchParams(search).get('view');
      return names.find((view) => view === asked) ?? 'all';
    },
    queryOf: (view, before) => {
      const search = new URLSearchParams(before);
      for (const name of [...OF_ROWS, ...said]) search.delete(name);
      if (view !== 'all') search.set('view', view);
      const written = search.toString();
      return written === '' ? '' : `?${written}`;
    },
  };
}
