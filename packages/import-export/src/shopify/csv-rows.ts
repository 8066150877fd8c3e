import { type CsvDialect, csvLines } from '../read/csv-file.ts';
import type { Bytes } from '../read/decode-utf8.ts';
import { EMPTY, FileFault } from '../read/file-fault.ts';
import { type Header, type Row, readHeader, rowOf } from './columns.ts';

export interface CsvRow extends Row {
  /** More cells than the first line has headings. */
  readonly isTooLong: boolean;
}

/**
 * Returns the lines of a product CSV after the first, one at a time; `onHeader` is told of the first line.
 * @throws FileFault when it has no heading of the kind, or a quote is broken
 */
export async function* csvRows(
  bytes: Bytes,
  dialect: CsvDialect,
  onHeader: (header: Header) => void = () => {},
): AsyncGenerator<CsvRow> {
  let header: Header | undefined;
  for await (const { line, cells } of csvLines(bytes, dialect)) {
    if (header === undefined) {
      header = headerOf(cells);
      onHeader(header);
    } else {
      yield Object.assign(rowOf(header, line, cells), { isTooLong: isTooLong(cells, header) });
    }
  }
  if (header === undefined) throw new FileFault(EMPTY);
}

function headerOf(cells: readonly string[]): Header {
  const header = readHeader(cells);
  if (typeof header === 'string') throw new FileFault(header);
  return header;
}

const isTooLong = (cells: readonly string[], { width }: Header): boolean =>
  cells.slice(width).some((cell) => cell.trim() !== '');
