import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Bytes, decodeUtf8 } from '../read/decode-utf8.ts';
import { FileFault } from '../read/file-fault.ts';
import { MAX_LINE } from '../read/lines.ts';
import { type Header, type Row, readHeader, rowOf } from './columns.ts';

export interface CsvRow extends Row {
  /** More cells than the first line has headings. */
  readonly isTooLong: boolean;
}

/**
 * Returns the lines of a product CSV after the first, one at a time: quoted cells may hold line breaks, lines end as
 * on any system, blank ones don't count. `onHeader` is told of the first line.
 * @throws FileFault when it is no UTF-8, has no heading of the kind, or a quote is broken
 */
export async function* csvRows(
  bytes: Bytes,
  onHeader: (header: Header) => void = () => {},
): AsyncGenerator<CsvRow> {
  // What is parsed runs ahead of what is read here, and an error with it.
  let next = 1;
  let blank = 0;
  const parser = parse({
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE,
    on_record: (cells: string[], { empty_lines }) => {
      const line = next + empty_lines - blank;
      blank = empty_lines;
      next = line + 1 + breaksIn(cells);
      // The number goes along as a cell of its own, for a record is a list of texts and nothing else.
      return [String(line), ...cells];
    },
  });
  const text = Readable.from(decodeUtf8(bytes));
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let header: Header | undefined;
  try {
    for await (const [number, ...cells] of parser as AsyncIterable<readonly string[]>) {
      if (header === undefined) {
        header = headerOf(cells);
        onHeader(header);
      } else {
        yield Object.assign(rowOf(header, Number(number), cells), { isTooLong: isTooLong(cells, header) });
      }
    }
  } catch (error) {
    throw error instanceof CsvError ? csvFault(error, next) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
  if (header === undefined) throw new FileFault('The file is empty.');
}

function breaksIn(cells: readonly string[]): number {
  return cells.reduce(
    (sum, cell) => sum + (/[\r\n]/.test(cell) ? cell.split(/\r\n|\n|\r/).length - 1 : 0),
    0,
  );
}

function headerOf(cells: readonly string[]): Header {
  const header = readHeader(cells);
  if (typeof header === 'string') throw new FileFault(header);
  return header;
}

const isTooLong = (cells: readonly string[], { width }: Header): boolean =>
  cells.slice(width).some((cell) => cell.trim() !== '');

function csvFault(error: CsvError, line: number): FileFault {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FileFault('a quote is opened here and never closed.', line);
    case 'CSV_MAX_RECORD_SIZE':
      return new FileFault('a cell without end; is a quote missing?', line);
    default:
      return new FileFault('the quotes of a cell are broken: a quote within a cell is written twice.', line);
  }
}
