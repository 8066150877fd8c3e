import { type Selection, selectedCount } from './selection.ts';

/** How many records one call of the contract changes at most. */
export const MOST_AT_ONCE = 500;

/** The most rows of a page. */
const LONGEST_PAGE = 100;

/** A page of the list, as far as it tells what is on it. */
interface Page {
  readonly items: readonly { readonly id: string }[];
  readonly next: string | null;
}

/** Which page of the list is asked for, beside what the list is filtered and sorted by. */
interface AskedPage {
  readonly limit: number;
  /** Undefined: the first. */
  readonly cursor: string | undefined;
}

/** What is chosen by a selection, as far as it can be changed at once. */
export interface Chosen {
  readonly ids: readonly string[];
  /** How many are selected, though not all of them can be changed at once. */
  readonly selected: number;
}

/**
 * Finds what is selected: the rows that were ticked, or, where all that match are, those of the list from its beginning
 * on but for what was left out. At most `most`. ADM-053
 *
 * @throws whatever `read` throws
 */
export async function findChosen(
  selection: Selection,
  read: (page: AskedPage) => Promise<Page>,
  most = MOST_AT_ONCE,
): Promise<Chosen> {
  const selected = selectedCount(selection);
  if (!selection.all) return { ids: [...selection.ids].slice(0, most), selected };
  // What moves in the list meanwhile may be met twice.
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await read({ limit: LONGEST_PAGE, cursor });
    for (const { id } of page.items) if (!selection.except.has(id)) ids.add(id);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && ids.size < most);
  return { ids: [...ids].slice(0, most), selected };
}
