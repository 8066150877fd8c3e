/** How the back office lists, finds and pages. */
export { beginsWith, keyBeginsWith } from './begins-with.ts';
export { type ListPlace, readCursor, writeCursor } from './list-cursor.ts';
export {
  type ConditionsOfAny,
  type PagedRow,
  pageFields,
  pageQuery,
  toPage,
  type WantedPage,
  wantedPage,
} from './list-page.ts';
export { numberKey, type SortKey, textKey, timeKey, UUIDS } from './sort-key.ts';
