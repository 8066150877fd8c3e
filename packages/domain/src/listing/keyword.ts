export const MAX_KEYWORD_LENGTH = 200;
/** Suggestions begin with two characters. SEARCH-009, CONST-028 */
export const MIN_SUGGESTION_LENGTH = 2;

/** Returns a keyword in its one form: single blanks, no control characters, bounded. */
export function normaliseKeyword(typed: string): string {
  const words = typed
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return words.slice(0, MAX_KEYWORD_LENGTH).toWellFormed().trim();
}

/** Tells whether suggestions are asked for: long enough, and not what was asked last. SEARCH-009, SEARCH-010 */
export function wantsSuggestions(keyword: string, last: string | undefined): boolean {
  const normal = normaliseKeyword(keyword);
  return normal.length >= MIN_SUGGESTION_LENGTH && normal !== last;
}
