import { FIRST_PAGE, type PlaceInList, readPlace, writePlace } from './place-in-list.ts';

/** By which column a list is sorted, and whether from the last to the first. */
export interface Sort {
  readonly by: string;
  readonly descending: boolean;
}

/** The values that each filter is set to, by its name; a filter that is not set has none. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** What a list shows, as its address says it. ADM-050, ADM-051 */
export interface ListState {
  /** Search words. */
  readonly words: string;
  readonly filters: FilterValues;
  /** Undefined: the order that the list has by itself. */
  readonly sort: Sort | undefined;
  readonly place: PlaceInList;
  /** The ids of the rows that are unfolded. */
  readonly unfolded: readonly string[];
}

/** Names in the address that no filter may have. */
const OWN = ['q', 'sort', 'at', 'page', 'open'] as const;
/** No address is longer for what somebody unfolded. */
const MOST_UNFOLDED = 20;
const MOST_VALUES = 50;

/** Reads what a list shows out of its address; `filters` are the names of its filters. */
export function readListState(search: URLSearchParams, filters: readonly string[]): ListState {
  const set = filters.map((name) => [name, valuesOf(search, name)] as const);
  return {
    words: search.get('q') ?? '',
    filters: Object.fromEntries(set.filter(([, values]) => values.length > 0)),
    sort: readSort(search.get('sort')),
    place: readPlace(search),
    unfolded: valuesOf(search, 'open').slice(0, MOST_UNFOLDED),
  };
}

/** Writes what a list shows into its address; what the address says besides stays. */
export function writeListState(
  state: ListState,
  before: URLSearchParams,
  filters: readonly string[],
): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const name of [...OWN, ...filters]) search.delete(name);
  if (state.words !== '') search.set('q', state.words);
  for (const name of filters) for (const value of state.filters[name] ?? []) search.append(name, value);
  if (state.sort) search.set('sort', `${state.sort.descending ? '-' : ''}${state.sort.by}`);
  writePlace(search, state.place);
  for (const id of state.unfolded.slice(-MOST_UNFOLDED)) search.append('open', id);
  return search;
}

/**
 * Returns what a list shows after a change. Other words, filters or another order begin on the first page with no row
 * unfolded, for the cursors are of the old ones.
 */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  const next = { ...state, ...change };
  const sameRows =
    next.words === state.words && next.filters === state.filters && sameSort(next.sort, state.sort);
  if (!sameRows) return { ...next, place: FIRST_PAGE, unfolded: [] };
  return next.place === state.place ? next : { ...next, unfolded: [] };
}

/** Returns filters with one of them set to `values`; without any it is not set. */
export function withFilter(filters: FilterValues, name: string, values: readonly string[]): FilterValues {
  const { [name]: _, ...others } = filters;
  return values.length === 0 ? others : { ...others, [name]: values };
}

/** Whether the list leaves something out. */
export const isNarrowed = ({ words, filters }: ListState): boolean =>
  words !== '' || Object.keys(filters).length > 0;

const valuesOf = (search: URLSearchParams, name: string) =>
  [...new Set(search.getAll(name).filter((value) => value !== ''))].slice(0, MOST_VALUES);

function readSort(text: string | null): Sort | undefined {
  const [, minus, by] = /^(-?)(\w[\w.-]*)$/.exec(text ?? '') ?? [];
  return by === undefined ? undefined : { by, descending: minus === '-' };
}

const sameSort = (one: Sort | undefined, other: Sort | undefined) =>
  one?.by === other?.by && one?.descending === other?.descending;
