/** How many cursors an address keeps: enough to go back by, and short enough to be sent in a message. */
const KEPT = 12;

/** Where in a list one is: the page, counted from 1, and the cursors that lead there, the last of which begins it. */
export interface PlaceInList {
  readonly page: number;
  /** Those of the pages before this one; where one went far, only the latest. */
  readonly cursors: readonly string[];
}

export const FIRST_PAGE: PlaceInList = { page: 1, cursors: [] };

/** Returns the cursor that begins this page; undefined on the first. */
export const cursorOf = ({ cursors }: PlaceInList): string | undefined => cursors.at(-1);

/** Returns the page that `next` of the answer begins. */
export const pageAfter = ({ page, cursors }: PlaceInList, next: string): PlaceInList => ({
  page: page + 1,
  cursors: [...cursors, next].slice(-KEPT),
});

/** Returns the page before this one; undefined on the first, and where its cursor is kept no longer. */
export function pageBefore({ page, cursors }: PlaceInList): PlaceInList | undefined {
  if (page <= 2) return page === 2 ? FIRST_PAGE : undefined;
  return cursors.length > 1 ? { page: page - 1, cursors: cursors.slice(0, -1) } : undefined;
}

/** Reads a place out of an address; what makes no sense is the first page. */
export function readPlace(search: URLSearchParams): PlaceInList {
  const cursors = search
    .getAll('at')
    .filter((cursor) => cursor !== '')
    .slice(-KEPT);
  if (cursors.length === 0) return FIRST_PAGE;
  const page = Number(search.get('page'));
  const least = cursors.length + 1;
  return { page: Number.isSafeInteger(page) && page > least ? page : least, cursors };
}

/** Writes a place into an address. */
export function writePlace(search: URLSearchParams, { page, cursors }: PlaceInList): void {
  for (const cursor of cursors) search.append('at', cursor);
  if (page > cursors.length + 1) search.set('page', String(page));
}
