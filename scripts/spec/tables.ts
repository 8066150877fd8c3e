import { idsAndRangesIn } from './ids.ts';

/** Returns the cells of each row of the tables of a Markdown text, without heads. */
export function rowsIn(markdown: string): readonly (readonly string[])[] {
  const lines = markdown.split('\n').map((line) => line.trim());
  return lines.flatMap((line, at) => {
    const isRow = line.startsWith('|') && !isRule(line) && !isRule(lines[at + 1] ?? '');
    return isRow ? [cellsOf(line)] : [];
  });
}

/** `| --- | --- |`, which stands below the head of a table. */
const isRule = (line: string) => /^\|(?:\s*:?-+:?\s*\|)+$/.test(line);

/** A mark that is part of a text is written `\|`. */
const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Returns the ids that the rows of tables are about: those of their first column. Reasons may name others. */
export const idsOfRows = (markdown: string): readonly string[] =>
  rowsIn(markdown).flatMap(([first = '']) => idsAndRangesIn(first));
