/**
 * Texts that a spreadsheet would run as a formula, and their escaped form; numbers with an apostrophe before them, by
 * which spreadsheets are told to leave all their digits.
 */
const FORMULA = /^'*[=+\-@\t\r]|^'+\d+$/;

/**
 * Puts an apostrophe before the text of a cell that a spreadsheet would run as a formula: what somebody typed must not
 * run as a program for the person who opens an export.
 */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Takes away the apostrophe that `guarded`, or a spreadsheet, put before the text of a cell. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
